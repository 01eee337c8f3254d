import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RichText } from '../../shared/components/rich-text.tsx';

function show(text: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={text} />
    </MemoryRouter>,
  );
}

it.each([
  {
    name: 'explains an abbreviation where it is used first',
    text: 'Ask for the [LA](Letter of Alpha), then wait.',
    html: 'Ask for the <dfn>LA</dfn> (Letter of Alpha), then wait.',
  },
  {
    name: 'links a part of a page by the page’s id, beside an abbreviation',
    text: '[The table](page:home#compare) and [LA](Letter of Alpha)',
    html: '<a href="/#compare">The table</a> and <dfn>LA</dfn> (Letter of Alpha)',
  },
  {
    name: 'shows the answer in bold, and what explains it not',
    text: '[**LA**](Letter of Alpha)**: a year**, two **or three**',
    html: '<dfn><b>LA</b></dfn> (Letter of Alpha)<b>: a year</b>, two <b>or three</b>',
  },
  {
    name: 'keeps on one line a word that a hyphen would part',
    text: 'Your I-20.',
    html: 'Your <span class="unbroken">I-20.</span>',
  },
])('copy $name', ({ text, html }) => {
  expect(show(text)).toBe(html);
});

it.each(['/fees', 'www.office.example', 'page:fees'])(
  'copy is refused where %s is to be linked, with how a page is',
  (address) => {
    expect(() => show(`[See our list](${address})`)).toThrow(
      `instead of [See our list](${address}) write [See our list](page:home)`,
    );
  },
);
