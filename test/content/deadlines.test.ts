import { expect, it } from 'vitest';
import { monthName, monthNames } from '../../shared/time/months.ts';
import { destinations } from './destinations.ts';

// A last date is written in words and as days.

const deadlines = destinations.flatMap(({ id, steps }) =>
  steps.flatMap((step) => step.deadlines ?? []).map((deadline) => ({ id, ...deadline })),
);

it.each(deadlines)('states a usual last date of $id in words and days alike', (deadline) => {
  const { id, usually, days } = deadline;
  const { part, from = usually.until, until } = usually;
  const file = `shared/content/${id}/guide.ts`;
  // “Mid” ends on the 15th, or begins then if it is a period of months; “early” ends on the 7th.
  const words = part.replace('mid-', '15 ').replace('early ', '7 ') || '1 ';
  const isPeriod = from.slice(0, 2) !== until.slice(0, 2);
  const day = isPeriod ? from : until;
  expect(words, `${file}: “${part}” and ${day} differ`).toMatch(
    new RegExp(`\\b${Number(day.slice(3))} $`),
  );
  for (const [year, iso] of Object.entries(days)) {
    const last = Number(year) - usually.yearsBefore;
    const first = from > until ? last - 1 : last;
    const isUsual = `${first}-${from}` <= iso && iso <= `${last}-${until}`;
    expect(isUsual, `${file}: ${iso} is not one of the usual days`).toBe(true);
  }
});

const seasons = ['Fall', 'Spring', 'Winter', 'Summer'];

it('names only intakes that the guide has', () => {
  const left = destinations.flatMap(({ id, guide, summary }) => {
    const has = guide.intakes.flatMap(({ name, months }) => [
      ...name.split('/'),
      ...months.map((month) => monthName(month - 1)),
    ]);
    const gone = [...seasons, ...monthNames].filter((name) => !has.includes(name));
    const texts = [guide.description, summary.card, ...guide.intro, ...guide.whyWorthIt.reasons]
      .flatMap((text) => text.split(/[.,:;] /))
      // The months of results.
      .filter((part) => !part.includes('results'));
    const afterResults =
      JSON.stringify(summary.comparison.afterResults).match(/\*\*.+?\*\*/g) ?? [];
    return [...texts, ...afterResults]
      .filter((part) => gone.some((name) => new RegExp(`\\b${name}\\b`).test(part)))
      .map((part) => `${id}: ${part}`);
  });
  expect(left, 'no intake of the guide has these months or names').toEqual([]);
});
