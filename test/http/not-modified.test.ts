import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

it.each([
  { name: 'a page, which a CDN stores for a time of its own,', path: '/' },
  { name: 'a picture', path: '/assets/share-alpha-66666666.png' },
])(
  '$name that the client has is answered with what a cache needs, and no body',
  async ({ path }) => {
    const full = await ask.get(path).set('Accept-Encoding', 'br');
    const asked = { 'Accept-Encoding': 'br', 'If-None-Match': full.headers['etag'] ?? '' };
    const response = await ask.get(path).set(asked);
    const needed = ['cache-control', 'cdn-cache-control', 'etag', 'vary'];
    const kept = Object.entries(headersOf(full)).filter(([name]) => needed.includes(name));
    expect([response.status, response.text]).toEqual([304, '']);
    expect(headersOf(response)).toEqual(Object.fromEntries(kept));
  },
);

it('a page and a choice are the same from every instance on a day, whenever it was started', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') });
  const later = await createTestApp();
  vi.useRealTimers();
  for (const path of ['/', '/site/study-destination/alpha?level=master&start=2027-autumn']) {
    const [before, after] = [await ask.get(path), await later.ask.get(path)];
    expect(headersOf(after)).toEqual(headersOf(before));
    expect(after.text).toEqual(before.text);
  }
});

it('a page of which one letter has changed has another tag', async () => {
  const changed = await createTestApp({ environment: { CONTACT_EMAIL: 'hallo@fixture.example' } });
  const [before, after] = [await ask.get('/'), await changed.ask.get('/')];
  expect(after.text).toHaveLength(before.text.length);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});
