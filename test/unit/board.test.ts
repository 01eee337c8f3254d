import { expect, it } from 'vitest';
import type { DestinationGuide, Level } from '../../shared/content/types.ts';
import { applicationFor, type IntakeLine, nextLines } from '../../shared/plan/application.ts';
import { intakesOf } from '../../shared/plan/intakes.ts';
import { lastDateText, stateText } from '../../shared/plan/words.ts';
import type { Day } from '../../shared/time/months.ts';
import { alpha, beta, gamma } from '../fixture/content/guides.ts';

/** An application as the board shows it on a day. */
function show(application: IntakeLine['application'] | undefined, day: Day): string {
  if (!application) return 'none';
  const { date } = application;
  return [stateText(application), date && lastDateText(date, day)].filter(Boolean).join(' ');
}

const ask = 'ask each university today whether it still takes applications.';
const office = '13 January 2027, 23:30 in India (the office).';
const late = 'Last date for late applications';
const usual = 'Last date usually December to February 2027: look it up';

// Computed by hand from the fixture. For autumn, which begins in August or September, students apply for a bachelor's 12 to 8
// months before and have two dates; for a master's 10 to 5 months before, until about February. For spring, in January, they
// apply 8 to 4 months before, for a master's only.
it.each<[Level, string, Day, string]>([
  ['bachelor', '2027-autumn', '2026-07-31', `usually apply from August 2026. Last date ${office}`],
  ['bachelor', '2027-autumn', '2026-08-01', `apply now. Last date ${office}`],
  ['bachelor', '2027-autumn', '2027-01-06', `apply now. Last date in a week, ${office}`],
  ['bachelor', '2027-autumn', '2027-01-12', `apply now. Last date tomorrow, ${office}`],
  ['bachelor', '2027-autumn', '2027-01-13', `apply now. Last date today, ${office}`],
  // A date that has passed for all gives way to the late round.
  [
    'bachelor',
    '2027-autumn',
    '2027-01-14',
    `${ask} ${late} 15 March 2027, 23:30 in India (the office).`,
  ],
  ['bachelor', '2027-autumn', '2027-03-16', ask],
  // Until classes begin.
  ['bachelor', '2027-autumn', '2027-08-31', ask],
  ['bachelor', '2027-autumn', '2027-09-01', 'none'],
  // Not published.
  [
    'bachelor',
    '2028-autumn',
    '2027-12-31',
    'apply now. Last date usually mid-January 2028: look it up at the office.',
  ],
  [
    'bachelor',
    '2028-autumn',
    '2028-01-01',
    'apply now. Last date usually mid-January 2028: look it up today at the office.',
  ],
  [
    'bachelor',
    '2028-autumn',
    '2028-01-16',
    `${ask} ${late} usually 15 March 2028: look it up at the office.`,
  ],
  ['bachelor', '2028-spring', '2027-06-01', 'none'],
  [
    'master',
    '2027-autumn',
    '2026-09-30',
    `usually apply from October 2026. ${usual} at each university.`,
  ],
  ['master', '2027-autumn', '2026-11-23', `apply now. ${usual} at each university.`],
  ['master', '2027-autumn', '2026-11-24', `apply now. ${usual} today at each university.`],
  ['master', '2027-autumn', '2027-02-28', `apply now. ${usual} today at each university.`],
  ['master', '2027-autumn', '2027-03-01', ask],
  ['master', '2028-spring', '2027-09-30', 'apply now.'],
  ['master', '2028-spring', '2027-10-01', ask],
  ['master', '2028-spring', '2028-01-01', 'none'],
])('tells a %s applicant for %s on %s: %s', (level, value, day, text) => {
  const intake = intakesOf(alpha).find((each) => each.value === value);
  if (!intake) throw new Error('Unknown intake');
  expect(show(applicationFor(alpha, intake, level, day), day)).toBe(text);
});

/** A guide's next intakes on a day, with the level if it is for one only. */
function namesOf(guide: DestinationGuide, day: Day, level?: Level): readonly string[] {
  return nextLines(guide, day, level).map((line) => `${line.text} ${line.level ?? 'both'}`);
}

it('lists the next intakes of each level in the order of their classes', () => {
  const master = ['Spring 2027 master', 'Autumn 2027 master', 'Spring 2028 master'];
  const bachelor = ['Autumn 2027 bachelor', 'Autumn 2028 bachelor'];
  expect(namesOf(alpha, '2026-11-23')).toEqual([...bachelor, ...master]);
  expect(namesOf(gamma, '2026-11-23', 'bachelor')).toEqual([]);
});

it('lists intakes that both levels share once', () => {
  expect(namesOf(beta, '2026-11-23')).toEqual([
    'February 2027 both',
    'July 2027 both',
    'February 2028 both',
  ]);
});
