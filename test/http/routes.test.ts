import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';

const { ask } = await createTestApp();

/** The headers of a page: browsers ask each time, a CDN answers for a minute and for a week when the site is down. */
const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=604800',
  etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
};

/** Of a file whose name stays when its content changes. */
const file = {
  'cache-control': 'public, max-age=3600',
  etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
};

/** Of a file whose name changes with its content. */
const asset = { ...file, 'cache-control': 'public, max-age=31536000, immutable' };

const plainText = 'text/plain; charset=utf-8';
const below = '/site/study-destination';
const rows = [
  { name: 'the home page', path: '/', headers: page },
  { name: 'the home page at its other address', path: '/site', headers: page },
  { name: 'a destination’s page', path: `${below}/alpha`, headers: page },
  { name: 'the page of a destination of two words', path: `${below}/beta`, headers: page },
  { name: 'the last destination’s page', path: `${below}/gamma`, headers: page },
  { name: 'robots.txt', path: '/robots.txt', headers: { ...file, 'content-type': plainText } },
  { name: 'llms.txt', path: '/llms.txt', headers: { ...file, 'content-type': plainText } },
  {
    name: 'the sitemap',
    path: '/sitemap.xml',
    headers: { ...file, 'content-type': 'application/xml; charset=utf-8' },
  },
  { name: 'the licences', path: '/licences.txt', headers: { ...file, 'content-type': plainText } },
  {
    name: 'the icon, for programs that look for it where it always was',
    path: '/favicon.ico',
    headers: { ...file, 'content-type': 'image/png' },
  },
  {
    name: 'a script',
    path: '/assets/hydrate-77777777.js',
    headers: { ...asset, 'content-type': 'text/javascript; charset=utf-8' },
  },
  {
    name: 'the display face',
    path: '/assets/face-11111111.woff2',
    headers: { ...asset, 'content-type': 'font/woff2' },
  },
  {
    name: 'the icon',
    path: '/assets/icon-22222222.svg',
    headers: { ...asset, 'content-type': 'image/svg+xml; charset=utf-8' },
  },
  {
    name: 'a photograph',
    path: '/assets/beta-77777777.jpg',
    headers: { ...asset, 'content-type': 'image/jpeg' },
  },
  {
    name: 'a photograph whose name has one letter more',
    path: '/assets/beta-88888888.jpeg',
    headers: { ...asset, 'content-type': 'image/jpeg' },
  },
  {
    name: 'a photograph as WebP',
    path: '/assets/beta-99999999.webp',
    headers: { ...asset, 'content-type': 'image/webp' },
  },
  {
    name: 'a photograph as AVIF',
    path: '/assets/beta-00000000.avif',
    headers: { ...asset, 'content-type': 'image/avif' },
  },
  {
    name: 'a share image, which messengers show from their own origin',
    path: '/assets/share-alpha-66666666.png',
    headers: {
      ...asset,
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
];

it.each(rows)('GET answers with $name, and with these headers alone', async ({ path, headers }) => {
  const response = await ask.get(path).set('Accept-Encoding', 'identity').responseType('blob');
  expect(response.status).toBe(200);
  expect(response.body.length).toBeGreaterThan(0);
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    vary: 'Accept-Encoding',
    'content-length': String(response.body.length),
    ...headers,
  });
});

it.each(rows)('HEAD answers with the headers of $name and no body', async ({ path }) => {
  const get = await ask.get(path).set('Accept-Encoding', 'gzip');
  const head = await ask.head(path).set('Accept-Encoding', 'gzip');
  expect(head.status).toBe(200);
  expect(headersOf(head)).toEqual(headersOf(get));
  expect(head.text).toBeUndefined();
});

const calendar = { name: 'a calendar', path: '/calendar/alpha.ics?start=2027-autumn' };
const known = [
  ...rows,
  { name: 'a page with a query', path: '/site?a=1' },
  { name: 'a script with a query', path: '/assets/hydrate-77777777.js?v=1' },
  { name: 'a health check', path: '/healthz' },
  { name: 'a readiness check', path: '/readyz' },
  calendar,
];
const allow = 'GET, HEAD, OPTIONS';

it.each(known)('POST is refused for $name, which says what is allowed', async ({ path }) => {
  const response = await ask.post(path);
  expect([response.status, response.text]).toEqual([405, '']);
  expect(headersOf(response)).toEqual({ ...securityHeaders, allow, 'content-length': '0' });
});

it.each(known)('OPTIONS says what is allowed for $name', async ({ path }) => {
  const response = await ask.options(path);
  expect([response.status, response.text]).toEqual([204, '']);
  expect(headersOf(response)).toEqual({ ...securityHeaders, allow });
});

it('any other method is refused as POST is', async () => {
  const statuses = [
    (await ask.delete('/')).status,
    (await ask.put('/site')).status,
    (await ask.patch('/robots.txt')).status,
  ];
  expect(statuses).toEqual([405, 405, 405]);
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
  expect(response.status).toBe(200);
  expect(headersOf(response)).toEqual(headersOf(plain));
  expect(response.text).toBe(plain.text);
});

it('an asset with a query, as some caches append one, is the asset', async () => {
  const response = await ask.get('/assets/hydrate-77777777.js?v=1');
  expect([response.status, response.text]).toEqual([200, 'export function hydrate() {}']);
});

it('a preview tells search engines with every answer that they may not index it', async () => {
  const preview = await createTestApp({ environment: { INDEXING: 'off' } });
  for (const path of ['/', '/sitemap.xml', '/not-found', '/SITE', '/%ff', '/assets/none']) {
    const response = await preview.ask.get(path);
    expect(response.headers['x-robots-tag'], path).toBe('noindex');
  }
});
