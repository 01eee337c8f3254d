import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';

const { ask } = await createTestApp();

it.each([
  { name: 'a page that was removed', asked: '/site/study-destination/delta', location: '/' },
  {
    name: 'a page that was moved',
    asked: '/old/page',
    location: '/site/study-destination/beta',
  },
  {
    name: 'it in another spelling',
    asked: '/Old//Page/',
    location: '/site/study-destination/beta',
  },
  {
    name: 'it with a query',
    asked: '/old/page?level=master&from=//evil.example',
    location: '/site/study-destination/beta?level=master&from=//evil.example',
  },
])('$name leads in one step to $location, which nobody stores', async ({ asked, location }) => {
  const response = await ask.get(asked);
  expect([response.status, response.text]).toEqual([308, '']);
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': '0',
    location,
  });
});

it('an old path leads to a page that is there', async () => {
  const { headers } = await ask.get('/old/page');
  expect((await ask.get(headers['location'] ?? '')).status).toBe(200);
});

it('what only begins or ends like an old path is not found', async () => {
  const statuses = [(await ask.get('/old')).status, (await ask.get('/old/page/more')).status];
  expect(statuses).toEqual([404, 404]);
});

it.each(['/sitemap.xml', '/llms.txt', '/', '/site/study-destination/beta'])(
  '%s names no old path',
  async (path) => {
    const { status, text } = await ask.get(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(/delta|old\/page/);
  },
);
