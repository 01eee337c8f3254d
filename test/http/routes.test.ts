import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

const alpha = '/site/study-destination/alpha';
const beta = '/site/study-destination/beta';

const hour = { 'cache-control': 'public, max-age=3600' };
/** The name changes with the content. */
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
/** A CDN serves a page for a minute, and for a day while the site is down. */
const daily = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
};

it.each([
  ['/', 'text/html; charset=utf-8', daily, '<!doctype html>'],
  ['/robots.txt', 'text/plain; charset=utf-8', hour, 'User-agent'],
  ['/sitemap.xml', 'application/xml', hour, '<?xml'],
  // Programs request this path without reading a page.
  ['/favicon.ico', 'image/png', hour, '\u0006\u0007\b'],
  ['/assets/hydrate-77777777.js', 'text/javascript; charset=utf-8', forever, 'export'],
])('sends %s with Content-Type %s and cache headers %j', async (path, type, caching, begins) => {
  const response = await ask.get(path).responseType('blob').expect(200);
  expect(response.body.toString()).toMatch(begins);
  expect(headersOf(response)).toEqual({
    ...caching,
    'content-length': String(response.body.length),
    'content-type': type,
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: 'Accept-Encoding',
  });
});

const allow = 'GET, HEAD, OPTIONS';

it.each(['/site?a=1', '/healthz'])(
  'answers POST with 405 and OPTIONS with Allow at %s',
  async (path) => {
    const rejected = await ask.post(path).expect(405, '');
    expect(headersOf(rejected)).toEqual({ allow, 'content-length': '0' });
    await ask.options(path).expect(204).expect('Allow', allow);
  },
);

it.each(['/', '/assets/hydrate-77777777.js'])('ignores the query of %s', async (path) => {
  const plain = await ask.get(path);
  const response = await ask.get(`${path}?a=1&b=%?`).expect(200, plain.text);
  expect(headersOf(response)).toEqual(headersOf(plain));
});

it('answers 304 with cache headers and no body to a matching If-None-Match', async () => {
  const full = await ask.get('/').set('Accept-Encoding', 'br');
  const validators = { 'Accept-Encoding': 'br', 'If-None-Match': full.headers['etag'] ?? '' };
  const response = await ask.get('/').set(validators);
  const needed = ['cache-control', 'cdn-cache-control', 'etag', 'vary'];
  const repeated = Object.entries(headersOf(full)).filter(([name]) => needed.includes(name));
  expect(repeated).toHaveLength(4);
  expect([response.status, response.text]).toEqual([304, '']);
  expect(headersOf(response)).toEqual(Object.fromEntries(repeated));
});

it('sends the same bytes from every instance on a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') });
  const later = await createTestApp();
  vi.useRealTimers();
  const [one, other] = [await ask.get('/'), await later.ask.get('/')];
  expect([headersOf(other), other.text]).toEqual([headersOf(one), one.text]);
});

it('changes the ETag if one letter of a page changes', async () => {
  const changed = await createTestApp({ CONTACT_EMAIL: 'hallo@fixture.example' });
  const [before, after] = [await ask.get('/'), await changed.ask.get('/')];
  expect(after.text).toHaveLength(before.text.length);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

// As altered by chat or email programs.
it.each([
  'level=Master&start=2027-AUTUMN.',
  'level=master%20&start=2027-autumn%E2%80%8B',
  'level=master&amp;start=2027-autumn',
])('shows the plan of the altered link ?%s', async (query) => {
  const { text } = await ask.get(`${alpha}?level=master&start=2027-autumn`).expect(200);
  await ask.get(`${alpha}?${query}`).expect(200, text);
});

it.each([
  ['//', '/'],
  ['/site/).?a=1?b', '/site?a=1?b'],
  ...['%20', '*', '!', '%E2%80%9D', '%E2%80%8B'].map((end) => [alpha + end, alpha]),
  [`${alpha}&utm_source=x`, `${alpha}?utm_source=x`],
  [`${alpha}%3Flevel=master&start=x`, `${alpha}?level=master&start=x`],
  ['/Calendar/ALPHA.ics?year=2027', '/calendar/alpha.ics?year=2027'],
  ['/Robots.txt', '/robots.txt'],
  ['//site//study-destination//%61lpha', alpha],
  // Old paths in the fixture's table.
  ['/old/page?from=//evil.example', `${beta}?from=//evil.example`],
])('redirects %s to %s with 308 and no-store', async (path = '', location = '') => {
  const response = await ask.get(path);
  expect([response.status, response.text]).toEqual([308, '']);
  const none = { 'cache-control': 'no-store', 'content-length': '0' };
  expect(headersOf(response)).toEqual({ ...none, location });
});

it.each([
  ['/', 'gzip, deflate, br, zstd', 'br'],
  ['/', 'br;q=0, *', 'gzip'],
  // The client accepts both; RFC 9110 lets the server choose, here the smaller one.
  ['/', 'br;q=0.5, gzip;q=0.9', 'br'],
  // Longer than any client's header.
  ['/', 'br,'.repeat(167), undefined],
  // The only encoding that the build made.
  ['/assets/hydrate-77777777.js', 'br, gzip', 'gzip'],
])('encodes %s for Accept-Encoding “%s” with %s', async (path, accepted, encoding) => {
  const plain = await ask.get(path);
  const response = await ask.get(path).set('Accept-Encoding', accepted);
  // The client decodes the body; it would fail if the length were wrong.
  expect([response.status, response.text]).toEqual([200, plain.text]);
  const changed = encoding && {
    'content-encoding': encoding,
    'content-length': response.headers['content-length'],
  };
  expect(headersOf(response)).toEqual({ ...headersOf(plain), ...changed });
});
