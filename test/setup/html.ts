import { queries } from '@testing-library/dom';
import { Window } from 'happy-dom';

const settings = {
  disableCSSFileLoading: true,
  navigation: { disableChildFrameNavigation: true },
};

/** Parses a page without loading resources or running scripts. */
export function parseHtml(html: string): Document {
  // Roles and accessible names need a document with a window, which `DOMParser` does not create.
  const { document } = new Window({ settings });
  document.write(html);
  return document as unknown as Document;
}

/** The elements with this role and their accessible names, in document order. */
function namedIn(within: ParentNode, role: string): ReadonlyMap<Element, string> {
  const found = new Map<Element, string>();
  const container = 'body' in within ? (within as Document).body : (within as HTMLElement);
  // Includes closed disclosures, which a visitor can open.
  const name = (text: string, element: Element) => Boolean(found.set(element, text));
  queries.queryAllByRole(container, role, { hidden: true, name });
  return found;
}

/** The accessible names of the elements with this role, in document order. */
export function namesIn(within: ParentNode, role: string): readonly string[] {
  return [...namedIn(within, role).values()];
}

/** The one element with this role and accessible name. Throws if there is none or more than one. */
export function byRole(within: ParentNode, role: string, name?: string): Element {
  const named = [...namedIn(within, role)].filter(
    ([, each]) => name === undefined || each === name,
  );
  const [[element] = []] = named;
  if (!element || named.length > 1) {
    throw new Error(
      `${named.length} elements have the role ${role} and the name "${name ?? ''}" instead of one.`,
    );
  }
  return element;
}

/** The named attributes of the element, `null` if missing. */
export function attributesOf(element: Element, ...names: readonly string[]) {
  return names.map((name) => element.getAttribute(name));
}

/** Each link as `name → URL`, in document order. */
export function linksIn(within: ParentNode): readonly string[] {
  return [...namedIn(within, 'link')].map(
    ([link, name]) => `${name} → ${link.getAttribute('href')}`,
  );
}

/** The rows of a table, with cells separated by `|`. */
export function rowsOf(table: Element): readonly string[] {
  return all(table, 'tr').map((row) => textsIn(row, 'th, td').join(' | '));
}

/** Alternative text, file and loading attribute (or fetch priority) of each picture in the content. */
export function picturesIn(page: Document): readonly string[] {
  return all(page, '#root picture img').map((image) => {
    const [alt, src, loading, priority] = attributesOf(
      image,
      'alt',
      'src',
      'loading',
      'fetchpriority',
    );
    // Removes the content hash from the file name.
    return [alt, src?.replace(/-[\da-f]{8}\./, '.'), loading ?? priority].join(' | ');
  });
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

/** The given texts that the element shows, in the element's order. */
export function inReadingOrder(element: Element, texts: readonly string[]): readonly string[] {
  const shown = linesOf(element).join('\n');
  const placeOf = (text: string) => shown.indexOf(text);
  return texts
    .filter((text) => placeOf(text) !== -1)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

const landmarks = [
  'banner',
  'navigation',
  'main',
  'region',
  'form',
  'complementary',
  'contentinfo',
];

/** Landmarks, headings and anchors as a nested outline, as screen readers, links and crawlers use them. */
export function outlineOf({ body }: Document): string {
  const lines = new Map<Element, string>();
  for (const role of landmarks) {
    for (const [element, name] of namedIn(body, role)) {
      // A header or footer within the main content is not a landmark.
      if (/^(?:HEADER|FOOTER)$/.test(element.tagName) && element.closest('main')) continue;
      lines.set(element, name ? `${role} “${name}”` : role);
    }
  }
  for (const [heading, name] of namedIn(body, 'heading')) {
    lines.set(heading, `${heading.localName} ${name.trim()}`);
  }
  const outlined = all(body, '#root *').filter(
    (element) => lines.has(element) || (element.id && !element.closest('svg')),
  );
  return outlined
    .map((element) => {
      const depth = outlined.filter((other) => other !== element && other.contains(element)).length;
      const anchor = element.id && `#${element.id}`;
      const focusable = element.getAttribute('tabindex') === '-1' && '(focusable)';
      const parts = [lines.get(element), anchor, focusable].filter(Boolean);
      return '  '.repeat(depth) + parts.join(' ');
    })
    .join('\n');
}

/** The only element matching a selector. Throws if there is none or more than one. */
export function only(within: ParentNode, selector: string): Element {
  const [found, ...others] = within.querySelectorAll(selector);
  if (!found || others.length > 0) {
    throw new Error(`${selector} matches ${all(within, selector).length} elements instead of one.`);
  }
  return found;
}

/** The element's text with white space collapsed. */
export function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The elements matching a selector, in document order. */
export function all(within: ParentNode, selector: string): readonly Element[] {
  return [...within.querySelectorAll(selector)];
}

/** The text of each element matching a selector. */
export function textsIn(within: ParentNode, selector: string): readonly string[] {
  return all(within, selector).map(textOf);
}

/** The URL of each link, in document order. */
export function hrefsIn(within: ParentNode): readonly string[] {
  return all(within, 'a').map((link) => link.getAttribute('href') ?? '');
}
