import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IntakeStrip } from '../../shared/components/intake-strip.tsx';
import type { Intake } from '../../shared/content/types.ts';
import { attributeOf, only, parseHtml, textsOf } from '../setup/html.ts';

function render(...intakes: Intake[]) {
  return parseHtml(renderToStaticMarkup(<IntakeStrip intakes={intakes} />));
}

function sentencesOf(...intakes: Intake[]): readonly string[] {
  return textsOf(only(render(...intakes), 'ul'), 'li');
}

describe('an intake, in words', () => {
  it('that has a name of its own is told with its month', () => {
    expect(sentencesOf({ name: 'Spring', months: [1] })).toEqual(['Spring: January']);
  });

  it('that is called after its month is told once', () => {
    expect(sentencesOf({ name: 'July', months: [7] })).toEqual(['July']);
  });

  it('of two months names both', () => {
    expect(sentencesOf({ name: 'Fall', months: [8, 9] })).toEqual(['Fall: August and September']);
  });

  it('that only some institutions offer says so', () => {
    const [sentence] = sentencesOf({ name: 'Late', months: [10, 11], sometimes: true });
    expect(sentence).toMatch(/^Late: October and November \(.*some.*\)$/);
  });

  it('stands in the order it is given', () => {
    const names = sentencesOf({ name: 'September', months: [9] }, { name: 'January', months: [1] });
    expect(names).toEqual(['September', 'January']);
  });
});

describe('the strip of the year', () => {
  const year = [...Array(12).keys()].map((index) =>
    new Date(Date.UTC(2026, index)).toLocaleString('en', { month: 'short', timeZone: 'UTC' }),
  );

  it('has twelve months, which a screen reader is spared', () => {
    const strip = only(render({ name: 'July', months: [7] }), 'ol');
    expect(textsOf(strip, 'li').map((month) => month.slice(0, 3))).toEqual(year);
    expect(attributeOf(strip, 'aria-hidden')).toBe('true');
  });

  it('marks the months of the intakes and no others, and tells sure from possible', () => {
    const page = render(
      { name: 'February', months: [2] },
      { name: 'Late', months: [10, 11], sometimes: true },
    );
    const looks = only(page, 'ol')
      .querySelectorAll('li')
      .map((month) => attributeOf(month, 'class')?.trim());
    const [plain, sure, possible] = [looks[0], looks[1], looks[9]];
    expect(new Set([plain, sure, possible]).size).toBe(3);
    const expected = looks.map((_, index) => {
      if (index === 1) return sure;
      return index === 9 || index === 10 ? possible : plain;
    });
    expect(looks).toEqual(expected);
  });
});
