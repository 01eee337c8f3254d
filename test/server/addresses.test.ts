import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { destinationRoutes, homeRoute, routes } from '../../shared/routes.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { type Reply, sendBytes, serveSite, testEnvironment } from '../setup/site.ts';

// Some tests send hundreds of requests, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const { ask, port, server } = await serveSite();
const { assets } = readBuildOutput('dist');
const knownPaths = [...routes.map(({ path }) => path), '/healthz', '/robots.txt', '/sitemap.xml'];
const [asset = ''] = assets.map(({ path }) => path);

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

/** Addresses that a careless redirect would lead to another host. */
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

/** Paths out of the assets' folder, relative to it. */
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
  // Decoded, it would be the address of the success panel.
  '/%3Fenquiry=sent',
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

describe('another spelling of a known path', () => {
  it('redirects to it for good, in one step, with its query, for every method', async () => {
    for (const [target, path] of misspelt) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const { status, headers } = await ask(target, { method });
        expect([status, headers.location], `${method} ${target}`).toEqual([308, path]);
      }
    }
    for (const query of ['?a=1', '?a=1&a=2', '?q=%E0%A4%A', '?to=//evil.example/', '?a?b']) {
      expect((await ask(`/SITE/${query}`)).headers.location).toBe(`/site${query}`);
    }
  });

  it('as an absolute URL is the same address, as HTTP requires', async () => {
    for (const { path } of routes) {
      expect((await ask(`${testEnvironment.PUBLIC_ORIGIN}${path}`)).status, path).toBe(200);
    }
  });

  it('never redirects to another host', async () => {
    for (const target of baits) {
      const { status, headers } = await ask(target);
      expect([400, 404], target).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('an address that can not be decoded', () => {
  it.each(malformed)('%s is a bad request, with one plain line', async (target) => {
    const reply = await ask(target);
    expect(reply.status).toBe(400);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text).toMatch(/^[^\n]{10,200}\n$/);
    expect(reply.text, 'nothing that was sent comes back').not.toContain(target);
  });

  it.each(['/\0', '/site\0', '/si\rte', '/si te', '\\site', '\\\\evil.example/site', 'site', ''])(
    'nor can %j, as bytes no browser sends',
    async (target) => {
      const sent = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      expect(await sendBytes(port, sent)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('but any query may follow a path', async () => {
    for (const query of ['?%', '?%E0%A4%A', '?a=%00', '?a=\\', '?a?b', '?a=1?', '??']) {
      expect((await ask(`/${query}`)).status, query).toBe(200);
    }
  });
});

describe('under the assets', () => {
  it('no path leads out of their folder', async () => {
    for (const climb of climbs) {
      const reply = await ask(`/assets/${climb}`);
      expect(reply.status, climb).toBe(404);
      expect(reply.text).not.toMatch(/root:|"styles"|createRequire/);
    }
  });

  it('what is missing is an empty 404 that is not stored', async () => {
    for (const target of unknownAssets) {
      const reply = await ask(target);
      expect([reply.status, reply.text], target).toEqual([404, '']);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it('the compressed copies have no address of their own', async () => {
    for (const { path } of assets) {
      for (const suffix of ['.br', '.gz']) expect((await ask(path + suffix)).status).toBe(404);
    }
  });
});

describe('an address that is not in the route table', () => {
  it.each(unknown)('%s: status 404 and the whole page in the raw HTML', async (target) => {
    const reply = await ask(target);
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers.etag).toBeUndefined();
    expectErrorPage(reply.text, '404 Not Found');
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await ask(target, { method })).status).toBe(404);
    }
  });

  it('puts nothing of the address into the page', async () => {
    for (const target of ['/zq<script>alert(1)</script>', '/zq"onload="x', '/zq%3Csvg%3E']) {
      const reply = await ask(target);
      expect(reply.status).toBe(404);
      expect(reply.text).not.toContain('zq');
    }
  });
});

describe('a method', () => {
  const targets = [...knownPaths, `${homeRoute.path}?a=1`, asset];
  const methods = new Set(['GET', 'HEAD', 'OPTIONS']);

  it('that is not allowed: 405, with those that are', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      for (const path of targets) {
        const reply = await ask(path, { method });
        expect(reply.status, `${method} ${path}`).toBe(405);
        expect(allowed(reply)).toEqual(methods);
      }
    }
    // A posted body is not read: `_method` means nothing.
    const posted = request(server).post('/').type('form').send({ _method: 'GET' });
    expect((await posted).status).toBe(405);
  });

  it('OPTIONS: 204 without a body, with those that are allowed', async () => {
    for (const path of targets) {
      const reply = await ask(path, { method: 'OPTIONS' });
      expect([reply.status, reply.text], path).toEqual([204, '']);
      expect(allowed(reply)).toEqual(methods);
    }
  });

  it('HEAD: as GET, without a body', async () => {
    const more = [asset, '/nothing', '/caf%C3%A9', '/assets/nothing.js', '/%', '/site/'];
    for (const target of [...knownPaths, ...more]) {
      const [head, get] = await Promise.all([ask(target, { method: 'HEAD' }), ask(target)]);
      expect([head.status, head.text], target).toEqual([get.status, '']);
      expect(comparableHeaders(head)).toEqual(comparableHeaders(get));
    }
  });
});

function allowed({ headers }: Reply): ReadonlySet<string> {
  return new Set(headers.allow?.split(/,\s*/));
}

/** HTTP lets the length of an empty body be left out. */
function comparableHeaders({ headers: { date: _date, ...headers } }: Reply) {
  return { 'content-length': '0', ...headers };
}
