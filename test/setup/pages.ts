import { expect } from 'vitest';
import { destinationCopy } from '../../shared/content/destination-copy.ts';
import { destinationRoutes, homeRoute, type Route, routes } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from './html.ts';
import { serveSite } from './site.ts';

/** A route with the page that is served at it. */
export type ServedPage = Route & { readonly html: string; readonly page: Document };

/** Every destination with its copy; the site itself loads one at a time. */
export const destinations = await Promise.all(
  destinationRoutes.map(async (route) => {
    const { summary, guide } = destinationCopy[route.id];
    return { ...route, ...(await summary()), ...(await guide()) };
  }),
);

/** Serves the site until the tests of the file are over, and fetches the page of every route. */
export async function servePages(environment: Readonly<Record<string, string>> = {}) {
  // In the copy guides of the same day have one date; here each has its own, so that a mix-up is noticed, and one has been
  // reviewed.
  for (const [index, { id, guide }] of destinations.entries()) {
    const reviewed = id === 'canada' ? '2026-10-20' : undefined;
    Object.assign(guide, { written: `2026-10-${10 + ((index * 5 + 3) % 7)}`, reviewed });
  }
  const served = await serveSite(environment);
  async function fetchPage<Row extends Route>(route: Row): Promise<Row & ServedPage> {
    const { text } = await served.ask(route.path);
    return { ...route, html: text, page: parseHtml(text) };
  }
  return {
    ...served,
    pages: await Promise.all(routes.map(fetchPage)),
    destinationPages: await Promise.all(destinations.map(fetchPage)),
  };
}

/** The spec's error view, complete in the raw HTML: its text, its links, and nothing for a crawler to keep. */
export function expectErrorPage(html: string, detail: string): void {
  const page = parseHtml(html);
  const main = only(page, 'main');
  expect(textOf(only(page, 'h1'))).toBe('Unexpected Application Error!');
  for (const part of [main, only(page, 'title')]) expect(textOf(part)).toContain(detail);
  expect(textOf(main)).toContain('Only this page is concerned');
  expect(textOf(main).includes('no page at this address')).toBe(detail.startsWith('404'));
  expect(hrefsIn(main)).toEqual([homeRoute, ...destinationRoutes].map(({ path }) => path));
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(all(page, 'script, link[rel="canonical"]')).toEqual([]);
}

/** The elements that the selector finds, in the document's order. */
export function all(within: ParentNode, selector: string): readonly Element[] {
  return [...within.querySelectorAll(selector)];
}

export function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
}

/** Text and address of each link, in the document's order. */
export function linksIn(within: ParentNode): readonly (readonly [text: string, href: string])[] {
  return all(within, 'a').map((link) => [textOf(link), link.getAttribute('href') ?? '']);
}

export function hrefsIn(within: ParentNode): readonly string[] {
  return linksIn(within).map(([, href]) => href);
}

/** The closed questions, each with the anchor of its answer. */
export function questionsIn(section: Element) {
  return all(section, '.questions details:not([open])').map((details) => [
    textOf(only(details, 'summary')),
    only(details, 'p').id,
  ]);
}

/** What the head says in meta elements, by name or property. */
export function metaOf(page: Document): Readonly<Record<string, string>> {
  const elements = all(page, 'meta[content]').map(attributesOf);
  return Object.fromEntries(
    elements.map(({ name, property, content = '' }) => [name ?? property, content]),
  );
}

/** The parts that the text does not hold behind the part before. */
export function missingInOrder(text: string, parts: readonly string[]): readonly string[] {
  let from = 0;
  return parts.filter((part) => {
    const at = text.indexOf(part, from);
    if (at >= 0) from = at + part.length;
    return at < 0;
  });
}

/** Under which name a visitor reads each fact about a destination, in this order. */
export const factNames = [
  ['Intakes', 'intakes'],
  ['Apply through', 'apply'],
  ['Visa', 'visa'],
  ['Key visa document', 'keyDocument'],
  ['Proof of funds', 'proofOfFunds'],
  ['Health cover', 'health'],
  ['Work in term', 'workDuring'],
  ['Work after', 'workAfter'],
] as const;

/** Values of the copy that no visitor reads. */
const notRead = new Set('id href date written reviewed description picture intakes'.split(' '));

/** Every text of a part of the copy, as a visitor reads it: `[CAS](Confirmation…)` is "CAS (Confirmation…)". */
export function textsOf(copy: unknown): readonly string[] {
  if (typeof copy === 'string') return [copy.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => (notRead.has(key) ? [] : textsOf(value)));
}
