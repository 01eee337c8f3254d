import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

const hour = 'public, max-age=3600';
/** The name changes with the content. */
const forever = 'public, max-age=31536000, immutable';

it.each([
  { path: '/', type: 'text/html; charset=utf-8', cache: 'public, max-age=0, must-revalidate' },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', cache: hour },
  { path: '/sitemap.xml', type: 'application/xml', cache: hour },
  // Programs look for it where it always was.
  { path: '/favicon.ico', type: 'image/png', cache: hour },
  { path: '/assets/hydrate-77777777.js', type: 'text/javascript; charset=utf-8', cache: forever },
  { path: '/assets/face-11111111.woff2', type: 'font/woff2', cache: forever },
])('$path is answered with its type, how long it is kept, and nothing else', async (row) => {
  const response = await ask.get(row.path).responseType('blob').expect(200);
  const { 'cdn-cache-control': cdn, ...headers } = headersOf(response);
  expect(headers).toEqual({
    'cache-control': row.cache,
    'content-length': String(response.body.length),
    'content-type': row.type,
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: 'Accept-Encoding',
  });
  // A CDN may answer for a minute by itself, and for a day when the site is down.
  const kept = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400';
  expect(cdn).toBe(row.path === '/' ? kept : undefined);
});

it('a file is sent byte for byte', async () => {
  const { body } = await ask.get('/assets/face-11111111.woff2').responseType('blob');
  expect(body).toEqual(Buffer.from([1, 2, 3]));
});

const allow = 'GET, HEAD, OPTIONS';
const known = [
  { name: 'a page with a query', path: '/site?a=1' },
  { name: 'an asset', path: '/assets/hydrate-77777777.js' },
  { name: 'a health check', path: '/healthz' },
  { name: 'a calendar', path: '/calendar/alpha.ics?start=2027-autumn' },
];

it.each(known)('POST is refused for $name, and OPTIONS says what is allowed', async ({ path }) => {
  const refused = await ask.post(path);
  expect([refused.status, refused.text]).toEqual([405, '']);
  expect(headersOf(refused)).toEqual({ allow, 'content-length': '0' });
  const { status, headers } = await ask.options(path);
  expect([status, headers['allow']]).toEqual([204, allow]);
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
