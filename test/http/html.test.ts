import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { findHtmlProblems } from '../setup/valid-html.ts';

// With every setting that a page shows.
const { ask } = await createTestApp({
  environment: {
    CONTACT_WHATSAPP: '+91 (90000) 12-345',
    OFFICE_HOURS: 'Monday to Saturday, 10 am to 6 pm; Sunday by appointment',
    LICENCE_CANADA: 'RCIC licence R 000000',
  },
});

async function fetchPage(path: string) {
  const { text } = await ask.get(path);
  return { path, html: text, page: parseHtml(text) };
}

const home = await fetchPage('/');
const alpha = await fetchPage('/site/study-destination/alpha');
const pages = [
  { ...home, heading: 'First line of the tagline. Second line of it.' },
  { ...(await fetchPage('/site')), heading: 'First line of the tagline. Second line of it.' },
  { ...alpha, heading: 'Study in Alpha' },
  { ...(await fetchPage('/site/study-destination/beta')), heading: 'Study in Beta Islands' },
  { ...(await fetchPage('/nothing')), heading: 'Unexpected Application Error!' },
];

describe.each(pages)('the page at $path', ({ html, page, heading }) => {
  it('is complete and valid', async () => {
    expect(html).toMatch(/^<!doctype html><html lang="en-IN">.*<\/html>$/s);
    expect(await findHtmlProblems(html)).toEqual([]);
  });

  it('has no attribute that the security policy blocks: no style, no event handler', () => {
    const names = [...page.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  it('has one main heading, in its main part', () => {
    expect(textOf(only(page, 'h1'))).toBe(heading);
    expect(only(page, 'main h1')).toBe(only(page, 'h1'));
  });

  it('begins with a link to its main part', () => {
    const href = page.querySelector('body a')?.getAttribute('href');
    expect(href).toBe('#main');
    expect(only(page, '#main').localName).toBe('main');
  });

  it('gives every picture its width and height, so that nothing moves when it comes', () => {
    for (const picture of page.querySelectorAll('img')) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('describes every picture but the mark beside the site’s name', () => {
    const pictures = [...page.querySelectorAll('main img')];
    const alternatives = pictures.map((picture) => picture.getAttribute('alt') ?? '');
    expect(alternatives.length).toBeGreaterThan(0);
    // Less than this names a thing and does not describe it.
    expect(alternatives.filter((alternative) => alternative.length < 12)).toEqual([]);
    expect(only(page, 'header a img').getAttribute('alt')).toBe('');
  });
});

it.each([
  // The hero is not the largest thing that is painted; a destination’s picture is.
  { ...home, priority: 'low' },
  { ...alpha, priority: 'high' },
])('the first picture at $path is fetched at once, with $priority priority', (row) => {
  const first = row.page.querySelector('main img');
  expect(first?.getAttribute('fetchpriority')).toBe(row.priority);
  expect(first?.hasAttribute('loading')).toBe(false);
});

it('the other pictures of the home page are fetched when they are near', () => {
  const [, ...others] = home.page.querySelectorAll('main img');
  const loading = others.map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['lazy', 'lazy', 'lazy']);
});

it.each([home, alpha])('the page at $path ends with rights and credit', ({ page }) => {
  const footer = textOf(only(page, 'footer'));
  expect(footer).toContain('© Quill & Öst’s “Bureau”');
  expect(footer).toContain('Made by Quill & Öst’s “Bureau”.');
});
