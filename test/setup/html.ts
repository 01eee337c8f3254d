import { Window } from 'happy-dom';

// A parser and no browser: nothing that a page names is fetched or run.
const { DOMParser } = new Window({
  settings: { disableCSSFileLoading: true, navigation: { disableChildFrameNavigation: true } },
});

/** A page as it came over the wire, before any script has run. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** The one element that the selector finds. Throws when there is none or more than one. */
export function only(within: ParentNode, selector: string): Element {
  const [found, ...others] = within.querySelectorAll(selector);
  if (!found || others.length > 0) {
    throw new Error(`${selector} finds ${all(within, selector).length} elements, not one.`);
  }
  return found;
}

/** The text a visitor reads, with white space collapsed. */
export function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The elements that the selector finds, in the document's order. */
export function all(within: ParentNode, selector: string): readonly Element[] {
  return [...within.querySelectorAll(selector)];
}

/** What a visitor reads in each element that the selector finds. */
export function textsIn(within: ParentNode, selector: string): readonly string[] {
  return all(within, selector).map(textOf);
}

/** The address of each link, in the document's order. */
export function hrefsIn(within: ParentNode): readonly string[] {
  return all(within, 'a').map((link) => link.getAttribute('href') ?? '');
}
