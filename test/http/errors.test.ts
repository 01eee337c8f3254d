import { ServerResponse } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';
import { all, only, parseHtml, textOf, textsIn } from '../setup/html.ts';
import { html, markupOf } from '../setup/markup.ts';

const environment = { TRUST_PROXY: 'loopback', ADMIN_PORT: '9090' };
const { ask, logged } = await createTestApp({ environment });
const below = '/site/study-destination';
beforeEach(() => void logged.splice(0));

it('an unknown address is answered with the error view, complete without a script, which nobody stores', async () => {
  const { status, text, headers } = await ask.get('/nothing');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  const page = parseHtml(text);
  expect(textOf(only(page, 'title'))).toBe('404 Not Found | Quill & Öst’s “Bureau”');
  expect(markupOf(only(page, 'main'))).toBe(html`<main id="main">
    <div class="flow">
      <h1 tabindex="-1">Heading of an error</h1>
      <p>404 Not Found</p>
      <p>Lead of a missing page.</p>
      <nav aria-label="Other pages"><ul>
        <li><a href="/">Home of the fixture</a></li>
        <li><a href="${below}/alpha">Study in Alpha</a></li>
        <li><a href="${below}/beta">Study in Beta Islands</a></li>
        <li><a href="${below}/gamma">Study in Gamma</a></li>
      </ul></nav>
    </div>
    <picture><img src="/assets/lost-mail-*.svg" alt="An airmail letter caught in a bare tree and an empty letter box; a postman cycles away and letters fly from his bag." width="1200" height="900" fetchpriority="high"></picture>
  </main>`);
  // Who is lost can call.
  const footer = only(
    page,
    'header.site-header.row:has(> .brand[href="/"]) + main + footer.site-footer.row.small',
  );
  expect(textOf(footer)).toMatch(/\+91 40 0000 0000 hello@fixture\.example/);
  const meta = (name: string) => only(page, `meta[name="${name}"]`).getAttribute('content');
  expect([meta('robots'), meta('description')]).toEqual(['noindex', 'This page did not arrive.']);
  expect(all(page, 'script, link[rel="canonical"]')).toEqual([]);
});

it.each([
  { name: 'an address below a page', path: `${below}/alpha/nothing` },
  { name: 'a query that is escaped into the path', path: '/%3Fenquiry=sent' },
  { name: 'the manifest of the build', path: '/manifest.json' },
  { name: 'what operators ask at another port', path: '/metrics' },
  { name: 'security.txt, while there is nobody to write to', path: '/.well-known/security.txt' },
  { name: 'a name that every object has', path: '/__proto__' },
  { name: 'another host with a known path', path: '///evil.example/site/' },
  { name: 'a calendar of no destination', path: '/calendar/atlantis.ics?start=2027-autumn' },
])('$name is not found', async ({ path }) => {
  await ask.get(path).expect(404);
});

it.each([
  { name: 'an unknown name', path: '/assets/nothing.js' },
  { name: 'an escaped file of the server', path: '/assets/..%2fmanifest.json' },
])('an asset with $name is not found: no body, and nobody stores it', async ({ path }) => {
  const response = await ask.get(path);
  expect([response.status, response.text]).toEqual([404, '']);
  expect(headersOf(response)).toEqual({ 'cache-control': 'no-store', 'content-length': '0' });
});

it.each([
  { name: 'an escape that is cut off', path: '/%E0%A4%A' },
  { name: 'an escaped line break with a header', path: '/%0d%0aLocation:%20a' },
  { name: 'two escaped backslashes before a host', path: '/%5C%5Cevil.example' },
])('a path with $name is a bad request, in one line that nobody stores', async ({ path }) => {
  const response = await ask.get(path);
  expect(response.status).toBe(400);
  expect(response.text).toMatch(/^Bad request[^\n%]{0,100}\n$/);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(response.text.length),
  });
});

const secret = 'SELECT secret FROM inside';

/** The next answer of this process fails while it is written. */
function failOnce(): void {
  vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error(secret);
  });
}

it.each([
  { path: '/', kept: {} },
  { path: '/calendar/alpha.ics?start=2028-autumn', kept: { 'x-robots-tag': 'noindex' } },
])('an error is answered without its cause, and stored by nobody: $path', async (row) => {
  failOnce();
  const response = await ask.get(row.path);
  expect(response.status).toBe(500);
  const words = ['500 Internal Server Error', 'Lead of an error.'];
  expect(textsIn(parseHtml(response.text), 'main p')).toEqual(words);
  expect(response.text).not.toMatch(/SELECT|secret|\bat .*:\d+|\.tsx?\b/);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(response.text)),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...row.kept,
  });
});

it('the log says what was asked, without its query, under which id, and where it failed', async () => {
  failOnce();
  await ask.get('/site?email=typed').set({ 'X-Request-Id': 'abc', 'X-Forwarded-For': '192.0.2.1' });
  const stack = expect.stringMatching(/^ +at .*send\.ts:\d+:\d+/m);
  const err = { type: 'Error', message: secret, stack };
  const asked = { method: 'GET', path: '/site', id: 'abc' };
  expect(logged).toMatchObject([{ level: 'error', msg: 'a request failed', ...asked, err }]);
  expect(JSON.stringify(logged)).not.toContain('typed');
});

it('an error behind the first byte cuts the connection, so that nobody takes half for the whole', async () => {
  const ending = vi.spyOn(ServerResponse.prototype, 'end');
  ending.mockImplementationOnce(function begin(this: ServerResponse) {
    this.flushHeaders();
    throw new Error(secret);
  });
  await expect(ask.get('/')).rejects.toThrow(/socket hang up|aborted|ECONNRESET/);
  expect(logged).toMatchObject([{ level: 'error', method: 'GET', path: '/' }]);
});
