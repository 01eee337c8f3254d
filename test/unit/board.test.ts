import { expect, it } from 'vitest';
import type { Level } from '../../shared/content/types.ts';
import type { Day } from '../../shared/months.ts';
import { boardIntakes } from '../../shared/plan/board.ts';
import type { PlanGuide } from '../../shared/plan/intakes.ts';
import { optionsOf } from '../../shared/plan/steps.ts';
import { alpha, guideWith } from '../fixture/content/guides.ts';

/** A guide's board lines on a day, each intake with its level (b or m) if it is for one level only. */
function boardOf(guide: PlanGuide, day: string, level?: Level): readonly string[] {
  return boardIntakes(guide, day as Day, level).map((intake) => {
    const whom = [intake.level?.[0] ?? 'both', intake.inHand ?? []].flat().join(' ');
    return `${whom}: ${[intake.text, intake.note ?? []].flat().join(', ')}`;
  });
}

const ahead = [
  'b: Autumn 2028, some by 14 October; usually by mid-January 2028',
  'm: Autumn 2028, opens around October 2027',
] as const;
const close = 'many close from December';
const opens = 'b: Autumn 2028, opens around August 2027; some by 14 October';

// Computed by hand from the fixture: for autumn, which begins in August or September, applications for a bachelor's are open
// 12 to 8 months before, with two deadlines, and for a master's 10 to 5; for spring, in January, 8 to 4, for a master's only.
// Few offer midyear.
it.each([
  [
    '2026-10-14',
    'b: Autumn 2027, some by 15 October; by 13 January 2027',
    `m: Autumn 2027, ${close}`,
  ],
  [
    '2026-10-15',
    'b: Autumn 2027, some close today, 22:30 in India; by 13 January 2027',
    `m: Autumn 2027, ${close}`,
  ],
  [
    '2027-01-13',
    'b: Autumn 2027, closes today, 23:30 in India',
    `m: Autumn 2027, ${close}: ask each one this week`,
  ],
  // The deadline has passed; late applications are accepted until 15 March, then by waiting list until May. Applications
  // for the next autumn open in August.
  [
    '2027-03-15',
    'b: Autumn 2027, late applications until 15 March 2027: apply this week',
    'm: Autumn 2027, many have closed: ask each one this week',
  ],
  ['2027-05-31', 'b: Autumn 2027, on the waiting list', 'm: Spring 2028, courses fill up'],
  ['2027-06-01', opens, 'm: Spring 2028, courses fill up'],
  // The last day of a summer, on which spring is for everyone, since its classes begin after July; the first day of the next
  // summer, and of the last two months to apply for spring.
  ['2027-07-31', opens, 'm: Spring 2028, courses fill up'],
  [
    '2027-08-01',
    ...ahead,
    'm in hand, or due by September: Spring 2028, courses fill up: ask each one this week',
  ],
])('shows the intake of each level on %s', (day, bachelor, ...master) => {
  expect(boardOf(alpha, day)).toEqual([bachelor, ...master]);
  expect(boardOf(alpha, day, 'master')).toEqual(master);
});

it('shows a date for some institutions instead of all options’ dates', () => {
  const both = alpha.process.plan.slice(1, 2).flatMap(optionsOf);
  const options = both.map((each) => ({ ...each, level: 'master' }) as const);
  const plan = [{ id: 'apply', isApplication: true, title: 'Apply', options }] as const;
  expect(boardOf({ ...alpha, process: { ...alpha.process, plan } }, '2026-10-14')).toEqual([
    `m: Autumn 2027, some by 15 October; ${close}`,
  ]);
});

const march = { id: 'march', name: 'March', months: [3] } as const;

it('shows an intake open for applications, not an earlier one that is not open yet', () => {
  const when = { september: [3, 1], january: [18, 12] } as const;
  const september = { id: 'september', name: 'September', months: [9] } as const;
  const january = { id: 'january', name: 'January', months: [1] } as const;
  const guide = guideWith({ when }, [september, january]);
  expect(boardOf(guide, '2026-10-01')).toEqual(['both: January 2028']);
});

// For March, applications are open from June to December and offers are accepted from September to November; for April,
// both end a month later.
it.each([
  ['2026-10-31', 'March 2027'],
  ['2026-11-01', 'March 2027, ask each one this week'],
  ['2026-12-31', 'March 2027, ask each one this week'],
  ['2027-01-01', 'April 2027, ask each one this week'],
])('shows the first open intake, even if a later step is over: %s', (day, inHand) => {
  const april = { id: 'april', name: 'April', months: [4] } as const;
  const guide = guideWith({ when: [9, 3] }, [march, april], { id: 'accept', when: [6, 4] });
  expect(boardOf(guide, day)).toEqual([
    'both: March 2028, opens around June 2027',
    `both in hand: ${inHand}`,
  ]);
});

const common = { days: {}, publisher: 'each university', source: { text: '', href: '' } };

// Computed by hand: classes begin in August, so the months are November to January, and applications are open August to
// January; the others are asked until May.
it.each([
  ['2026-07-31', 'Autumn 2027, opens around August 2026; some by 30 November'],
  ['2026-11-29', 'Autumn 2027, some by 30 November; many close from November'],
  ['2026-11-30', 'Autumn 2027, some close today; many close from November'],
  ['2026-12-01', 'Autumn 2027, many close from November: ask each one this week'],
  ['2027-01-15', 'Autumn 2027, many close by 15 January: ask each one today'],
  ['2027-01-16', 'Autumn 2027, many closed by 15 January 2027: ask each one this week'],
  ['2027-05-31', 'Autumn 2027, many closed by 15 January 2027: ask each one this week'],
  // For 2028, a day is published.
  ['2027-06-01', 'Autumn 2028, opens around August 2027; some by 28 November'],
])('shows the typical closing dates as of %s', (day, note) => {
  const usually = { text: '30 November', month: 11, day: 30, yearsBefore: 1 } as const;
  const days = { 2028: '2027-11-28' } as const;
  const few = {
    ...common,
    scope: 'for few',
    isForSome: true,
    intake: 'autumn',
    usually,
    days,
  } as const;
  const manyClose = { autumn: { when: [9, 7], untilDay: 15, askUntil: '05-31' } } as const;
  const autumn = { id: 'autumn', name: 'Autumn', months: [8] } as const;
  const guide = guideWith({ when: [12, 7], manyClose, deadlines: [few] }, [autumn]);
  expect(boardOf(guide, day)).toEqual([`both: ${note}`]);
});
