import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

const { ask } = await createTestApp({ environment: { CONTACT_WHATSAPP: '+91 90000 12345' } });
const origin = 'https://www.fixture.example';
const below = '/site/study-destination';
const paths = ['/', '/site', `${below}/alpha`, `${below}/beta`, `${below}/gamma`];

const fetched = new Map<string, Promise<{ readonly status: number; readonly page: Document }>>();

/** Status and page at a path, which is asked for once. */
function fetchPage(path: string) {
  const known = fetched.get(path);
  if (known) return known;
  const fetching = ask.get(path).then(({ status, text }) => ({ status, page: parseHtml(text) }));
  fetched.set(path, fetching);
  return fetching;
}

/** Every address that a visitor may follow from the page, absolute, each once. */
async function linksAt(path: string): Promise<readonly URL[]> {
  const { page } = await fetchPage(path);
  const links = [...page.querySelectorAll('a[href]')];
  const hrefs = links.map((link) => new URL(link.getAttribute('href') ?? '', origin + path).href);
  return [...new Set(hrefs)].map((href) => new URL(href));
}

it.each(paths)('every link at %s that stays on the site leads to a page', async (path) => {
  const inner = (await linksAt(path)).filter((url) => url.origin === origin);
  expect(inner.length).toBeGreaterThan(5);
  for (const { href, pathname, search } of inner) {
    const { status } = await fetchPage(pathname + search);
    expect(status, href).toBe(200);
  }
});

it.each(paths)(
  'every link at %s to a part of a page leads to one that says something',
  async (path) => {
    const inner = (await linksAt(path)).filter((url) => url.origin === origin && url.hash !== '');
    expect(inner.length).toBeGreaterThan(0);
    for (const { href, pathname, search, hash } of inner) {
      const { page } = await fetchPage(pathname + search);
      expect(textOf(only(page, hash)), href).not.toBe('');
    }
  },
);

it.each(paths)(
  'every link at %s that leaves the site is https, mail or telephone',
  async (path) => {
    const protocols = new Set((await linksAt(path)).map(({ protocol }) => protocol));
    expect([...protocols].sort()).toEqual(['https:', 'mailto:', 'tel:']);
  },
);
