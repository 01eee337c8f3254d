import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateText } from '../../shared/components/date-text.tsx';
import { RichText } from '../../shared/components/rich-text.tsx';
import { numberWord } from '../../shared/number-word.ts';

describe('a date', () => {
  it.each([
    ['2026-10-10', '10 October 2026'],
    ['2027-12-31', '31 December 2027'],
    ['2028-02-29', '29 February 2028'],
    ['2026-01-05', '5 January 2026'],
  ])('%s is written out for people and kept for machines', (iso, written) => {
    expect(renderToStaticMarkup(<DateText iso={iso} />)).toBe(
      `<time dateTime="${iso}">${written}</time>`,
    );
  });
});

describe('copy with abbreviations', () => {
  it.each([
    ['without any stays as it is', 'No (such) thing [here].', 'No (such) thing [here].'],
    ['explains one', 'A [CAS](a number) comes.', 'A <dfn>CAS</dfn> (a number) comes.'],
    ['explains one at its start', '[CAS](a number).', '<dfn>CAS</dfn> (a number).'],
    ['explains several', '[A](b), [C](d)', '<dfn>A</dfn> (b), <dfn>C</dfn> (d)'],
    ['keeps its lines', '[A](b)\nand c', '<dfn>A</dfn> (b)\nand c'],
    ['is text and no markup', '<b> [A](<i>)', '&lt;b&gt; <dfn>A</dfn> (&lt;i&gt;)'],
  ])('%s', (_case, text, html) => {
    expect(renderToStaticMarkup(<RichText text={text} />)).toBe(html);
  });
});

it('counts are words up to twelve, and digits above', () => {
  expect([6, 12, 13].map(numberWord)).toEqual(['six', 'twelve', '13']);
});
