import { expect, it } from 'vitest';
import type { Intake, Level, Month } from '../../shared/content/types.ts';
import type { Day } from '../../shared/months.ts';
import { boardIntakes } from '../../shared/plan/board.ts';
import type { PlanGuide } from '../../shared/plan/intakes.ts';
import { alpha, guideWith } from '../fixture/content/guides.ts';

/** A guide's board lines on a day, each intake with its level (b or m) if it is for one level only. */
function boardOf(guide: PlanGuide, day: string, level?: Level): readonly string[] {
  return boardIntakes(guide, day as Day, level).map((intake) => {
    const whom = [intake.level?.[0] ?? 'both', intake.results ?? []].flat().join(' ');
    return `${whom}: ${[intake.text, intake.note ?? []].flat().join(', ')}`;
  });
}

const weekly = 'ask this week';
const closing = 'm: Autumn 2027, many close from December';
const late = 'late applications until 15 March 2027: apply this week';
const opens = 'b: Autumn 2028, some courses by 14 October';
const spring = 'Spring 2028, courses fill up';
const ahead = 'b: Autumn 2028, some courses by 14 October; others usually by mid-January 2028';
const inHand = `m by September: Spring 2028, ${weekly}`;

// Computed by hand from the fixture: for autumn, which begins in August or September, applications for a bachelor's are open
// 12 to 8 months before, with two deadlines, and for a master's 10 to 5; for spring, in January, 8 to 4, for a master's only.
// Few offer midyear.
it.each([
  ['2026-10-14', 'b: Autumn 2027, some courses by 15 October; others by 13 January 2027', closing],
  [
    '2026-10-15',
    'b: Autumn 2027, some close today, 22:30 in India; others by 13 January 2027',
    closing,
  ],
  [
    '2027-01-13',
    'b: Autumn 2027, closes today, 23:30 in India',
    `m: Autumn 2027, some have closed: ${weekly}`,
  ],
  // The deadline has passed; late applications are accepted until 15 March, then by waiting list until May. Applications
  // for the next autumn open in August.
  ['2027-03-15', `b: Autumn 2027, ${late}`, `m: Autumn 2027, many have closed: ${weekly}`],
  ['2027-05-31', 'b: Autumn 2027, on the waiting list', `m: ${spring}`],
  ['2027-06-01', opens, `m: ${spring}`],
  // The last day of a summer, on which spring is for everyone, since its classes begin after July; the first day of the next
  // summer, and of the last two months to apply for spring.
  ['2027-07-31', opens, `m: ${spring}`],
  ['2027-08-01', ahead, 'm: Autumn 2028, opens around October 2027', inHand],
])('shows the intake of each level on %s', (day, bachelor, ...master) => {
  expect(boardOf(alpha, day)).toEqual([bachelor, ...master]);
  expect(boardOf(alpha, day, 'master')).toEqual(master);
});

/** An intake whose classes begin in a month. */
function intakeIn(name: string, month: Month): Intake {
  return { id: name.toLowerCase(), name, months: [month] };
}

it('shows an intake open for applications, not an earlier one that is not open yet', () => {
  const when = { september: [3, 1], january: [18, 12], march: [2, 1] } as const;
  const intakes = [intakeIn('September', 9), intakeIn('January', 1), intakeIn('March', 3)];
  expect(boardOf(guideWith({ when }, intakes), '2026-10-01')).toEqual(['both: January 2028']);
});

it('tells visitors to ask after the last usual date, until askUntil', () => {
  const manyClose = { autumn: { when: [9, 7], untilDay: 15, askUntil: '05-31' } } as const;
  const guide = guideWith({ when: [12, 7], manyClose }, [intakeIn('Autumn', 8)]);
  expect(['2027-05-31', '2027-06-01'].flatMap((day) => boardOf(guide, day))).toEqual([
    `both: Autumn 2027, many closed by 15 January 2027: ${weekly}`,
    'both: Autumn 2028, opens around August 2027',
  ]);
});
