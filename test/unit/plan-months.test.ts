import { describe, expect, it } from 'vitest';
import type { Level } from '../../shared/content/types.ts';
import { monthOf, parseDay } from '../../shared/months.ts';
import { answerFor, stepsText } from '../../shared/plan/answer.ts';
import { readChoice } from '../../shared/plan/choice.ts';
import { limitText } from '../../shared/plan/limits.ts';
import { rowsFor, stepsOf, whenOf } from '../../shared/plan/rows.ts';
import { type Start, startsOf, startText } from '../../shared/plan/starts.ts';
import { guide as alpha } from '../fixture/content/alpha/guide.ts';
import { guide as beta } from '../fixture/content/beta/guide.ts';

/** What the plan of the first fixture says of a choice on a day, and which steps it says come before. */
function said(day: string, start: string, level: Level | ''): string {
  const choice = readChoice({ start, level }, alpha, parseDay(day));
  if (!choice.start) return choice.problem ?? '';
  const rows = rowsFor(alpha.process.plan, [choice.start.intake], choice.level);
  const { lead, items, over } = answerFor(rows, choice.start, monthOf(parseDay(day)));
  const before = over ? `; ${/^Steps? ([\d, and]+) usually come/.exec(over)?.[1]} before` : '';
  return `${lead}: ${stepsText(items.map(({ number }) => number))}${before}`;
}

// By hand, of the fixture: choosing falls 14 to 12 months before classes begin, applying for a bachelor's 12 to 8 and for a
// master's 10 to 5 (for spring 8 to 4), the visa 3 to 2, travelling 1 to 0. Autumn begins in August or September.
it.each([
  // Around the first step.
  [
    '2026-05-31',
    '2027-autumn',
    '',
    'Nothing usually falls into May 2026. Next, from June 2026: Step 1',
  ],
  ['2026-06-01', '2027-autumn', '', 'Usually in June 2026: Step 1'],
  ['2026-09-30', '2027-autumn', '', 'Usually in September 2026: Steps 1 and 2'],
  ['2026-10-01', '2027-autumn', '', 'Usually in October 2026: Step 2; 1 before'],
  // New Year, and where the months of one level end.
  ['2026-12-31', '2027-autumn', 'bachelor', 'Usually in December 2026: Step 2; 1 before'],
  ['2027-01-01', '2027-autumn', 'bachelor', 'Usually in January 2027: Step 2; 1 before'],
  [
    '2027-02-01',
    '2027-autumn',
    'bachelor',
    'Nothing usually falls into February 2027. Next, from May 2027: Step 3; 1 and 2 before',
  ],
  ['2027-02-01', '2027-autumn', 'master', 'Usually in February 2027: Step 2; 1 before'],
  // The last day on which classes may begin, and the day after.
  ['2027-09-30', '2027-autumn', '', 'Usually in September 2027: Step 4; 1, 2 and 3 before'],
  ['2027-10-01', '2027-autumn', '', 'Autumn 2027 has begun.'],
  ['2029-01-31', '2029-spring', 'master', 'Usually in January 2029: Step 4; 1, 2 and 3 before'],
  ['2029-02-01', '2029-spring', 'master', 'Spring 2029 has begun.'],
  // A leap day.
  [
    '2028-02-29',
    '2029-spring',
    '',
    'Nothing usually falls into February 2028. Next, from May 2028: Step 2; 1 before',
  ],
  // What is not offered.
  ['2026-12-01', '2027-spring', 'bachelor', 'Spring 2027 is not offered at this level.'],
  ['2026-12-01', '2031-autumn', '', 'That start is not in our list.'],
  ['2026-12-01', '2027-winter', '', 'That start is not in our list.'],
  ['2026-12-01', 'autumn', '', 'That start is not in our list.'],
] as const)('on %s the plan for %s %s says “%s”', (day, start, level, says) => {
  expect(said(day, start, level)).toBe(says);
});

it('starts are offered for four years from the day on which the page was written, in their order', () => {
  // 1 July 2026.
  const starts = startsOf(alpha).map(startText);
  expect(starts.slice(0, 4)).toEqual(['Autumn 2026', 'Spring 2027', 'Midyear 2027', 'Autumn 2027']);
  expect(starts.slice(-2)).toEqual(['Spring 2030', 'Midyear 2030']);
});

describe('a last day', () => {
  const [medicine, others] = alpha.process.plan
    .flatMap(stepsOf)
    .flatMap(({ limits = [] }) => limits);
  const autumn = (year: number): Start => ({ intake: alpha.intakes[0] as Start['intake'], year });

  it.each([
    { day: '2026-10-15', year: 2027, when: '15 October 2026', next: '' },
    { day: '2026-10-16', year: 2027, when: '15 October 2026', next: ' That day has passed.' },
    { day: '2026-10-16', year: 2028, when: '14 October 2027', next: '' },
    {
      day: '2026-10-16',
      year: 2029,
      when: 'usually mid-October 2028',
      next: ' Look up the day at the office.',
    },
  ])('of autumn $year is on $day “$when”$next', ({ day, year, when, next }) => {
    expect(medicine && limitText(medicine, autumn(year), parseDay(day))).toBe(
      `Last day for medicine: ${when}, 18:00 office time (22:30 in India).${next}`,
    );
  });

  it('that has passed is followed by what can still be done', () => {
    expect(others && limitText(others, autumn(2027), parseDay('2027-01-14'))).toMatch(
      / 13 January 2027, .* That day has passed\. Some courses still take forms\.$/,
    );
  });
});

it.each([
  { name: 'first', guide: alpha },
  { name: 'second', guide: beta },
])(
  'for each start and level of the $name fixture a step comes later, then falls into each of its months, then is over',
  ({ guide }) => {
    for (const start of startsOf(guide)) {
      for (const level of [undefined, 'bachelor', 'master'] as const) {
        const rows = rowsFor(guide.process.plan, [start.intake], level);
        for (const way of rows.flatMap(({ ways }) => ways)) {
          const months = Array.from({ length: 30 }, (_, index) => start.year * 12 - 16 + index);
          const states = months.map((month) => whenOf([way], start, month));
          expect(states.join(' ')).toMatch(/^(later ?)+(this-month ?)+(over ?)+$/);
          const [from = 0, to = 0] = way.spans[0]?.span ?? [];
          const inMonth = states.filter((state) => state === 'this-month');
          expect(inMonth).toHaveLength(from - to + start.intake.months.length);
        }
      }
    }
  },
);
