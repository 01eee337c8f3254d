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

/** The only element matching a selector. Throws if there is none or more than one. */
export function only(within: ParentNode, selector: string): Element {
  const [found, ...others] = within.querySelectorAll(selector);
  if (!found || others.length > 0) {
    throw new Error(`${selector} matches ${all(within, selector).length} elements instead of one.`);
  }
  return found;
}

export function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The elements matching a selector, in document order. */
export function all(within: ParentNode, selector: string): readonly Element[] {
  return [...within.querySelectorAll(selector)];
}

export function textsIn(within: ParentNode, selector: string): readonly string[] {
  return all(within, selector).map(textOf);
}

export function rowsOf(table: Element): readonly string[] {
  return all(table, 'tr').map((row) => textsIn(row, 'th, td').join(' | '));
}

/** The named attributes of the element, `null` if missing. */
export function attributesOf(element: Element, ...names: readonly string[]) {
  return names.map((name) => element.getAttribute(name));
}
