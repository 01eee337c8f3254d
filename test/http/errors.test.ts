import { ServerResponse } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';
import { all, only, parseHtml, textOf, textsIn } from '../setup/html.ts';
import { linksIn, namesIn, picturesIn } from '../setup/reading.ts';

const environment = { TRUST_PROXY: 'loopback', ADMIN_PORT: '9090' };
const { ask, logged } = await createTestApp({ environment });
const below = '/site/study-destination';
beforeEach(() => void logged.splice(0));

const notFound = await ask.get('/nothing');
const missing = parseHtml(notFound.text);

it('sends 404 with Cache-Control: no-store for an unknown URL', () => {
  expect([notFound.status, notFound.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('shows the error view for an unknown URL, without a script', () => {
  expect(textOf(only(missing, 'title'))).toBe('404 Not Found | Quill & Öst’s “Bureau”');
  expect(namesIn(missing, 'heading')).toEqual(['Heading of an error']);
  expect(textsIn(missing, 'main p')).toEqual(['404 Not Found', 'Lead of a missing page.']);
  expect(all(missing, 'script')).toEqual([]);
});

it('links every page, and a phone number, from the error view', () => {
  expect(linksIn(only(missing, '#root'))).toEqual([
    'Quill & Öst’s “Bureau” Study far from Testington → /',
    'Home of the fixture → /',
    `Study in Alpha → ${below}/alpha`,
    `Study in Beta Islands → ${below}/beta`,
    `Study in Gamma → ${below}/gamma`,
    '+91 40 0000 0000 → tel:+914000000000',
    'hello@fixture.example → mailto:hello@fixture.example',
  ]);
  expect(namesIn(missing, 'navigation')).toEqual(['Other pages']);
});

it('describes the picture of the error view', () => {
  expect(picturesIn(missing).join()).toMatch(
    /^An airmail letter .+ \| .+\/lost-mail\.svg \| high$/,
  );
});

it('keeps the error view out of search results', () => {
  const meta = (name: string) => only(missing, `meta[name="${name}"]`).getAttribute('content');
  expect([meta('robots'), meta('description')]).toEqual(['noindex', 'This page did not arrive.']);
  expect(all(missing, 'link[rel="canonical"]')).toEqual([]);
});

it.each([
  ['a URL below a page', `${below}/alpha/nothing`],
  ['the manifest of the build', '/manifest.json'],
  ['the metrics, which have another port', '/metrics'],
  ['security.txt without SECURITY_CONTACT', '/.well-known/security.txt'],
  ['a property of every object', '/__proto__'],
  ['another host with a known path', '///evil.example/site/'],
  ['a calendar of no destination', '/calendar/atlantis.ics?start=2027-autumn'],
  ['a path that begins with punctuation', '/(site)'],
  ['a path that ends with punctuation', '/nothing.'],
])('answers 404 for %s', async (_name, path) => {
  await ask.get(path).expect(404);
});

it.each(['nothing.js', '..%2fmanifest.json'])('responds with 404 to /assets/%s', async (name) => {
  const response = await ask.get(`/assets/${name}`).expect(404, '');
  expect(headersOf(response)).toEqual({ 'cache-control': 'no-store', 'content-length': '0' });
});

it.each([
  ['a truncated escape', '/%E0%A4%A'],
  ['an escaped line break with a header', '/%0d%0aLocation:%20a'],
  ['two escaped backslashes before a host', '/%5C%5Cevil.example'],
])('answers 400 with no-store and one line of text for a path with %s', async (_name, path) => {
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

/** Makes the next response of this process fail while it is written. */
function failOnce(): void {
  vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error(secret);
  });
}

it.each([
  { path: '/', headers: {} },
  { path: '/calendar/alpha.ics?start=2028-autumn', headers: { 'x-robots-tag': 'noindex' } },
])('answers 500 with no-store and without the cause on an error at $path', async (row) => {
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
    ...row.headers,
  });
});

it('logs a failed request with path, ID and stack trace, without its query', async () => {
  failOnce();
  await ask.get('/site?email=typed').set({ 'X-Request-Id': 'abc', 'X-Forwarded-For': '192.0.2.1' });
  const stack = expect.stringMatching(/^ +at .*send\.ts:\d+:\d+/m);
  const err = { type: 'Error', message: secret, stack };
  const fields = { method: 'GET', path: '/site', id: 'abc' };
  expect(logged).toMatchObject([{ level: 'error', msg: 'a request failed', ...fields, err }]);
  expect(JSON.stringify(logged)).not.toContain('typed');
});

it('destroys the socket on an error after headers were sent', async () => {
  const ending = vi.spyOn(ServerResponse.prototype, 'end');
  ending.mockImplementationOnce(function begin(this: ServerResponse) {
    this.flushHeaders();
    throw new Error(secret);
  });
  await expect(ask.get('/')).rejects.toThrow(/socket hang up|aborted|ECONNRESET/);
  expect(logged).toMatchObject([{ level: 'error', method: 'GET', path: '/' }]);
});
