import { expect, it } from 'vitest';
import { servePages } from '../setup/pages.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const contact = 'mailto:security@par-avion.example';
const { ask, destinationPages } = await servePages();
const preview = await serveSite({ INDEXING: 'off', SECURITY_CONTACT: contact });
const origin = testEnvironment.PUBLIC_ORIGIN;

it('robots.txt names the sitemap; a preview may be crawled too, to see that it may not be indexed', async () => {
  const { headers, text } = await ask('/robots.txt');
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  expect(headers).not.toHaveProperty('x-robots-tag');
  expect((await preview.ask('/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
  for (const target of ['/', '/sitemap.xml', '/not-found', '/SITE', '/%']) {
    expect((await preview.ask(target)).headers['x-robots-tag'], target).toBe('noindex');
  }
});

it('sitemap.xml and llms.txt have each canonical page once, with the day of its review or writing', async () => {
  const { text } = await ask('/sitemap.xml');
  const entries = text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g);
  const days = destinationPages.map(({ guide }) => guide.reviewed ?? guide.written);
  expect(new Set(days).size).toBe(days.length);
  // The home page compares them all.
  expect([...entries].map(([, url, day]) => `${url} ${day}`)).toEqual([
    `${origin}/ ${days.toSorted().at(-1)}`,
    ...destinationPages.map(({ path }, index) => `${origin}${path} ${days[index]}`),
  ]);
  const lines = (await ask('/llms.txt')).text.match(/^- .*$/gm) ?? [];
  expect(lines.map((line) => line.replace(/^- \[.*?\]/, ''))).toEqual(
    destinationPages.map(({ id, path, guide }, index) => {
      const what = id === 'canada' ? 'Last reviewed' : 'Written';
      return `(${origin}${path}): ${guide.description} ${what}: ${days[index]}.`;
    }),
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
