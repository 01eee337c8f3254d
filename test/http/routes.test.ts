import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

/** The headers of a page: browsers ask each time, a CDN answers for a minute and for a week when the site is down. */
const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=604800',
};

/** Of a file whose name stays when its content changes. */
const file = { 'cache-control': 'public, max-age=3600' };
const text = { ...file, 'content-type': 'text/plain; charset=utf-8' };

/** Of a file whose name changes with its content. */
function asset(type: string) {
  return { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': type };
}

const script = 'export function hydrate() {}';
const below = '/site/study-destination';
const rows = [
  { name: 'the home page', path: '/', headers: page },
  { name: 'the home page at its other address', path: '/site', headers: page },
  { name: 'a destination’s page', path: `${below}/alpha`, headers: page },
  { name: 'the page of a destination of two words', path: `${below}/beta`, headers: page },
  { name: 'the last destination’s page', path: `${below}/gamma`, headers: page },
  { name: 'robots.txt', path: '/robots.txt', headers: text },
  { name: 'llms.txt', path: '/llms.txt', headers: text },
  {
    name: 'the sitemap',
    path: '/sitemap.xml',
    headers: { ...file, 'content-type': 'application/xml' },
  },
  {
    name: 'the licences',
    path: '/licences.txt',
    headers: text,
    body: 'Licences of the fixture\n',
  },
  {
    name: 'the icon, for programs that look for it where it always was',
    path: '/favicon.ico',
    headers: { ...file, 'content-type': 'image/png' },
    body: '\u0006\u0007\u0008',
  },
  {
    name: 'a script',
    path: '/assets/hydrate-77777777.js',
    headers: asset('text/javascript; charset=utf-8'),
    body: script,
  },
  {
    name: 'the display face',
    path: '/assets/face-11111111.woff2',
    headers: asset('font/woff2'),
    body: '\u0001\u0002\u0003',
  },
  {
    name: 'the icon',
    path: '/assets/icon-22222222.svg',
    headers: asset('image/svg+xml'),
    body: '<svg/>',
  },
  {
    name: 'a photograph',
    path: '/assets/beta-77777777.jpg',
    headers: asset('image/jpeg'),
    body: '\t\n',
  },
  {
    name: 'a photograph as AVIF',
    path: '/assets/beta-00000000.avif',
    headers: asset('image/avif'),
    body: '\r',
  },
];

it.each(rows)('GET answers with $name, with these headers alone', async (row) => {
  const response = await ask.get(row.path).set('Accept-Encoding', 'identity').responseType('blob');
  expect(response.status).toBe(200);
  expect(headersOf(response)).toEqual({
    vary: 'Accept-Encoding',
    'content-length': String(response.body.length),
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    ...row.headers,
  });
  if (row.body) expect(response.body.toString()).toBe(row.body);
});

it.each(rows)('HEAD answers with the headers of $name and no body', async ({ path }) => {
  const get = await ask.get(path).set('Accept-Encoding', 'gzip');
  const head = await ask.head(path).set('Accept-Encoding', 'gzip');
  expect([head.status, head.text]).toEqual([200, undefined]);
  expect(headersOf(head)).toEqual(headersOf(get));
});

const allow = 'GET, HEAD, OPTIONS';
const known = [
  { name: 'a page', path: `${below}/alpha` },
  { name: 'a page with a query', path: '/site?a=1' },
  { name: 'an asset', path: '/assets/hydrate-77777777.js' },
  { name: 'a crawler file', path: '/robots.txt' },
  { name: 'a health check', path: '/healthz' },
  { name: 'a calendar', path: '/calendar/alpha.ics?start=2027-autumn' },
];

it.each(known)('POST is refused for $name, which says what is allowed', async ({ path }) => {
  const response = await ask.post(path);
  expect([response.status, response.text]).toEqual([405, '']);
  expect(headersOf(response)).toEqual({ allow, 'content-length': '0' });
});

it.each(known)('OPTIONS says what is allowed for $name', async ({ path }) => {
  const response = await ask.options(path);
  expect([response.status, response.text]).toEqual([204, '']);
  expect(headersOf(response)).toEqual({ allow });
});

it.each(['delete', 'put', 'patch'] as const)('%s is refused as POST is', async (method) => {
  expect((await ask[method]('/')).status).toBe(405);
});

it.each([
  { name: 'a query', path: '/?a=1&b=2' },
  { name: 'a query with two question marks', path: '/?a?b' },
  { name: 'a query with a broken escape', path: '/?%' },
  { name: 'a query with an escaped control character', path: '/?%00' },
  { name: 'a query of 2,000 letters', path: `/?${'x'.repeat(2_000)}` },
])('the page at an address with $name is the same, byte for byte', async ({ path }) => {
  const plain = await ask.get('/');
  const response = await ask.get(path);
  expect([response.status, response.text]).toEqual([200, plain.text]);
  expect(headersOf(response)).toEqual(headersOf(plain));
});

it('an asset with a query, as some caches append one, is the asset', async () => {
  const response = await ask.get('/assets/hydrate-77777777.js?v=1');
  expect([response.status, response.text]).toEqual([200, script]);
});
