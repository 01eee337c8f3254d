import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

/** The headers of a page: browsers ask each time, a CDN answers for a minute and for a day when the site is down. */
const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
};

/** Of a file whose name stays when its content changes. */
function file(type: string) {
  return { 'cache-control': 'public, max-age=3600', 'content-type': type };
}

/** Of a file whose name changes with its content. */
function asset(type: string) {
  return { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': type };
}

const rows = [
  { name: 'a page', path: '/', headers: page },
  { name: 'robots.txt', path: '/robots.txt', headers: file('text/plain; charset=utf-8') },
  { name: 'the sitemap', path: '/sitemap.xml', headers: file('application/xml') },
  // Programs look for it where it always was.
  { name: 'the icon', path: '/favicon.ico', headers: file('image/png') },
  {
    name: 'a script',
    path: '/assets/hydrate-77777777.js',
    headers: asset('text/javascript; charset=utf-8'),
  },
  { name: 'the display face', path: '/assets/face-11111111.woff2', headers: asset('font/woff2') },
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
});

it('a file is sent byte for byte', async () => {
  const { body } = await ask.get('/assets/face-11111111.woff2').responseType('blob');
  expect(body).toEqual(Buffer.from([1, 2, 3]));
});

it('HEAD answers with the headers of GET and no body', async () => {
  const get = await ask.get('/').set('Accept-Encoding', 'gzip');
  const head = await ask.head('/').set('Accept-Encoding', 'gzip');
  expect([head.status, head.text]).toEqual([200, undefined]);
  expect(headersOf(head)).toEqual(headersOf(get));
});

const allow = 'GET, HEAD, OPTIONS';
const known = [
  { name: 'a page with a query', path: '/site?a=1' },
  { name: 'an asset', path: '/assets/hydrate-77777777.js' },
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

it('DELETE is refused as POST is', async () => {
  expect((await ask.delete('/')).status).toBe(405);
});

it.each([
  { name: 'a page', path: '/' },
  { name: 'an asset', path: '/assets/hydrate-77777777.js' },
])('$name is the same at an address with a query, byte for byte', async ({ path }) => {
  const plain = await ask.get(path);
  const response = await ask.get(`${path}?a=1&b=%?`);
  expect([response.status, response.text]).toEqual([200, plain.text]);
  expect(headersOf(response)).toEqual(headersOf(plain));
});
