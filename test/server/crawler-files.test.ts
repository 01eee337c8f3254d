import { expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { destinations } from '../setup/destinations.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const contact = 'mailto:security@par-avion.example';
const { ask } = await serveSite();
const preview = await serveSite({ INDEXING: 'off', SECURITY_CONTACT: contact });
const origin = testEnvironment.PUBLIC_ORIGIN;

it('robots.txt opens the site and names the sitemap by its absolute URL', async () => {
  const { headers, text } = await ask('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  expect(headers).not.toHaveProperty('x-robots-tag');
});

it('a preview may be crawled, so that crawlers see the header that keeps it out of their index', async () => {
  expect((await preview.ask('/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
  for (const target of ['/', '/sitemap.xml', '/not-found', '/SITE', '/%']) {
    expect((await preview.ask(target)).headers['x-robots-tag'], target).toBe('noindex');
  }
});

it('sitemap.xml has each canonical URL once, with the day of its last review', async () => {
  const { headers, text } = await ask('/sitemap.xml');
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];
  const reviewed = destinations.map(({ guide }) => guide.lastReviewed);
  expect(entries.map(([, url, date]) => [url, date])).toEqual([
    // The home page compares them all.
    [`${origin}/`, reviewed.toSorted().at(-1)],
    ...destinations.map(({ id }, index) => [
      `${origin}/site/study-destination/${id}`,
      reviewed[index],
    ]),
  ]);
});

it('llms.txt names the site and links every page with its description and last review', async () => {
  const { headers, text } = await ask('/llms.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  expect(text).toContain(`${origin}/,`);
  for (const { label, path, guide } of destinations) {
    const link = `- [Study in ${label} | ${site.name}](${origin}${path})`;
    expect(text).toContain(`${link}: ${guide.description} Last reviewed: ${guide.lastReviewed}.`);
  }
});

it('security.txt says where to report, for less than a year, and is not there where nobody is told', async () => {
  const path = '/.well-known/security.txt';
  const { headers, text } = await preview.ask(path);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const fields = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
  expect(text).toBe([...fields, `Canonical: ${origin}${path}`, ''].join('\n'));
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect((await ask(path)).status).toBe(404);
});
