import { expect, it } from 'vitest';
import { destinations } from '../setup/destinations.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const contact = 'mailto:security@par-avion.example';
const { ask } = await serveSite();
const preview = await serveSite({ INDEXING: 'off', SECURITY_CONTACT: contact });
const origin = testEnvironment.PUBLIC_ORIGIN;

it('robots.txt opens the site and names the sitemap by its absolute URL', async () => {
  const { headers, text } = await ask('/robots.txt');
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers).not.toHaveProperty('x-robots-tag');
});

it('a preview may be crawled, so that crawlers see the header that keeps it out of their index', async () => {
  expect((await preview.ask('/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
  for (const target of ['/', '/sitemap.xml', '/not-found', '/SITE', '/%']) {
    expect((await preview.ask(target)).headers['x-robots-tag'], target).toBe('noindex');
  }
});

it('sitemap.xml and llms.txt have each canonical page once, with the day of its last review', async () => {
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
  const entries = sitemap.text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g);
  const pages = destinations.map(({ id, guide }) => ({
    url: `${origin}/site/study-destination/${id}`,
    ...guide,
  }));
  // The home page compares them all.
  const newest = pages
    .map(({ lastReviewed }) => lastReviewed)
    .sort()
    .at(-1);
  expect([...entries].map(([, url, date]) => [url, date])).toEqual([
    [`${origin}/`, newest],
    ...pages.map(({ url, lastReviewed }) => [url, lastReviewed]),
  ]);
  const { text } = await ask('/llms.txt');
  const lines = text.match(/^- .*$/gm) ?? [];
  expect(lines.map((line) => line.replace(/^- \[.*?\]/, ''))).toEqual(
    pages.map(
      ({ url, description, lastReviewed }) =>
        `(${url}): ${description} Last reviewed: ${lastReviewed}.`,
    ),
  );
});

it('security.txt says where to report for less than a year, and is not there where nobody is told', async () => {
  const path = '/.well-known/security.txt';
  const { text } = await preview.ask(path);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(text).toBe(
    `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}${path}\n`,
  );
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect((await ask(path)).status).toBe(404);
});
