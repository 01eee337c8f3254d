import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

const alpha = '/site/study-destination/alpha';
const beta = '/site/study-destination/beta';

const hour = 'public, max-age=3600';
/** The name changes with the content. */
const forever = 'public, max-age=31536000, immutable';

/** A CDN serves a page for a minute, and for a day while the site is down. */
const cdn = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400';

it.each([
  {
    path: '/',
    type: 'text/html; charset=utf-8',
    cache: 'public, max-age=0, must-revalidate',
    more: { 'cdn-cache-control': cdn },
  },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', cache: hour },
  { path: '/sitemap.xml', type: 'application/xml', cache: hour },
  // Programs request it without reading a page.
  { path: '/favicon.ico', type: 'image/png', cache: hour },
  { path: '/assets/hydrate-77777777.js', type: 'text/javascript; charset=utf-8', cache: forever },
  { path: '/assets/font-11111111.woff2', type: 'font/woff2', cache: forever },
])('sends $path with its Content-Type, Cache-Control and no other header', async (row) => {
  const response = await ask.get(row.path).responseType('blob').expect(200);
  expect(headersOf(response)).toEqual({
    'cache-control': row.cache,
    'content-length': String(response.body.length),
    'content-type': row.type,
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: 'Accept-Encoding',
    ...row.more,
  });
});

it('sends a file byte for byte', async () => {
  const { body } = await ask.get('/assets/font-11111111.woff2').responseType('blob');
  const icon = await ask.get('/favicon.ico').responseType('blob');
  expect([body, icon.body]).toEqual([Buffer.from([1, 2, 3]), Buffer.from([6, 7, 8])]);
});

const allow = 'GET, HEAD, OPTIONS';
it.each([
  { name: 'a page with a query', path: '/site?a=1' },
  { name: 'an asset', path: '/assets/hydrate-77777777.js' },
  { name: 'a health check', path: '/healthz' },
  { name: 'a calendar', path: '/calendar/alpha.ics?start=2027-autumn' },
])('answers POST with 405 and OPTIONS with Allow for $name', async ({ path }) => {
  const refused = await ask.post(path);
  expect([refused.status, refused.text]).toEqual([405, '']);
  expect(headersOf(refused)).toEqual({ allow, 'content-length': '0' });
  const { status, headers } = await ask.options(path);
  expect([status, headers['allow']]).toEqual([204, allow]);
});

it.each(['/', '/assets/hydrate-77777777.js'])('ignores the query of %s', async (path) => {
  const plain = await ask.get(path);
  const response = await ask.get(`${path}?a=1&b=%?`);
  expect([response.status, response.text]).toEqual([200, plain.text]);
  expect(headersOf(response)).toEqual(headersOf(plain));
});

it('answers 304 with cache headers and no body to a matching If-None-Match', async () => {
  const full = await ask.get('/').set('Accept-Encoding', 'br');
  const asked = { 'Accept-Encoding': 'br', 'If-None-Match': full.headers['etag'] ?? '' };
  const response = await ask.get('/').set(asked);
  const needed = ['cache-control', 'cdn-cache-control', 'etag', 'vary'];
  const kept = Object.entries(headersOf(full)).filter(([name]) => needed.includes(name));
  expect(kept).toHaveLength(4);
  expect([response.status, response.text]).toEqual([304, '']);
  expect(headersOf(response)).toEqual(Object.fromEntries(kept));
});

it('sends the same bytes from every instance on a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') });
  const later = await createTestApp();
  vi.useRealTimers();
  for (const path of ['/', '/site/study-destination/alpha?level=master&start=2027-autumn']) {
    const [before, after] = [await ask.get(path), await later.ask.get(path)];
    expect(headersOf(after)).toEqual(headersOf(before));
    expect(after.text).toEqual(before.text);
  }
});

it('changes the ETag with one letter of a page', async () => {
  const changed = await createTestApp({ environment: { CONTACT_EMAIL: 'hallo@fixture.example' } });
  const [before, after] = [await ask.get('/'), await changed.ask.get('/')];
  expect(after.text).toHaveLength(before.text.length);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

it.each([
  { asked: '//', location: '/' },
  { asked: '/site/).?a=1?b', location: '/site?a=1?b' },
  { asked: '/robots.txt%2C', location: '/robots.txt' },
  { asked: `${alpha}%20`, location: alpha },
  { asked: `${alpha}*`, location: alpha },
  { asked: `${alpha}!`, location: alpha },
  { asked: `${alpha}%E2%80%9D`, location: alpha },
  { asked: `${alpha}%E2%80%8B`, location: alpha },
  { asked: `${alpha}&utm_source=x`, location: `${alpha}?utm_source=x` },
  { asked: `${alpha}%3Flevel=master&start=x`, location: `${alpha}?level=master&start=x` },
  // A plan's query as altered by chat or email programs.
  ...[
    'level=Master&start=2027-AUTUMN',
    'level=master&start=2027-autumn.',
    'level=master&start=2027-autumn)',
    'level=master&start=2027-autumn*',
    'level=master%20&start=2027-autumn%20',
    'level=master&start=2027-autumn%E2%80%8B',
    'level=master&amp;start=2027-autumn',
  ].map((query) => ({
    asked: `${alpha}?${query}`,
    location: `${alpha}?level=master&start=2027-autumn`,
  })),
  { asked: '/Old//Page%3E', location: beta },
  { asked: '/Calendar/ALPHA.ics?year=2027', location: '/calendar/alpha.ics?year=2027' },
  { asked: '//site//study-destination//%61lpha', location: alpha },
  // Old paths from the copy's table.
  { asked: '/old/page?from=//evil.example', location: `${beta}?from=//evil.example` },
])('redirects $asked to $location with 308 and no-store', async ({ asked, location }) => {
  const response = await ask.get(asked);
  expect([response.status, response.text]).toEqual([308, '']);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-length': '0',
    location,
  });
});

it.each(['/.site', '/(site)', '/nothing.'])('answers 404 for %s', async (path) => {
  expect((await ask.get(path)).status).toBe(404);
});

it.each(['head', 'post', 'options'] as const)('redirects %s like GET', async (method) => {
  const response = await ask[method]('/SITE/?a=1');
  expect([response.status, response.headers['location']]).toEqual([308, '/site?a=1']);
});

it.each([
  { client: 'a browser', accepted: 'gzip, deflate, br, zstd', coding: 'br' },
  { client: 'one that refuses brotli', accepted: 'br;q=0, *', coding: 'gzip' },
  // The client accepts both, so the smaller one is sent; RFC 9110 leaves the choice to the server.
  { client: 'one that prefers gzip', accepted: 'br;q=0.5, gzip;q=0.9', coding: 'br' },
  { client: 'one that says too much', accepted: 'br,'.repeat(167), coding: undefined },
])('encodes a page with $coding for $client (“$accepted”)', async ({ accepted, coding }) => {
  const { status, headers } = await ask.get('/').set('Accept-Encoding', accepted);
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});

it.each(['br', 'gzip'])(
  'differs with %s from identity only in encoding and length headers',
  async (coding) => {
    const plain = await ask.get('/').set('Accept-Encoding', 'identity');
    // The client decodes the body; it would fail if the length were wrong.
    const response = await ask.get('/').set('Accept-Encoding', coding);
    expect(response.text).toBe(plain.text);
    expect(headersOf(response)).toEqual({
      ...headersOf(plain),
      'content-encoding': coding,
      'content-length': response.headers['content-length'],
    });
  },
);

it.each([
  { name: 'without a compressed copy', path: '/assets/font-11111111.woff2', coding: undefined },
  { name: 'with one in gzip alone', path: '/assets/hydrate-77777777.js', coding: 'gzip' },
])('sends a file $name with its built encodings', async ({ path, coding }) => {
  const { status, headers } = await ask.get(path).set('Accept-Encoding', 'br, gzip');
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});
