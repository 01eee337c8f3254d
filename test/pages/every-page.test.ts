import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { loadPage } from '../../shared/load-page.tsx';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, servePages } from '../setup/pages.ts';
import { testEnvironment } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const { ask, pages } = await servePages();
const origin = testEnvironment.PUBLIC_ORIGIN;

describe.each(pages)('the page at $path', ({ path, canonicalPath, html, page, ...route }) => {
  it('is valid HTML from the first byte to the last', async () => {
    expect(html).toMatch(/^<!doctype html><html lang="en/);
    expect(html).toMatch(/<\/html>$/);
    expect(await faultsOfHtml(html)).toEqual([]);
  });

  it('has one main heading, one main landmark and a footer with rights and credit', () => {
    expect(only(page, 'main').contains(only(page, 'h1'))).toBe(true);
    const footer = textOf(only(page, 'footer'));
    expect(footer).toContain(site.rights);
    expect(footer).toContain(site.credit);
  });

  it('starts with a link past the navigation', () => {
    const target = page.querySelector('body a')?.getAttribute('href') ?? '';
    expect(target).toMatch(/^#./);
    expect(only(page, target).localName).toBe('main');
  });

  it('tells search engines its title, description and one address', async () => {
    const { title, description } = await loadPage({ path, canonicalPath, ...route });
    expect(textOf(only(page, 'title'))).toBe(title);
    expect(meta(page, 'name="description"')).toBe(description);
    expect(only(page, 'link[rel="canonical"]').getAttribute('href')).toBe(origin + canonicalPath);
    expect(all(page, 'meta[name="robots"]')).toHaveLength(0);
    expect(meta(page, 'name="viewport"')).not.toMatch(/user-scalable|maximum-scale/);
  });

  it('tells networks and messengers the same, with a picture they take', async () => {
    const { title, description } = await loadPage({ path, canonicalPath, ...route });
    expect(meta(page, 'property="og:title"')).toBe(title);
    expect(meta(page, 'property="og:description"')).toBe(description);
    expect(meta(page, 'property="og:url"')).toBe(origin + canonicalPath);
    expect(meta(page, 'property="og:site_name"')).toBe(site.name);
    const image = new URL(meta(page, 'property="og:image"'));
    expect(image.origin).toBe(origin);
    const { status, headers } = await ask(image.pathname);
    expect(status).toBe(200);
    // They take no SVG.
    expect(headers['content-type']).toMatch(/^image\/(png|jpeg)$/);
  });

  it('links and loads nothing that is missing', async () => {
    const addresses = [...addressesOn(page)].map((href) => new URL(href, origin + path));
    const own = addresses.filter((address) => address.origin === origin);
    expect(own.length).toBeGreaterThan(8);
    for (const { pathname, search, hash } of own) {
      const { status, text } = await ask(pathname + search);
      expect(status, pathname).toBe(200);
      if (hash) expect(textOf(only(parseHtml(text), hash)), pathname + hash).not.toBe('');
    }
  });

  it('leads out of the site by https, mail and telephone alone', () => {
    for (const address of addressesOn(page)) {
      const { protocol } = new URL(address, origin + path);
      expect(['https:', 'mailto:', 'tel:'], address).toContain(protocol);
    }
  });

  it('keeps the place of every picture, and describes each but the mark beside the name', () => {
    const pictures = all(page, 'img').map(attributesOf);
    const mark = only(page, 'link[rel="icon"]').getAttribute('href');
    for (const { src, alt, width, height } of pictures) {
      expect(Number(width), src).toBeGreaterThan(0);
      expect(Number(height), src).toBeGreaterThan(0);
      if (src === mark) expect(alt).toBe('');
      else expect(alt?.length, src).toBeGreaterThan(10);
    }
  });

  it('fetches its first picture at once, and the others late', () => {
    const [first, ...others] = all(page, 'main img').map(attributesOf);
    // The hero is not the largest paint of its page; a destination's picture is.
    const isHome = page.querySelector('form[method="post"]') !== null;
    expect(first).toHaveProperty('fetchpriority', isHome ? 'low' : 'high');
    expect(first).not.toHaveProperty('loading');
    for (const picture of others) expect(picture).toHaveProperty('loading', 'lazy');
  });

  it('explains every abbreviation where it is first used', () => {
    const explained = new Set(knownAbbreviations);
    const unexplained: string[] = [];
    for (const { text, parent, after } of textsIn(only(page, '#root'))) {
      // In `<dfn>ISD</dfn> (Immigration Service Delivery, formerly INIS)` both names are explained.
      const [explanation = ''] = /^ \([^)]*\)/.exec(after === 'dfn' ? text : '') ?? [];
      const known = parent === 'dfn' || parent === 'abbr' ? text : explanation;
      for (const name of known.match(abbreviation) ?? []) explained.add(name);
      for (const name of text.match(abbreviation) ?? []) {
        if (!explained.has(name)) unexplained.push(`${name}: ${text}`);
      }
    }
    expect(unexplained).toEqual([]);
  });

  it('has no inlined handler or style, which the security policy would block', () => {
    for (const element of all(page, '*')) {
      const names = Object.keys(attributesOf(element));
      expect(names.filter((name) => /^(on|style$)/i.test(name))).toEqual([]);
    }
  });
});

it('titles and descriptions of two pages are never the same', () => {
  const heads = new Map(
    pages.map(({ canonicalPath, page }) => [
      canonicalPath,
      [textOf(only(page, 'title')), meta(page, 'name="description"')],
    ]),
  );
  for (const index of [0, 1]) {
    expect(new Set([...heads.values()].map((head) => head[index])).size).toBe(heads.size);
  }
});

describe('the check for valid HTML finds', () => {
  const valid =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><h1>A</h1></body></html>';

  it('nothing in a valid page', async () => {
    expect(await faultsOfHtml(valid)).toEqual([]);
  });

  it.each([
    ['an id twice', 'no-dup-id', '<p id="a">A</p><p id="a">B</p>'],
    ['a second main heading', 'heading-level', '<h1>B</h1>'],
    ['a gap in the outline', 'heading-level', '<h3>B</h3>'],
    ['a picture without a text', 'wcag/h37', '<img src="a.png">'],
    [
      'a header cell without its direction',
      'wcag/h63',
      '<table><tr><th></th><th>A</th></tr><tr><th>B</th><td>C</td></tr></table>',
    ],
    ['a field without a label', 'input-missing-label', '<input type="text">'],
    ['a label of nothing', 'no-missing-references', '<label for="nothing">A</label>'],
  ])('%s', async (_fault, rule, body) => {
    const faults = await faultsOfHtml(valid.replace('</body>', `${body}</body>`));
    expect(faults.join('\n')).toContain(`${rule}: `);
  });
});

/** Names that are better known than what they are short for. */
const knownAbbreviations = ['UK', 'US', 'USA', 'EU', 'GOV', 'PIN'];

const abbreviation = /\b[A-Z][A-Z-]*\d*[A-Z]+\b/g;

/** A text with the names of the element around it and of the one in front of it. */
type TextPart = { readonly text: string; readonly parent: string; readonly after: string };

/** What a visitor reads, in the document's order. */
function textsIn(element: Element): readonly TextPart[] {
  const parent = element.localName;
  return [...element.childNodes].flatMap((node) => {
    const after = node.previousSibling?.nodeName.toLowerCase() ?? '';
    if (node.nodeType === 3) return [{ text: node.textContent ?? '', parent, after }];
    return 'children' in node && parent !== 'svg' ? textsIn(node as Element) : [];
  });
}

function meta(page: Document, attribute: string): string {
  return only(page, `meta[${attribute}]`).getAttribute('content') ?? '';
}

/** All addresses that a browser would follow or fetch, those in the style sheet included. */
function addressesOn(page: Document): ReadonlySet<string> {
  const named = ['href', 'src', 'action'].flatMap((name) =>
    all(page, `[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  const styles = only(page, 'style').textContent ?? '';
  const inStyles = [...styles.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
  return new Set([...named, ...inStyles]);
}
