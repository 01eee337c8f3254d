import { expect } from 'vitest';
import { destinationRoutes, homeRoute } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from './html.ts';

/** The spec's error view, complete in the raw HTML: its text, its links, and nothing for a crawler to keep. */
export function expectErrorPage(html: string, detail: string): void {
  const page = parseHtml(html);
  const main = only(page, 'main');
  expect(textOf(only(page, 'h1'))).toBe('Unexpected Application Error!');
  expect(textOf(main)).toContain(detail);
  expect(textOf(only(page, 'title'))).toContain(detail);
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([homeRoute, ...destinationRoutes].map(({ path }) => path));
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect(page.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
}
