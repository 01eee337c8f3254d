import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { destinationRoutes, homeRoute, routes } from '../../shared/routes.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { portOf, type Reply, sendBytes, serveBothWays, testEnvironment } from '../setup/site.ts';

// Some tests ask for everything there is, one after the other.
vi.setConfig({ testTimeout: 20_000 });

const forms = await serveBothWays();
const { assets } = readBuildOutput('dist');
const paths = routes.map(({ path }) => path);
const knownPaths = [...paths, '/healthz', '/robots.txt', '/sitemap.xml'];

/** Other spellings of a known path, and the path they lead to. */
const misspelt: readonly (readonly [target: string, path: string])[] = [
  ['/?', '/'],
  ['/site?', '/site'],
  ['/SITE/?', '/site'],
  ['/site/', '/site'],
  ['//', '/'],
  ['///', '/'],
  ['//site', '/site'],
  ['/site//', '/site'],
  ['/SITE', '/site'],
  ['/Site/', '/site'],
  ['/%73ite', '/site'],
  ['/healthz/', '/healthz'],
  ['/HEALTHZ', '/healthz'],
  ['/robots.txt/', '/robots.txt'],
  ...destinationRoutes.flatMap(({ path }) => [
    [`${path}/`, path] as const,
    [`${path}//`, path] as const,
    [`/${path}`, path] as const,
    [path.replaceAll('/', '//'), path] as const,
    [path.toUpperCase(), path] as const,
    [`${path.replace('/study', '//Study')}/`, path] as const,
  ]),
];

/** What leads to another host when a server is careless with slashes. */
const baits = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/site',
  '//evil.example//site/',
  '///evil.example/site',
  '////evil.example',
  '/\\evil.example',
  '/\\evil.example/site',
  '/\\/evil.example/site/',
  '/%2fevil.example/site',
  '/%2Fevil.example/site/',
  '/%2f%2fevil.example/site',
  '/%5cevil.example/site',
  '/%5C%5Cevil.example',
  '/%09/evil.example/site',
  '/%0d%0aLocation:%20https://evil.example',
  '/site/%0d%0aSet-Cookie:%20a=b',
  '/site/..//evil.example/',
  '/.evil.example/site/',
  '/@evil.example/site/',
  '/https://evil.example/site/',
];

const malformed = [
  '/%',
  '/%E0%A4%A',
  '/%ff',
  '/%zz',
  '/site%',
  '/site/%c0%ae%c0%ae',
  '/%00',
  '/site%00',
  '/site/study-destination/usa%00.html',
  '/site/%0a',
  '/site/%7f',
  '/\\',
  '/site\\',
  '/%5csite',
  '/assets/..\\..\\package.json',
  '/assets/%5c..%5c..%5cserver/main.js',
];

/** Ways out of the assets' folder, written from it. */
const climbs = [
  '../server/main.js',
  '../../server/main.js',
  '../manifest.json',
  '../../dist/manifest.json',
  '../../../../../../../../etc/passwd',
  '..%2fserver%2fmain.js',
  '..%2f..%2fmanifest.json',
  '%2e%2e/server/main.js',
  '%2e%2e%2fmanifest.json',
  '.%2e/%2e./server/main.js',
  '%252e%252e%252fmanifest.json',
  '..;/manifest.json',
  '....//....//manifest.json',
  './../manifest.json',
  '%2e/entry.js',
  '/etc/passwd',
  '//etc/passwd',
];

const unknownAssets = [
  '/assets/nothing.js',
  '/assets/nothing',
  '/assets/entry.js',
  '/assets/deep/er/nothing.svg',
  '/assets/nothing.svg?v=1',
  // A page from before the last deploy asks for names like this one.
  '/assets/entry-QWERTY42.js',
  '/assets/usa-00000000.svg.br',
];

const unknown = [
  '/nothing',
  '/site/nothing',
  '/site/study-destination',
  '/site/study-destination/france',
  '/site/study-destination/usa/nothing',
  '/index.html',
  '/favicon.ico',
  '/.env',
  '/.git/config',
  '/package.json',
  '/manifest.json',
  '/server/main.js',
  '/wp-login.php',
  '/nothing/',
  '/caf%C3%A9',
  '/site%2fstudy-destination%2ffrance',
  '/NOTHING',
  '/nothing?a=1&b=%E0%A4%A',
  '/__proto__',
  '/constructor',
  '/site/study-destination/toString',
  `/${'long/'.repeat(1_500)}`,
];

/** How an address is answered may not depend on whether Express saw the request. */
function comparable({ status, headers, text }: Reply) {
  const { date: _date, ...rest } = headers;
  return { status, headers: rest, text };
}

describe('whichever way the site is served', () => {
  const [app, listener] = forms;
  const targets = [
    ...knownPaths,
    ...assets.map(({ path }) => path),
    ...misspelt.map(([target]) => target),
    ...baits,
    ...malformed,
    ...climbs.map((climb) => `/assets/${climb}`),
    ...unknownAssets,
    ...unknown,
  ];

  it.each(['GET', 'HEAD', 'OPTIONS', 'POST'])('%s is answered the same', async (method) => {
    for (const target of targets) {
      const [one, other] = await Promise.all([
        app.ask(target, { method }),
        listener.ask(target, { method }),
      ]);
      expect(comparable(other), target).toEqual(comparable(one));
    }
  });
});

describe.each(forms)('an address answered $name', ({ server, ask }) => {
  describe('of the site, spelt another way', () => {
    it.each(misspelt)('%s leads to %s for good', async (target, path) => {
      const reply = await ask(target);
      expect(reply.status).toBe(308);
      expect(reply.headers.location).toBe(path);
    });

    it('keeps its query, byte for byte', async () => {
      for (const query of ['?a=1', '?a=1&a=2', '?q=%E0%A4%A', '?to=//evil.example/', '?a?b']) {
        const reply = await ask(`/SITE/${query}`);
        expect(reply.status).toBe(308);
        expect(reply.headers.location).toBe(`/site${query}`);
      }
    });

    it('leads to the page in one step', async () => {
      for (const [target, path] of misspelt) {
        const { headers } = await ask(target);
        expect((await ask(headers.location ?? '')).status, path).toBe(200);
      }
    });

    it('keeps the method of the request', async () => {
      for (const method of ['HEAD', 'POST', 'OPTIONS']) {
        expect((await ask('/site/', { method })).status).toBe(308);
      }
    });
  });

  it.each(baits)('%s never leads to another host', async (target) => {
    const { status, headers } = await ask(target);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  describe('that can not be read', () => {
    it.each(malformed)('%s is a bad request, said in one plain line', async (target) => {
      const reply = await ask(target);
      expect(reply.status).toBe(400);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.text).toMatch(/^[^\n]{10,200}\n$/);
      // Nothing of what was sent comes back.
      expect(reply.text).not.toContain(target);
    });

    it.each(['/\0', '/site\0', '/si\rte', '/si te', '\\site', '\\\\evil.example/site', 'site', ''])(
      'nor can %j, as bytes no browser sends',
      async (target) => {
        const sent = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
        expect(await sendBytes(portOf(server), sent)).toMatch(/^HTTP\/1\.1 400 /);
      },
    );

    it('a query is nobody’s business but the visitor’s, however odd', async () => {
      for (const query of ['?%', '?%E0%A4%A', '?a=%00', '?a=\\', '?a?b', '?a=1?', '??']) {
        expect((await ask(`/${query}`)).status, query).toBe(200);
      }
    });
  });

  it('in absolute form is the same address, as HTTP requires', async () => {
    for (const path of paths) {
      const reply = await ask(`${testEnvironment.PUBLIC_ORIGIN}${path}`);
      expect(reply.status, path).toBe(200);
    }
  });

  describe('under the assets', () => {
    it.each(climbs)('/assets/%s leads nowhere', async (climb) => {
      const reply = await ask(`/assets/${climb}`);
      expect(reply.status).toBe(404);
      expect(reply.text).not.toMatch(/root:|"styles"|createRequire/);
    });

    it.each(unknownAssets)('%s is not there: empty and not stored', async (target) => {
      const reply = await ask(target);
      expect(reply.status).toBe(404);
      expect(reply.body).toHaveLength(0);
      expect(reply.headers['cache-control']).toBe('no-store');
    });

    it('the compressed copies have no address of their own', async () => {
      for (const { path } of assets) {
        for (const suffix of ['.br', '.gz']) expect((await ask(path + suffix)).status).toBe(404);
      }
    });
  });

  describe('that is not in the route table', () => {
    it.each(unknown)('%s: status 404 and the whole page in the raw HTML', async (target) => {
      const reply = await ask(target);
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers.etag).toBeUndefined();
      expectErrorPage(reply.text, '404 Not Found');
    });

    it('takes nothing of the address into the page', async () => {
      const marks = ['/zq<script>alert(1)</script>', '/zq"onload="x', '/zq%3Csvg%3E'];
      for (const target of marks) {
        const reply = await ask(target.replaceAll(' ', '%20'));
        expect(reply.status).toBe(404);
        expect(reply.text).not.toContain('zq');
      }
    });
  });

  describe('and a method', () => {
    it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s: 405, with what is allowed', async (method) => {
      for (const path of [...knownPaths, `${homeRoute.path}?a=1`, assets[0]?.path ?? '']) {
        const reply = await ask(path, { method });
        expect(reply.status, path).toBe(405);
        expect(allowed(reply)).toEqual(new Set(['GET', 'HEAD', 'OPTIONS']));
      }
    });

    it('a posted body is not read as anything', async () => {
      const reply = await request(server)
        .post('/')
        .type('form')
        .send({ name: 'A', _method: 'GET' });
      expect(reply.status).toBe(405);
    });

    it('OPTIONS: 204 without a body, with what is allowed', async () => {
      for (const path of [...knownPaths, assets[0]?.path ?? '']) {
        const reply = await ask(path, { method: 'OPTIONS' });
        expect(reply.status, path).toBe(204);
        expect(allowed(reply)).toEqual(new Set(['GET', 'HEAD', 'OPTIONS']));
        expect(reply.body).toHaveLength(0);
      }
    });

    it('HEAD: as GET, without a body', async () => {
      const targets = [
        ...knownPaths,
        ...assets.map(({ path }) => path),
        '/nothing',
        '/caf%C3%A9',
        '/assets/nothing.js',
        '/%',
        '/site/',
      ];
      for (const target of targets) {
        const [head, get] = await Promise.all([ask(target, { method: 'HEAD' }), ask(target)]);
        expect(head.body).toHaveLength(0);
        // HTTP lets the length of nothing be left out.
        const headers = { 'content-length': '0', ...head.headers };
        const expected = { 'content-length': '0', ...get.headers };
        expect(comparable({ ...head, headers, text: '' }), target).toEqual(
          comparable({ ...get, headers: expected, text: '' }),
        );
      }
    });

    it('an unknown address is unknown to every method', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        expect((await ask('/nothing', { method })).status).toBe(404);
      }
    });
  });
});

function allowed({ headers }: Reply): ReadonlySet<string> {
  return new Set(headers.allow?.split(/,\s*/));
}
