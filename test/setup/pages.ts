import { type Route, routes } from '../../shared/routes.ts';
import { parseHtml } from './html.ts';
import { type Served, serveSite } from './site.ts';

/** A route with the page that is served at it. */
export type ServedPage = Route & { readonly html: string; readonly page: Document };

/** Serves the site until the tests of the file are over, and fetches the page of every route. */
export async function servePages(
  environment: Readonly<Record<string, string>> = {},
): Promise<Served & { readonly pages: readonly ServedPage[] }> {
  const served = await serveSite(environment);
  const pages = await Promise.all(
    routes.map(async (route) => {
      const { text } = await served.ask(route.path);
      return { ...route, html: text, page: parseHtml(text) };
    }),
  );
  return { ...served, pages };
}

/** The elements that the selector finds, in the document's order. */
export function all(within: ParentNode, selector: string): readonly Element[] {
  return [...within.querySelectorAll(selector)];
}

/** An element's attributes by name, in lower case as a browser reads them. */
export function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries([...attributes].map(({ name, value }) => [name.toLowerCase(), value]));
}

/** The navigation of this name. */
export function navigationOf(page: Document, name: string): Element {
  const found = all(page, 'nav').find((nav) => nav.getAttribute('aria-label') === name);
  if (!found) throw new Error(`There is no navigation called ${name}.`);
  return found;
}

/** The next text to search for must stand behind the one before: throws nothing, returns what was not found there. */
export function missingInOrder(text: string, expected: readonly string[]): readonly string[] {
  let from = 0;
  return expected.filter((part) => {
    const at = text.indexOf(part, from);
    if (at >= 0) from = at + part.length;
    return at < 0;
  });
}
