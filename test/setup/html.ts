import { Config, Parser, type HtmlElement as ValidatedElement } from 'html-validate';

/** An element of a page as it came over the wire: no script has run and nothing has been repaired. */
export type HtmlElement = ValidatedElement;

const parser = new Parser(await Config.defaultConfig().resolve());

export function parseHtml(html: string): HtmlElement {
  return parser.parseHtml(html);
}

/** The one element the selector finds. Throws when there is none or more than one. */
export function only(within: HtmlElement, selector: string): HtmlElement {
  const [found, ...others] = within.querySelectorAll(selector);
  if (!found || others.length > 0) {
    throw new Error(`${selector} finds ${found ? others.length + 1 : 0} elements, not one.`);
  }
  return found;
}

/** The text a visitor reads, with white space collapsed. */
export function textOf(element: HtmlElement): string {
  return decode(element.textContent).replace(/\s+/g, ' ').trim();
}

export function textsOf(within: HtmlElement, selector: string): readonly string[] {
  return within.querySelectorAll(selector).map(textOf);
}

/** The value of an attribute; empty for one without a value, undefined for one that is not there. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  if (!element.hasAttribute(name)) return undefined;
  return decode(element.getAttributeValue(name) ?? '');
}

export function attributesOf(element: HtmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    element.attributes.map(({ key }) => [key.toLowerCase(), attributeOf(element, key) ?? '']),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** React writes no character references but these. */
function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (reference, name: string) => {
    const character = entities[name];
    if (character === undefined) throw new Error(`${reference} is no reference React writes.`);
    return character;
  });
}
