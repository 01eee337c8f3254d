import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const { ask } = await createTestApp();

it('allows crawling in robots.txt, and names the sitemap except on a preview', async () => {
  const preview = await createTestApp({ INDEXING: 'off' });
  const all = 'User-agent: *\nAllow: /\n';
  const sitemap = 'Sitemap: https://www.fixture.example/sitemap.xml';
  expect((await ask.get('/robots.txt')).text).toBe(`${all}\n${sitemap}\n`);
  expect((await preview.ask.get('/robots.txt')).text).toBe(all);
});

it('lists each page once in sitemap.xml', async () => {
  const lines = (await ask.get('/sitemap.xml')).text.split('\n');
  const below = 'https://www.fixture.example/site/study-destination';
  expect(lines).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://www.fixture.example/</loc></url>',
    `<url><loc>${below}/alpha</loc></url>`,
    `<url><loc>${below}/beta</loc></url>`,
    `<url><loc>${below}/gamma</loc></url>`,
    '</urlset>',
    '',
  ]);
});

it('gives a contact and an Expires date within a year in security.txt', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T15:00:00Z') });
  const { type, text } = await ask.get('/.well-known/security.txt');
  expect(type).toBe('text/plain');
  expect(text).toBe(`Contact: mailto:hello@fixture.example
Expires: 2027-03-09T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.fixture.example/.well-known/security.txt
`);
  vi.useRealTimers();
});
