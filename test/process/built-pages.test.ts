import { HtmlValidate } from 'html-validate';
import { afterAll, expect, it } from 'vitest';
import { enquirySentAddress, routes } from '../../shared/routes.ts';
import { ask } from '../setup/connections.ts';
import { copyDay } from '../setup/copy-day.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { productionSettings, startSite } from '../setup/site-process.ts';

// The rules of the HTML standard and of accessibility, e.g. unique IDs, one h1, no skipped heading level, alternative texts,
// labels of fields and scopes of header cells.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React renders `<br/>`; both forms are valid.
    'void-style': 'off',
    // A list of documents is a form without a submit button: its only button resets it.
    'wcag/h32': 'off',
    // The scripts have the page's own origin.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

// Compiles the rules before the first test, whose timeout would otherwise include the seconds that this takes.
await validator.validateString('');

// Requirements of every page of the built site, whatever its copy.
const origin = productionSettings.PUBLIC_ORIGIN;
const site = await startSite({ environment: { ...productionSettings, ENQUIRY_RETURN: 'on' } });
afterAll(() => site.stop());

// `/site` is the page at `/`.
const canonical = new Set(routes.map(({ canonicalPath }) => canonicalPath));
const paths = [...canonical, enquirySentAddress, '/not-found'];
const pages = await Promise.all(
  paths.map(async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    return { path, html, page: parseHtml(html) };
  }),
);

it.each(pages)('sends a complete and valid page at $path', async ({ html }) => {
  expect(html).toMatch(/^<!doctype html><html lang="en-IN">.*<\/html>$/s);
  const { results } = await validator.validateString(html, 'page.html');
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

it('renders pages for the current day in India', () => {
  const data = only(parseHtml(pages[0]?.html ?? ''), '#page-data').textContent ?? '';
  expect(JSON.parse(data).view.day).toBe(copyDay);
});

/** Absolute URLs that a page links or loads, including those in its style sheet. */
function addressesOn({ path, page }: { readonly path: string; readonly page: Document }) {
  // A drawing may reference its own parts.
  const named = [...page.querySelectorAll('[href], [src]')]
    .filter((element) => !element.closest('svg'))
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
  const styles = only(page, 'style').textContent ?? '';
  const inStyles = [...styles.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
  return [...named, ...inStyles].map((address) => new URL(address, origin + path));
}

const addresses = new Map(pages.flatMap(addressesOn).map((url) => [url.href, url]));
const inner = [...addresses.values()].filter((url) => url.origin === origin);

it('has no broken link and no missing resource', async () => {
  // A query selects a view of the same page.
  const found = new Set(inner.map(({ pathname }) => pathname).filter((it) => it !== '/not-found'));
  expect(found.size).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const path of found) {
    // On its own connection: a kept one may have been closed while a busy machine validated pages.
    const { status } = await ask(site.port, path);
    if (status !== 200) missing.push(path);
  }
  expect(missing).toEqual([]);
});

it('links no missing or empty anchor', () => {
  const parts = inner.flatMap(({ href, pathname, hash }) => {
    const target = pages.find(({ path }) => path === pathname)?.page;
    return hash === '' || !target ? [] : [{ href, part: target.getElementById(hash.slice(1)) }];
  });
  expect(parts.length).toBeGreaterThan(20);
  // A field has no text.
  const wrong = parts.filter(({ part }) => !part?.matches('input') && !(part && textOf(part)));
  expect(wrong.map(({ href }) => href)).toEqual([]);
});
