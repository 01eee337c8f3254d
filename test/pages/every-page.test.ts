import { describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { site } from '../../shared/content/site.ts';
import { measureBuild } from '../../tools/build/report.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, missingInOrder, type ServedPage, servePages } from '../setup/pages.ts';
import { completeSettings, testEnvironment } from '../setup/site.ts';
import { findHtmlProblems } from '../setup/valid-html.ts';

/** Every setting that a page shows. */
const { pages, ask } = await servePages(completeSettings);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') });
const other = await servePages(completeSettings);
vi.useRealTimers();
const origin = testEnvironment.PUBLIC_ORIGIN;
const { assets: files } = readBuildOutput('dist');
const assets = new Map(files.map(({ path, body }) => [path, body.toString()]));

describe.each(pages)('the page at $path', ({ html, page, path }) => {
  const scripts = JSON.parse(only(page, '#page-scripts').textContent ?? '');
  const preload: readonly string[] = scripts.preload;
  const sent = preload.map((address) => assets.get(address) ?? '').join('\n');

  it('is valid HTML from the first byte to the last, without what the security policy blocks', async () => {
    expect(html).toMatch(/^<!doctype html><html lang="en.*<\/html>$/s);
    expect(await findHtmlProblems(html)).toEqual([]);
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
    // The hero is not the Largest Contentful Paint of its page; a destination's picture is.
    const isHome = page.querySelector('form[method="post"]') !== null;
    expect(first).toHaveProperty('fetchpriority', isHome ? 'low' : 'high');
    expect(first).not.toHaveProperty('loading');
    for (const picture of others) expect(picture).toHaveProperty('loading', 'lazy');
  });

  it('is the same whenever the server was started', async () => {
    const { text, headers } = await other.ask(path);
    expect([text, headers.etag]).toEqual([html, (await ask(path)).headers.etag]);
  });

  it('lists built scripts alone, the two that are started and all that they import', () => {
    expect(preload.filter((address) => !assets.has(address))).toEqual([]);
    const imported = sent.matchAll(/\b(?:from|import)\s?"\.\/([^"]+)"/g);
    const needed = [...imported].map(([, name]) => `/assets/${name}`);
    expect(needed.length).toBeGreaterThan(0);
    const started = [scripts.hydrate, scripts.mainScript];
    expect(preload).toEqual(expect.arrayContaining([...started, ...needed]));
  });
});

it('what the build report measures is within every limit', async () => {
  const measures = await measureBuild('dist');
  expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

const css = only(pages[0]?.page as Document, 'style').textContent ?? '';

it('no rule hides anything on a screen, but for the countries that are not compared', () => {
  expect(css).toMatch(/@font-face ?\{[^}]*font-display:swap/);
  const onScreen = css.replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  const hiding = /(?:^|;)(?:opacity:0?(?:\.[0-4]|;|$)|visibility:hidden|display:none)/;
  const selectors = [...onScreen.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) => (hiding.test(body) ? selector.trim() : []),
  );
  expect(selectors.filter((each) => !each.startsWith('.compare'))).toEqual([]);
});

it('nothing is animated for those who want less motion', () => {
  const query = /@media[^{]*prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const moving = /[{;](?:animation|transition|scroll-behavior)[^;}]*/g;
  expect(css.match(moving)?.length).toBe(2);
  expect(css.replace(query, '').match(moving)).toBeNull();
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
