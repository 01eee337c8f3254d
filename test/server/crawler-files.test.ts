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

  it('lets crawlers read a preview, where a header of every answer forbids to keep it', async () => {
    expect((await closed.ask('/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
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

describe('security.txt', () => {
  const path = '/.well-known/security.txt';

  it('says where to report, here, for less than a year', async () => {
    const contact = 'mailto:security@par-avion.example';
    const site = await serveSite({ SECURITY_CONTACT: contact });
    const { status, headers, text } = await site.ask(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const { Expires: expires = '', ...fields } = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toEqual({
      Contact: contact,
      Canonical: origin + path,
      'Preferred-Languages': 'en',
    });
    const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  it('is not there where nobody is to be told', async () => {
    expect((await ask(path)).status).toBe(404);
  });
});
