import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from '../../shared/components/rich-text.tsx';

it.each([
  ['without any stays as it is', 'No (such) thing [here].', 'No (such) thing [here].'],
  ['explains one', 'A [CAS](a number) comes.', 'A <dfn>CAS</dfn> (a number) comes.'],
  ['explains one at its start', '[CAS](a number).', '<dfn>CAS</dfn> (a number).'],
  ['explains several', '[A](b), [C](d)', '<dfn>A</dfn> (b), <dfn>C</dfn> (d)'],
  ['keeps its lines', '[A](b)\nand c', '<dfn>A</dfn> (b)\nand c'],
  ['is text and no markup', '<b> [A](<i>)', '&lt;b&gt; <dfn>A</dfn> (&lt;i&gt;)'],
])('copy with abbreviations %s', (_case, text, html) => {
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(html);
});
