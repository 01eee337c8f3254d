import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const { ask } = await createTestApp();

it('robots.txt lets everybody in and names the sitemap', async () => {
  const { text } = await ask.get('/robots.txt');
  expect(text).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.fixture.example/sitemap.xml\n',
  );
});

it('robots.txt of a preview lets crawlers in, to see that nothing may be indexed', async () => {
  const preview = await createTestApp({ environment: { INDEXING: 'off' } });
  const { text } = await preview.ask.get('/robots.txt');
  expect(text).toBe('User-agent: *\nAllow: /\n');
});

it('sitemap.xml has each page once, with the day of its last review, or else on which it was written', async () => {
  const { text } = await ask.get('/sitemap.xml');
  // The home page compares the destinations, so it has the newest day.
  expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.fixture.example/</loc><lastmod>2026-09-03</lastmod></url>
<url><loc>https://www.fixture.example/site/study-destination/alpha</loc><lastmod>2026-09-03</lastmod></url>
<url><loc>https://www.fixture.example/site/study-destination/beta</loc><lastmod>2026-07-02</lastmod></url>
<url><loc>https://www.fixture.example/site/study-destination/gamma</loc><lastmod>2026-08-21</lastmod></url>
</urlset>
`);
});

it('llms.txt begins with the site’s name, what it is, and where its home page is', async () => {
  const { text } = await ask.get('/llms.txt');
  const [title, , summary, , introduction] = text.split('\n');
  expect(title).toBe('# Quill & Öst’s “Bureau”');
  expect(summary).toBe('> A description of the fixture’s home page.');
  expect(introduction).toContain('https://www.fixture.example/');
});

it('llms.txt says of each page below the home page when it was reviewed, or else only written', async () => {
  const { text } = await ask.get('/llms.txt');
  const below = 'https://www.fixture.example/site/study-destination';
  const name = 'Quill & Öst’s “Bureau”';
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    `- [Study in Alpha | ${name}](${below}/alpha): A description of the page about Alpha. Last reviewed: 2026-09-03.`,
    `- [Study in Beta Islands | ${name}](${below}/beta): A description of the page about Beta Islands. Written: 2026-07-02.`,
    `- [Study in Gamma | ${name}](${below}/gamma): A description of the page about Gamma. Last reviewed: 2026-08-21.`,
  ]);
});
