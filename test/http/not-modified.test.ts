import { describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

async function tagOf(path: string): Promise<string> {
  const { headers } = await ask.get(path);
  return headers['etag'] ?? '';
}

it.each([
  { given: 'its tag', write: (tag: string) => tag, status: 304 },
  { given: 'its tag as a strong one', write: (tag: string) => tag.replace('W/', ''), status: 304 },
  { given: 'a list with its tag', write: (tag: string) => `"one", W/"two",${tag}`, status: 304 },
  { given: 'any tag', write: () => '*', status: 304 },
  { given: 'another tag', write: () => '"other"', status: 200 },
  { given: 'part of its tag', write: (tag: string) => `${tag.slice(0, -2)}"`, status: 200 },
  { given: 'no tag', write: () => '', status: 200 },
])('a client that names $given of a page gets $status', async ({ write, status }) => {
  const tag = write(await tagOf('/'));
  const get = await ask.get('/').set('If-None-Match', tag);
  const head = await ask.head('/').set('If-None-Match', tag);
  expect([get.status, head.status]).toEqual([status, status]);
});

describe.each([
  { name: 'a page, which a CDN stores for a time of its own', path: '/' },
  { name: 'a picture', path: '/assets/share-alpha-66666666.png' },
])('$name', ({ path }) => {
  it('that the client has is answered with what a cache needs, and no body', async () => {
    const full = await ask.get(path).set('Accept-Encoding', 'br');
    const tag = await tagOf(path);
    const response = await ask.get(path).set('Accept-Encoding', 'br').set('If-None-Match', tag);
    const needed = ['cache-control', 'cdn-cache-control', 'etag', 'vary'];
    const kept = Object.entries(headersOf(full)).filter(([name]) => needed.includes(name));
    expect([response.status, response.text]).toEqual([304, '']);
    expect(headersOf(response)).toEqual(Object.fromEntries(kept));
  });

  it('is the same from every instance, whenever it was started', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') });
    const later = await createTestApp();
    vi.useRealTimers();
    const [before, after] = [await ask.get(path), await later.ask.get(path)];
    expect(headersOf(after)).toEqual(headersOf(before));
    expect(after.text).toEqual(before.text);
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
