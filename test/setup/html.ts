export { parseHtml } from '../../tools/parse-html.ts';

/** The one element that the selector finds. Throws when there is none or more than one. */
export function only(within: ParentNode, selector: string): Element {
  const [found, ...others] = within.querySelectorAll(selector);
  if (!found || others.length > 0) {
    throw new Error(`${selector} finds ${found ? others.length + 1 : 0} elements, not one.`);
  }
  return found;
}

/** The text a visitor reads, with white space collapsed. */
export function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}
