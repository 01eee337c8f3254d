import { queries } from '@testing-library/dom';
import { all } from './html.ts';

/** The elements with this role and their accessible names, in document order. */
function namedIn(within: Element, role: string): ReadonlyMap<Element, string> {
  const found = new Map<Element, string>();
  // Includes closed disclosures, which a visitor can open.
  const name = (text: string, element: Element) => Boolean(found.set(element, text));
  queries.queryAllByRole(within as HTMLElement, role, { hidden: true, name });
  return found;
}

/** The one element with this role and accessible name. Throws if there is none or more than one. */
export function byRole(within: Element, role: string, name: string): Element {
  return queries.getByRole(within as HTMLElement, role, { hidden: true, name });
}

/** Each link as `name → URL`, in document order. */
export function linksIn(within: Element): readonly string[] {
  return [...namedIn(within, 'link')].map(([it, name]) => `${name} → ${it.getAttribute('href')}`);
}

/** Elements that form a line of text; others only group these or are part of a line. */
const textBlocks =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, caption, summary, figcaption, address, label, legend, option, button';

/** The text exposed to visitors, a line per block, including closed disclosures. */
export function linesOf(element: Element): readonly string[] {
  const copy = element.cloneNode(true) as Element;
  for (const drawn of all(copy, '[aria-hidden="true"]')) drawn.remove();
  for (const block of all(copy, textBlocks)) {
    block.before('\n');
    block.after('\n');
  }
  const lines = (copy.textContent ?? '').split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** The sentences in a part of the copy, as the page shows them. Omits the values of the given properties. */
export function sentencesIn(copy: unknown, ...omitted: readonly string[]): readonly string[] {
  if (typeof copy !== 'object' || copy === null) {
    const text = String(copy).replace(/\[(.+?)\]\((.+?)\)/g, '$1 ($2)');
    return /[.?]$/.test(text) ? [text.replaceAll('**', '')] : [];
  }
  const entries = Object.entries(copy).filter(([name]) => !omitted.includes(name));
  return entries.flatMap(([, each]) => sentencesIn(each, ...omitted));
}

/** The given texts that the element shows, in the element's order. */
export function inReadingOrder(element: Element, texts: readonly string[]): readonly string[] {
  const shown = linesOf(element).join('\n');
  const placeOf = (text: string) => shown.indexOf(text);
  return texts
    .filter((text) => placeOf(text) !== -1)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

const landmarks = 'banner navigation main region form dialog complementary contentinfo'.split(' ');

/** Landmarks, headings and links in document order, as screen readers and crawlers use them. */
export function outlineOf(page: Element): string {
  const lines = new Map<Element, string>();
  for (const role of landmarks) {
    for (const [element, name] of namedIn(page, role)) {
      // A header or footer within the main content is not a landmark.
      if (/^(?:HEADER|FOOTER)$/.test(element.tagName) && element.closest('main')) continue;
      lines.set(element, name ? `${role} “${name}”` : role);
    }
  }
  for (const [it, name] of namedIn(page, 'heading'))
    lines.set(it, `${it.localName} ${name.trim()}`);
  for (const [it, name] of namedIn(page, 'link')) {
    lines.set(it, `${name} → ${it.getAttribute('href')}`);
  }
  return all(page, '*')
    .flatMap((element) => lines.get(element) ?? [])
    .join('\n');
}
