import { expect, it } from 'vitest';
import { destinationRoutes, routes } from '../../shared/routes.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();
const asset = '/licences.txt';
/** What is missing is never “not modified”. */
const anyCopy = { headers: { 'If-None-Match': '*' } };

it.each<readonly [path: string, ...targets: string[]]>([
  ['/', '//', '///'],
  ['/site', '/SITE/?', '/site/', '//site', '/site//', '/Site', '/%73ite', '/site?'],
  ['/healthz', '/healthz/', '/HEALTHZ'],
  ['/robots.txt', '/robots.txt/'],
  ['/site?a=1&a=2', '/SITE/?a=1&a=2'],
  ['/site?q=%E0%A4%A', '/SITE/?q=%E0%A4%A'],
  ['/site?to=//evil.example/', '/site/?to=//evil.example/'],
  ...destinationRoutes.map(({ path }) => [path, `${path}/`, path.toUpperCase()] as const),
])('to %s another spelling of it redirects, for good and in one step', async (path, ...targets) => {
  for (const target of targets) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const { status, headers } = await ask(target, { method });
      expect([status, headers.location], `${method} ${target}`).toEqual([308, path]);
    }
  }
});

it('an absolute URL is the same address, as HTTP requires', async () => {
  for (const { path } of routes) {
    expect((await ask(`${testEnvironment.PUBLIC_ORIGIN}${path}`)).status, path).toBe(200);
  }
});

it.each([
  ['slashes', '//evil.example', '//evil.example//site/', '///evil.example/site', '/https://a.b/'],
  ['backslashes', '/\\evil.example/site', '/\\/evil.example/site/', '/%5C%5Cevil.example/site'],
  ['escaped slashes', '/%2fevil.example/site', '/%2f%2fevil.example'],
  ['control characters', '/%09/evil.example', '/%0d%0aLocation:%20https://evil.example'],
  ['dots and users', '/site/..//evil.example/', '/.evil.example/site/', '/@evil.example/site/'],
])('no address leads to another host by %s', async (_means, ...targets) => {
  for (const target of targets) {
    const { status, headers } = await ask(target);
    expect([400, 404], target).toContain(status);
    expect(headers.location).toBeUndefined();
  }
});

it.each([
  ['a broken escape', '/%', '/%E0%A4%A', '/%ff', '/%zz', '/site%', '/site/%c0%ae%c0%ae'],
  ['a control character', '/%00', '/site%00', '/site/study-destination/usa%00.html', '/%7f'],
  ['a backslash', '/\\', '/%5csite', '/assets/..\\..\\package.json', '/assets/%5c..%5cmain.js'],
])('an address with %s is a bad request, with one plain line', async (_problem, ...targets) => {
  for (const target of targets) {
    const { status, headers, text } = await ask(target);
    expect([status, headers['content-type']], target).toEqual([400, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^[^\n]{10,200}\n$/);
    expect(text, 'nothing that was sent comes back').not.toContain(target);
  }
});

it.each([
  ['out', '../server/main.js', '../../../../../../etc/passwd', '..;/manifest.json', '/etc/passwd'],
  ['out, escaped', '..%2fmanifest.json', '%2e%2e/server/main.js', '%252e%252e%252fmanifest.json'],
  ['to what never was', 'nothing', 'nothing.svg?v=1', 'a/b/c.svg', 'entry-QWERTY42.js'],
])(
  'under the assets no path leads %s: an empty 404 that is not stored',
  async (_kind, ...names) => {
    for (const name of names) {
      const { status, text, headers } = await ask(`/assets/${name}`, anyCopy);
      expect([status, text, headers['cache-control']], name).toEqual([404, '', 'no-store']);
    }
  },
);

it.each([
  ['no page', '/nothing', '/nothing/', '/nothing?a=1&b=%E0%A4%A', '/NOTHING', '/caf%C3%A9'],
  ['nearly a page', '/site/study-destination', '/site/study-destination/france'],
  ['below a page', '/site/study-destination/usa/nothing', '/site%2fstudy-destination%2ffrance'],
  ['a file', '/favicon.ico', '/wp-login.php', '/licences.txt.br', '/.env', '/manifest.json'],
  ['a name that objects have', '/__proto__', '/constructor'],
  ['long, or markup', `/${'long/'.repeat(1_500)}`, '/zq<script>alert(1)</script>', '/zq%3Csvg%3E'],
])('what is not in the route table is 404, the whole page: %s', async (_kind, ...targets) => {
  for (const target of targets) {
    const { status, headers, text } = await ask(target, anyCopy);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers.etag).toBeUndefined();
    expectErrorPage(text, '404 Not Found');
    expect(text, 'nothing of the address').not.toContain('zq');
    expect((await ask(target, { method: 'POST' })).status).toBe(404);
  }
});

it.each([
  ['POST', 405],
  ['DELETE', 405],
  ['OPTIONS', 204],
])(
  '%s is answered %i without a body, with the methods that are allowed',
  async (method, status) => {
    for (const target of ['/', '/site', '/healthz', '/sitemap.xml', '/?a=1', asset, '*']) {
      const reply = await ask(target, { method });
      expect([reply.status, reply.text], target).toEqual([status, '']);
      expect(reply.headers.allow).toBe('GET, HEAD, OPTIONS');
    }
  },
);

it('HEAD is answered as GET, without a body', async () => {
  const missing = ['/nothing', '/caf%C3%A9', '/assets/nothing.js', '/%', '/site/'];
  for (const target of ['/', '/healthz', asset, ...missing]) {
    const [head, get] = await Promise.all([ask(target, { method: 'HEAD' }), ask(target)]);
    expect([head.status, head.text], target).toEqual([get.status, '']);
    // HTTP lets the length of an empty body be left out.
    const common = { 'content-length': '0', date: '' };
    expect({ ...head.headers, ...common }).toEqual({ ...get.headers, ...common });
  }
});
