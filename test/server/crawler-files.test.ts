import { describe, expect, it } from 'vitest';
import { home } from '../../shared/content/home.ts';
import { site } from '../../shared/content/site.ts';
import { homeRoute } from '../../shared/routes.ts';
import { destinations } from '../setup/destinations.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();
const closed = await serveSite({ INDEXING: 'off' });
const origin = testEnvironment.PUBLIC_ORIGIN;
const reviewed = destinations.map(({ guide }) => guide.lastReviewed);
const newest = reviewed.toSorted().at(-1);

describe('robots.txt', () => {
  it('opens the site and names the sitemap by its absolute URL', async () => {
    const { headers, text } = await ask('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).not.toContain('Disallow');
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('closes a preview, and so does a header of every answer', async () => {
    expect((await closed.ask('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    for (const target of ['/', '/sitemap.xml', '/not-found', '/SITE', '/%']) {
      const { headers } = await closed.ask(target);
      expect(headers['x-robots-tag'], target).toBe('noindex');
    }
  });
});

describe('sitemap.xml', () => {
  it('has each canonical URL once, with the day of its last review', async () => {
    const { headers, text } = await ask('/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];
    expect(entries.map(([, url, date]) => [url, date])).toEqual([
      [origin + homeRoute.path, newest],
      ...destinations.map(({ path }, index) => [origin + path, reviewed[index]]),
    ]);
    for (const [, url = ''] of entries) {
      expect((await ask(new URL(url).pathname)).status, url).toBe(200);
    }
  });
});

describe('llms.txt', () => {
  it('names the site and links every page with its description and the day of its last review', async () => {
    const { headers, text } = await ask('/llms.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text.startsWith(`# ${site.name}\n\n> ${home.description}\n`)).toBe(true);
    expect(text).toContain(`${origin}/,`);
    for (const { label, path, guide } of destinations) {
      const link = `- [Study in ${label} | ${site.name}](${origin}${path})`;
      expect(text).toContain(`${link}: ${guide.description} Last reviewed: ${guide.lastReviewed}.`);
    }
  });
});
