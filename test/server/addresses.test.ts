import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { destinationRoutes, routes } from '../../shared/routes.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { type Reply, sendBytes, serveSite, testEnvironment } from '../setup/site.ts';

const { ask, port } = await serveSite();
const { assets } = readBuildOutput('dist');
const knownPaths = [...routes.map(({ path }) => path), '/healthz', '/robots.txt', '/sitemap.xml'];
const hashed = assets.filter(({ path }) => path.startsWith('/assets/'));
const [asset = ''] = hashed.map(({ path }) => path);
/** What is missing is never “not modified”. */
const anyCopy = { headers: { 'If-None-Match': '*' } };

describe('another spelling of a known path', () => {
  const spellings: readonly (readonly [path: string, ...targets: string[]])[] = [
    ['/', '/?', '//', '///'],
    ['/site', '/site?', '/SITE/?', '/site/', '//site', '/site//', '/Site', '/%73ite'],
    ['/healthz', '/healthz/', '/HEALTHZ'],
    ['/robots.txt', '/robots.txt/'],
    ...destinationRoutes.map(
      ({ path }) => [path, `${path}/`, path.replaceAll('/', '//'), path.toUpperCase()] as const,
    ),
  ];

  it.each(spellings)('redirects to %s for good, in one step', async (path, ...targets) => {
    for (const target of targets) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const { status, headers } = await ask(target, { method });
        expect([status, headers.location], `${method} ${target}`).toEqual([308, path]);
      }
    }
  });

  it('keeps its query', async () => {
    for (const query of ['?a=1&a=2', '?q=%E0%A4%A', '?to=//evil.example/', '?a?b']) {
      expect((await ask(`/SITE/${query}`)).headers.location).toBe(`/site${query}`);
    }
  });

  it('as an absolute URL is the same address, as HTTP requires', async () => {
    for (const { path } of routes) {
      expect((await ask(`${testEnvironment.PUBLIC_ORIGIN}${path}`)).status, path).toBe(200);
    }
  });

  it.each([
    ['slashes', '//evil.example', '//evil.example//site/', '///evil.example/site', '/https://a.b/'],
    ['backslashes', '/\\evil.example/site', '/\\/evil.example/site/'],
    ['escaped slashes', '/%2fevil.example/site', '/%2f%2fevil.example', '/%5C%5Cevil.example/site'],
    ['control characters', '/%09/evil.example', '/%0d%0aLocation:%20https://evil.example'],
    ['a header', '/site/%0d%0aSet-Cookie:%20a=b'],
    ['dots and users', '/site/..//evil.example/', '/.evil.example/site/', '/@evil.example/site/'],
  ])('never leads to another host by %s', async (_means, ...targets) => {
    for (const target of targets) {
      const { status, headers } = await ask(target);
      expect([400, 404], target).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('an address that can not be decoded', () => {
  it.each([
    ['a broken escape', '/%', '/%E0%A4%A', '/%ff', '/%zz', '/site%', '/site/%c0%ae%c0%ae'],
    ['a control character', '/%00', '/site%00', '/site/study-destination/usa%00.html', '/%7f'],
    ['a backslash', '/\\', '/%5csite', '/assets/..\\..\\package.json', '/assets/%5c..%5cmain.js'],
  ])('with %s is a bad request, with one plain line', async (_fault, ...targets) => {
    for (const target of targets) {
      const reply = await ask(target);
      expect(reply.status, target).toBe(400);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(reply.text).toMatch(/^[^\n]{10,200}\n$/);
      expect(reply.text, 'nothing that was sent comes back').not.toContain(target);
    }
  });

  it.each(['/site\0', '/si\rte', '/si te', '\\\\evil.example/site', 'site', ''])(
    'nor can %j, as bytes no browser sends',
    async (target) => {
      const sent = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      expect(await sendBytes(port, sent)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe('under the assets', () => {
  it.each([
    ['plain', '../server/main.js', '../manifest.json', '../../../../../../../../etc/passwd'],
    ['partly escaped', '..%2fmanifest.json', '%2e%2e/server/main.js', '.%2e/%2e./server/main.js'],
    ['escaped twice', '%252e%252e%252fmanifest.json'],
    ['disguised', '..;/manifest.json', '....//....//manifest.json', './../manifest.json'],
    ['absolute', '/etc/passwd', '//etc/passwd'],
  ])('no path leads out of their folder: %s', async (_means, ...climbs) => {
    for (const climb of climbs) {
      const reply = await ask(`/assets/${climb}`);
      expect(reply.status, climb).toBe(404);
      expect(reply.text).not.toMatch(/root:|"styles"|createRequire/);
    }
  });

  it.each([
    ['a name that never was', '/assets/nothing', '/assets/nothing.svg?v=1', '/assets/a/b/c.svg'],
    ['a name without its hash', '/assets/entry.js'],
    ['a name of another build', '/assets/entry-QWERTY42.js'],
    ['a compressed copy', ...hashed.flatMap(({ path }) => [`${path}.br`, `${path}.gz`])],
  ])('%s is an empty 404 that is not stored', async (_kind, ...targets) => {
    for (const target of targets) {
      const { status, text, headers } = await ask(target, anyCopy);
      expect([status, text, headers['cache-control']], target).toEqual([404, '', 'no-store']);
    }
  });
});

describe('an address that is not in the route table', () => {
  it.each([
    ['no page', '/nothing', '/nothing/', '/nothing?a=1&b=%E0%A4%A', '/NOTHING', '/caf%C3%A9'],
    ['nearly a page', '/site/nothing', '/site/study-destination', '/site/study-destination/france'],
    ['below a page', '/site/study-destination/usa/nothing', '/site%2fstudy-destination%2ffrance'],
    // Decoded, it would be the address of the success panel.
    ['the success panel, escaped', '/%3Fenquiry=sent'],
    ['a usual file', '/index.html', '/favicon.ico', '/wp-login.php'],
    ['a compressed copy', '/licences.txt.br', '/licences.txt.gz'],
    ['a file of the site', '/.env', '/.git/config', '/package.json', '/manifest.json'],
    ['a name that objects have', '/__proto__', '/constructor', '/site/study-destination/toString'],
    ['long', `/${'long/'.repeat(1_500)}`],
    ['markup', '/zq<script>alert(1)</script>', '/zq"onload="x', '/zq%3Csvg%3E'],
  ])('is 404 and the whole page in the raw HTML: %s', async (_kind, ...targets) => {
    for (const target of targets) {
      const { status, headers, text } = await ask(target, anyCopy);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers.etag).toBeUndefined();
      expectErrorPage(text, '404 Not Found');
      expect(text, 'nothing of the address').not.toContain('zq');
      for (const method of ['POST', 'OPTIONS']) {
        expect((await ask(target, { method })).status).toBe(404);
      }
    }
  });
});

describe('a method', () => {
  it.each([
    ['POST', 405],
    ['PUT', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ])('%s: %i without a body, with those that are allowed', async (method, status) => {
    for (const path of [...knownPaths, '/?a=1', asset]) {
      const reply = await ask(path, { method });
      expect([reply.status, reply.text], path).toEqual([status, '']);
      expect(reply.headers.allow).toBe('GET, HEAD, OPTIONS');
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

/** HTTP lets the length of an empty body be left out. */
function comparableHeaders({ headers: { date: _date, ...headers } }: Reply) {
  return { 'content-length': '0', ...headers };
}
