import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RichText } from '../../shared/components/rich-text.tsx';

function show(text: string): string {
  const content = createElement(RichText, { text });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, content));
  // React Router's own attribute, for its framework mode.
  return html.replaceAll(' data-discover="true"', '');
}

it.each([
  // Links a part of a page by the page's ID, even next to an abbreviation.
  ['[A](page:home#part), [LA](1/2)', '<a href="/#part">A</a>, <dfn>LA</dfn> (1/2)'],
  ['[A](page:home)', '<a href="/">A</a>'],
  // The answer is bold, but not its explanation.
  ['[**LA**](Letter)**: one**, **two**', '<dfn><b>LA</b></dfn> (Letter)<b>: one</b>, <b>two</b>'],
  // A hyphenated word stays on one line.
  ['Your I-20.', 'Your <span class="unbroken">I-20.</span>'],
])('renders “%s” as “%s”', (text, html) => {
  expect(show(text)).toBe(html);
});

it.each(['/fees', 'www.a.in', 'page:fees'])('rejects copy that links %s', (address) => {
  expect(() => show(`[See our list](${address})`)).toThrow(
    `instead of [See our list](${address}) write [See our list](page:home)`,
  );
});
