import { describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

async function tagOf(path: string): Promise<string> {
  const { headers } = await ask.get(path);
  return headers['etag'] ?? '';
}

const stored = [
  { name: 'a page', path: '/' },
  { name: 'a crawler file', path: '/sitemap.xml' },
  { name: 'a script', path: '/assets/hydrate-77777777.js' },
  { name: 'a picture', path: '/assets/share-alpha-66666666.png' },
];

describe.each(stored)('$name that a client has already', ({ path }) => {
  it.each([
    { given: 'its tag', write: (tag: string) => tag },
    { given: 'its tag as a strong one', write: (tag: string) => tag.replace('W/', '') },
    { given: 'a list with its tag', write: (tag: string) => `"one", W/"two",${tag}` },
    { given: 'any tag', write: () => '*' },
  ])('is not sent again to one that names $given', async ({ write }) => {
    const response = await ask.get(path).set('If-None-Match', write(await tagOf(path)));
    expect([response.status, response.text]).toEqual([304, '']);
  });

  it('is answered with what a cache needs and nothing else', async () => {
    const full = await ask.get(path).set('Accept-Encoding', 'br');
    const tag = await tagOf(path);
    const response = await ask.get(path).set('Accept-Encoding', 'br').set('If-None-Match', tag);
    const needed = ['cache-control', 'cdn-cache-control', 'etag', 'vary'];
    const kept = Object.entries(headersOf(full)).filter(([name]) => needed.includes(name));
    expect(headersOf(response)).toEqual(Object.fromEntries(kept));
  });

  it('is not sent to HEAD either', async () => {
    const response = await ask.head(path).set('If-None-Match', await tagOf(path));
    expect(response.status).toBe(304);
  });

  it.each([
    { given: 'another tag', write: () => '"other"' },
    { given: 'part of its tag', write: (tag: string) => `${tag.slice(0, -2)}"` },
    { given: 'no tag', write: () => '' },
  ])('is sent to one that names $given', async ({ write }) => {
    const response = await ask.get(path).set('If-None-Match', write(await tagOf(path)));
    expect(response.status).toBe(200);
  });
});

it('a date alone does not count: files have none', async () => {
  const response = await ask.get('/').set('If-Modified-Since', 'Wed, 18 May 2033 00:00:00 GMT');
  expect(response.status).toBe(200);
});

it.each([
  { reload: 'an ordinary', cacheControl: 'max-age=0', status: 304 },
  { reload: 'a forced', cacheControl: 'max-age=0, no-cache', status: 200 },
])('$reload reload gets $status', async ({ cacheControl, status }) => {
  const tag = await tagOf('/');
  const response = await ask.get('/').set('If-None-Match', tag).set('Cache-Control', cacheControl);
  expect(response.status).toBe(status);
});

it('different contents have different tags', async () => {
  const paths = ['/', '/site/study-destination/alpha', '/site/study-destination/beta', '/llms.txt'];
  const tags = await Promise.all([...paths, '/robots.txt', '/sitemap.xml'].map(tagOf));
  expect(new Set(tags).size).toBe(6);
});

it('a page whose headers alone have changed is sent again', async () => {
  const other = await createTestApp({ environment: { HSTS_INCLUDE_SUBDOMAINS: 'on' } });
  const [before, after] = [await ask.get('/'), await other.ask.get('/')];
  expect(after.text).toBe(before.text);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

it.each(stored)('$name is the same from every instance, whenever it was started', async (row) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') });
  const later = await createTestApp();
  vi.useRealTimers();
  const [before, after] = [await ask.get(row.path), await later.ask.get(row.path)];
  expect(headersOf(after)).toEqual(headersOf(before));
  expect(after.text).toEqual(before.text);
});
