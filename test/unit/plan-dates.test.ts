import { describe, expect, it } from 'vitest';
import type { Deadline, Intake, MonthsBefore } from '../../shared/content/types.ts';
import { deadlineDay, dueOf, hasPassed, monthsOf } from '../../shared/guide/plan-dates.ts';
import { isOffered, type Start } from '../../shared/guide/plan-entries.ts';
import {
  deadlineText,
  generalDeadlineText,
  monthsText,
  spanText,
} from '../../shared/guide/plan-text.ts';
import { parseDay } from '../../shared/months.ts';
import { guide } from '../fixture/content/alpha/guide.ts';

const { plan } = guide.process;

function intakeOf(id: string): Intake {
  const intake = guide.intakes.find((row) => row.id === id);
  if (!intake) throw new Error(`The fixture has no intake ${id}.`);
  return intake;
}

const autumn2027: Start = { intake: intakeOf('autumn'), year: 2027 };
const source = { text: 'Office', href: 'https://office.example' };

describe('a plan is for one’s own case', () => {
  it.each([
    { name: 'autumn for a bachelor’s', intake: 'autumn', level: 'bachelor', offered: true },
    { name: 'spring for a bachelor’s', intake: 'spring', level: 'bachelor', offered: false },
    { name: 'spring for a master’s', intake: 'spring', level: 'master', offered: true },
    { name: 'midyear without a level', intake: 'midyear', level: undefined, offered: true },
  ] as const)('$name is offered: $offered', ({ intake, level, offered }) => {
    expect(isOffered(plan, { intake: intakeOf(intake), level })).toBe(offered);
  });

  it.each([
    { name: 'for a bachelor’s', level: 'bachelor', months: ['August 2026 to January 2027'] },
    { name: 'for a master’s', level: 'master', months: ['October 2026 to April 2027'] },
    {
      name: 'without a level, of each way its own,',
      level: undefined,
      months: ['August 2026 to January 2027', 'October 2026 to April 2027'],
    },
  ] as const)('the months for applying $name are $months', ({ level, months }) => {
    const apply = plan.find(({ id }) => id === 'apply');
    const found = apply && monthsOf(apply, { ...autumn2027, level });
    expect(found?.map(monthsText)).toEqual(months);
  });

  it('months that two ways share are there once', () => {
    const step = { title: 'A way', text: 'Text.', when: [8, 6] } as const;
    const ways = [
      { ...step, id: 'one' },
      { ...step, id: 'two' },
    ];
    const months = monthsOf({ id: 'both', title: 'Both', ways }, autumn2027);
    expect(months.map(monthsText)).toEqual(['December 2026 to March 2027']);
  });
});

describe('each day has one status a step', () => {
  // The fixture’s limit: 30 days before the course, for everybody 30 days before 30 September.
  it.each([
    { day: '2027-06-30', due: 'later' },
    { day: '2027-07-01', due: 'opens' },
    { day: '2027-08-30', due: 'opens' },
    { day: '2027-08-31', due: 'now' },
    { day: '2027-09-30', due: 'now' },
    { day: '2027-10-01', due: 'over' },
  ])('travelling is "$due" on $day', ({ day, due }) => {
    const travel = plan.find(({ id }) => id === 'travel');
    expect(travel && dueOf(travel, autumn2027, parseDay(day))).toBe(due);
  });

  it('a step whose limit depends on a visitor’s own papers is never "now": it stays "opens"', () => {
    const limit = { kind: 'not-before', text: 'From the first day of your visa.', source } as const;
    const step = { id: 'go', title: 'Go', text: '', when: [1, 0] as const, limits: [limit] };
    expect(dueOf(step, autumn2027, parseDay('2027-09-30'))).toBe('opens');
  });
});

describe('deadlines', () => {
  const common = { kind: 'deadline', scope: 'For medicine', intake: 'autumn', source } as const;
  const time = '18:00 office time';
  const dated: Deadline = { ...common, yearsBefore: 1, month: 10, day: 15, time };
  const undated: Deadline = { ...common, yearsBefore: 0, month: 1, time };

  it('are written with their year for a start', () => {
    expect(deadlineText(dated, autumn2027)).toBe(
      'For medicine: 15 October 2026, 18:00 office time',
    );
  });

  it('are written without a year for any start', () => {
    const text = 'For medicine: 15 October of the year before, 18:00 office time';
    expect(generalDeadlineText(dated)).toBe(text);
  });

  it('say the middle of the month where the day is not confirmed, and never guess one', () => {
    const text = 'For medicine: mid-January 2027, 18:00 office time';
    expect(deadlineText(undated, autumn2027)).toBe(text);
    expect(generalDeadlineText(undated)).toBe(
      'For medicine: mid-January of the year you start, 18:00 office time',
    );
    expect(deadlineDay(undated, autumn2027)).toBeUndefined();
  });

  it('have passed on the day after, not before', () => {
    expect(hasPassed(dated, autumn2027, parseDay('2026-10-15'))).toBe(false);
    expect(hasPassed(dated, autumn2027, parseDay('2026-10-16'))).toBe(true);
  });
});

it.each<{ span: MonthsBefore; says: string }>([
  { span: [12, 10], says: '10 to 12 months before classes begin' },
  { span: [3, 3], says: '3 months before classes begin' },
  { span: [1, 1], says: '1 month before classes begin' },
  { span: [1, 0], says: 'From 1 month before classes begin' },
  { span: [4, 0], says: 'From 4 months before classes begin' },
  { span: [0, 0], says: 'In the month in which classes begin' },
])('a span of $span is said as "$says"', ({ span, says }) => {
  expect(spanText(span)).toBe(says);
});
