import { expect } from 'vitest';
import { destinationRoutes, homeRoute } from '../../shared/routes.ts';
import { attributeOf, only, parseHtml, textOf, textsOf } from './html.ts';

/** The spec's error view, complete in the raw HTML: what it reads, the ways on, and nothing for a crawler to keep. */
export function expectErrorPage(html: string, detail: string): void {
  const page = parseHtml(html);
  const main = only(page, 'main');
  expect(textsOf(page, 'h1')).toEqual(['Unexpected Application Error!']);
  expect(textOf(main).replace(/\s/g, '')).toContain(
    `Unexpected Application Error!${detail}`.replace(/\s/g, ''),
  );
  expect(textOf(only(page, 'title'))).toContain(detail);
  const links = main.querySelectorAll('a').map((link) => attributeOf(link, 'href'));
  expect(links).toEqual([homeRoute, ...destinationRoutes].map(({ path }) => path));
  expect(attributeOf(only(page, 'meta[name="robots"]'), 'content')).toBe('noindex');
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect(page.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
}
