import { expect, it } from 'vitest';
import type { Intake, Level, Month } from '../../shared/content/types.ts';
import type { Day } from '../../shared/months.ts';
import { boardIntakes } from '../../shared/plan/board.ts';
import type { PlanGuide } from '../../shared/plan/intakes.ts';
import { optionsOf } from '../../shared/plan/steps.ts';
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
const inHand = `m in hand: ${spring}: ${weekly}`;

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

it('shows a date for some institutions instead of all options’ dates', () => {
  const both = alpha.process.plan.slice(1, 2).flatMap(optionsOf);
  const options = both.map((each) => ({ ...each, level: 'master' }) as const);
  const plan = [{ id: 'apply', isApplication: true, title: 'Apply', options }] as const;
  const guide = { ...alpha, process: { ...alpha.process, plan } };
  const row = 'm: Autumn 2027, some courses by 15 October; many close from December';
  expect(boardOf(guide, '2026-10-14')).toEqual([row]);
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

// For March, applications are open from June to December and offers are accepted from September to November; for April,
// both end a month later.
it.each([
  ['2026-10-31', 'March 2027'],
  ['2026-11-01', `March 2027, ${weekly}`],
  ['2026-12-31', `March 2027, ${weekly}`],
  ['2027-01-01', `April 2027, ${weekly}`],
])('shows the first open intake, even if a later step is over: %s', (day, inHand) => {
  const intakes = [intakeIn('March', 3), intakeIn('April', 4)];
  const guide = guideWith({ when: [9, 3] }, intakes, { id: 'accept', when: [6, 4] });
  const next = 'both: March 2028, opens around June 2027';
  expect(boardOf(guide, day)).toEqual([next, `both in hand: ${inHand}`]);
});

// Computed by hand: classes begin in August, so the months are November to January, and applications are open August to
// January; the others are asked until May.
it.each([
  ['2026-07-31', 'Autumn 2027, some by 30 November'],
  ['2026-11-29', 'Autumn 2027, some by 30 November; many close from November'],
  ['2026-11-30', 'Autumn 2027, some close today; many close from November'],
  ['2026-12-01', `Autumn 2027, many close from November: ${weekly}`],
  ['2027-01-15', 'Autumn 2027, many close by 15 January: ask today'],
  ['2027-01-16', `Autumn 2027, many closed by 15 January 2027: ${weekly}`],
  ['2027-05-31', `Autumn 2027, many closed by 15 January 2027: ${weekly}`],
  // For 2028, a day is published.
  ['2027-06-01', 'Autumn 2028, some by 28 November'],
])('shows the typical closing dates as of %s', (day, note) => {
  const few = {
    ...({ scope: 'for few', isForSome: true, intake: 'autumn', publisher: '' } as const),
    usually: { text: '30 November', month: 11, day: 30, yearsBefore: 1 },
    days: { 2028: '2027-11-28' },
    source: { text: '', href: '' },
  } as const;
  const manyClose = { autumn: { when: [9, 7], untilDay: 15, askUntil: '05-31' } } as const;
  const application = { when: [12, 7], manyClose, deadlines: [few] } as const;
  expect(boardOf(guideWith(application, [intakeIn('Autumn', 8)]), day)).toEqual([`both: ${note}`]);
});
