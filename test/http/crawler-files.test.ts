import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const { ask } = await createTestApp();
const javascript = 'text/javascript; charset=utf-8';

it('allows crawling in robots.txt, and names the sitemap except on a preview', async () => {
  const preview = await createTestApp({ INDEXING: 'off' });
  const all = 'User-agent: *\nAllow: /\n';
  const sitemap = 'Sitemap: https://www.fixture.example/sitemap.xml';
  expect((await ask.get('/robots.txt')).text).toBe(`${all}\n${sitemap}\n`);
  expect((await preview.ask.get('/robots.txt')).text).toBe(all);
});

it('lists each page once in sitemap.xml, with its last review or writing date', async () => {
  const entries = (await ask.get('/sitemap.xml')).text.split('\n').filter((it) => /<loc>/.test(it));
  const below = 'https://www.fixture.example/site/study-destination';
  // Review dates of Alpha and Gamma, writing date of Beta, and for the home page, which compares
  // them, the newest one.
  expect(entries).toEqual([
    '<url><loc>https://www.fixture.example/</loc><lastmod>2026-09-03</lastmod></url>',
    `<url><loc>${below}/alpha</loc><lastmod>2026-09-03</lastmod></url>`,
    `<url><loc>${below}/beta</loc><lastmod>2026-07-02</lastmod></url>`,
    `<url><loc>${below}/gamma</loc><lastmod>2026-08-21</lastmod></url>`,
  ]);
});

it('gives a contact and an Expires date within a year in security.txt', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T15:00:00Z') });
  const environment = { SECURITY_CONTACT: 'mailto:security@fixture.example' };
  const site = await createTestApp(environment);
  const response = await site.ask.get('/.well-known/security.txt').expect(200);
  expect(response.text).toBe(`Contact: mailto:security@fixture.example
Expires: 2027-03-09T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.fixture.example/.well-known/security.txt
`);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  vi.setSystemTime(new Date('2027-04-14T15:00:00Z'));
  const { text } = await site.ask.get('/.well-known/security.txt');
  vi.useRealTimers();
  expect(text).toContain('\nExpires: 2028-04-12T00:00:00.000Z\n');
});

it('replaces an old service worker by one that removes itself and reloads its pages', async () => {
  const { headers, text } = await ask.get('/old-worker.js').expect(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': javascript });
  const done: string[] = [];
  const worker = {
    addEventListener: (type: string, listen: (event: object) => void) =>
      listen({ waitUntil: () => done.push(type) }),
    skipWaiting: () => done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') },
    caches: { keys: async () => ['1'], delete: async (key: string) => done.push(`delete ${key}`) },
    clients: { matchAll: async () => [{ url: '/', navigate: (url: string) => done.push(url) }] },
  };
  new Function(...Object.keys(worker), text)(...Object.values(worker));
  await expect.poll(() => done).toEqual(['skipWaiting', 'unregister', 'activate', 'delete 1', '/']);
});
