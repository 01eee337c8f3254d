import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, missingInOrder, type ServedPage, servePages } from '../setup/pages.ts';
import { testEnvironment } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const { ask, pages } = await servePages();
const origin = testEnvironment.PUBLIC_ORIGIN;

describe.each(pages)('the page at $path', ({ html, page }) => {
  it('is valid HTML from the first byte to the last, without what the security policy blocks', async () => {
    expect(html).toMatch(/^<!doctype html><html lang="en.*<\/html>$/s);
    expect(await faultsOfHtml(html)).toEqual([]);
    const names = all(page, '*').flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => /^(on|style$)/.test(name))).toEqual([]);
  });

  it('starts with a link to its main part with the main heading, and ends with rights and credit', () => {
    const target = page.querySelector('body a')?.getAttribute('href') ?? '';
    expect(only(page, target)).toBe(only(page, 'main'));
    expect(only(page, 'h1')).toBe(only(page, 'main h1'));
    const footer = textOf(only(page, 'footer'));
    expect(missingInOrder(footer, [site.rights, site.credit])).toEqual([]);
  });

  it('describes every picture and keeps its place, and fetches the first at once, the others late', () => {
    const mark = only(page, 'link[rel="icon"]').getAttribute('href');
    for (const { src, alt, width, height } of all(page, 'img').map(attributesOf)) {
      expect(Math.min(Number(width), Number(height)), src).toBeGreaterThan(0);
      expect(alt, src).toMatch(src === mark ? /^$/ : /.{11}/);
    }
    const [first, ...others] = all(page, 'main img').map(attributesOf);
    // The hero is not the largest paint of its page; a destination's picture is.
    const isHome = page.querySelector('form[method="post"]') !== null;
    expect(first).toHaveProperty('fetchpriority', isHome ? 'low' : 'high');
    expect(first).not.toHaveProperty('loading');
    for (const picture of others) expect(picture).toHaveProperty('loading', 'lazy');
  });

  it('has icons that are small and unfilled without styles, and hidden from readers', () => {
    const icons = all(page, 'svg[viewBox="0 0 24 24"]').map(attributesOf);
    expect(icons.length).toBeGreaterThan(0);
    const expected = { width: '24', height: '24', fill: 'none', 'aria-hidden': 'true' };
    for (const icon of icons) expect(icon).toMatchObject(expected);
  });
});

it('no page links or loads what is missing, or leads out but by https, mail and telephone', async () => {
  const addresses = new Set(pages.flatMap(addressesOn));
  expect(addresses.size).toBeGreaterThan(50);
  for (const address of addresses) {
    const { protocol, pathname, search, hash } = new URL(address);
    expect(['https:', 'mailto:', 'tel:'], address).toContain(protocol);
    if (!address.startsWith(`${origin}/`)) continue;
    const { status, text } = await ask(pathname + search);
    expect(status, address).toBe(200);
    if (hash) expect(textOf(only(parseHtml(text), hash)), address).not.toBe('');
  }
});

/** All URLs that a browser would follow or fetch, those in the style sheet included. */
function addressesOn({ path, page }: ServedPage): readonly string[] {
  const named = all(page, '[href], [src], form[method="post"]').map(attributesOf);
  const addresses = named.map(({ href, src, action }) => href ?? src ?? action ?? '');
  const styles = (only(page, 'style').textContent ?? '').matchAll(/url\(["']?([^"')]+)/g);
  const inStyles = [...styles].map(([, url = '']) => url);
  return [...addresses, ...inStyles].map((address) => new URL(address, origin + path).href);
}
