import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateText } from '../../shared/components/date-text.tsx';
import { attributeOf, only, parseHtml, textOf } from '../setup/html.ts';

describe('a date', () => {
  it.each([
    ['2026-10-10', '10 October 2026'],
    ['2026-01-01', '1 January 2026'],
    ['2027-12-31', '31 December 2027'],
    ['2028-02-29', '29 February 2028'],
    ['2026-09-05', '5 September 2026'],
  ])('%s is written out for people and kept for machines', (iso, written) => {
    const time = only(parseHtml(renderToStaticMarkup(<DateText iso={iso} />)), 'time');
    expect(textOf(time)).toBe(written);
    expect(attributeOf(time, 'datetime')).toBe(iso);
  });
});
