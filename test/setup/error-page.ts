import { expect } from 'vitest';
import { only, parseHtml, textOf } from './html.ts';

/** Checks that this is the fixture site's error view: complete without a script, and nothing for a crawler to keep. */
export function expectErrorPage(html: string, detail: string): void {
  const page = parseHtml(html);
  expect(textOf(only(page, 'title'))).toBe(`${detail} | Quill & Öst’s “Bureau”`);
  expect(textOf(only(page, 'h1'))).toBe('Unexpected Application Error!');
  expect(textOf(only(page, 'main h1 + p'))).toBe(detail);
  // Who is lost can call.
  const contacts = [...page.querySelectorAll('address a')].map((link) => link.getAttribute('href'));
  expect(contacts).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]);
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(page.querySelectorAll('script, link[rel="canonical"]')).toHaveLength(0);
}
