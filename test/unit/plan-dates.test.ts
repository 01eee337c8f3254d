import { describe, expect, it, vi } from 'vitest';
import type { Intake, PlanStep } from '../../shared/content/types.ts';
import {
  dueOf,
  generalText,
  localDay,
  monthsOf,
  monthsText,
  offeredYears,
  readStart,
} from '../../shared/guide/plan-dates.ts';
import { guide } from '../fixture/content/alpha/guide.ts';

const autumn: Intake = { id: 'autumn', name: 'Autumn', months: [8, 9] };
const spring: Intake = { id: 'spring', name: 'Spring', months: [1] };

function stepWith(when: PlanStep['when']): PlanStep {
  return { id: 'step', title: 'Title', text: 'Text.', when };
}

/** The entry of the fixture's plan with this id. */
function entryOf(id: string) {
  const entry = guide.process.plan.find((row) => row.id === id);
  if (!entry) throw new Error(`The plan has no ${id}.`);
  return entry;
}

describe('the months of a step', () => {
  it.each([
    {
      name: 'are counted back from the month in which courses begin',
      when: [3, 2] as const,
      start: { intake: spring, year: 2028 },
      months: 'October to November 2027',
    },
    {
      name: 'reach from the first to the last of two such months',
      when: [3, 2] as const,
      start: { intake: autumn, year: 2027 },
      months: 'May to July 2027',
    },
    {
      name: 'end with the last month in which courses begin',
      when: [0, 0] as const,
      start: { intake: autumn, year: 2027 },
      months: 'August to September 2027',
    },
    {
      name: 'may be one month',
      when: [2, 2] as const,
      start: { intake: spring, year: 2028 },
      months: 'November 2027',
    },
    {
      name: 'may lie in two years',
      when: [1, 0] as const,
      start: { intake: spring, year: 2028 },
      months: 'December 2027 to January 2028',
    },
    {
      name: 'are those of the intake where each has its own',
      when: { autumn: [12, 8], spring: [8, 4] } as const,
      start: { intake: spring, year: 2028 },
      months: 'May to September 2027',
    },
  ])('$name', ({ when, start, months }) => {
    const found = monthsOf(stepWith(when), start);
    expect(found && monthsText(found)).toBe(months);
  });

  it('of a choice reach from its earliest way to its latest', () => {
    const found = monthsOf(entryOf('apply'), { intake: autumn, year: 2027 });
    expect(found && monthsText(found)).toBe('August 2026 to April 2027');
  });

  it('of a choice are those of the one way that the intake has', () => {
    const found = monthsOf(entryOf('apply'), { intake: spring, year: 2028 });
    expect(found && monthsText(found)).toBe('May to September 2027');
  });

  it('are none for an intake that does not have the step', () => {
    const start = { intake: spring, year: 2028 };
    expect(monthsOf(stepWith({ autumn: [12, 8] }), start)).toBeUndefined();
  });
});

describe('before a year is chosen, the months of a step', () => {
  it.each([
    { when: [0, 0], intake: spring, text: 'January of the year you start' },
    { when: [2, 2], intake: spring, text: 'November of the year before' },
    { when: [2, 2], intake: autumn, text: 'June to July of the year you start' },
    {
      when: [1, 0],
      intake: spring,
      text: 'December of the year before to January of the year you start',
    },
    {
      when: [10, 3],
      intake: autumn,
      text: 'October of the year before to June of the year you start',
    },
    { when: [16, 14], intake: spring, text: 'September to November two years before' },
    {
      when: [18, 12],
      intake: spring,
      text: 'July two years before to January of the year before',
    },
  ] as const)('$when.0 to $when.1 before $intake.name are $text', ({ when, intake, text }) => {
    const months = monthsOf(stepWith(when), { intake, year: 0 });
    expect(months && generalText(months)).toBe(text);
  });
});

describe('a step from October 2027 to January 2028', () => {
  const months = monthsOf(stepWith([3, 0]), { intake: spring, year: 2028 }) ?? [0, 0];

  it.each([
    { day: { year: 2027, month: 9, day: 30 }, due: 'later' },
    { day: { year: 2027, month: 10, day: 1 }, due: 'now' },
    { day: { year: 2027, month: 12, day: 31 }, due: 'now' },
    { day: { year: 2028, month: 1, day: 31 }, due: 'now' },
    { day: { year: 2028, month: 2, day: 1 }, due: 'earlier' },
    { day: { year: 2028, month: 2, day: 29 }, due: 'earlier' },
  ])('on $day.year-$day.month-$day.day is due: $due', ({ day, due }) => {
    expect(dueOf(months, day)).toBe(due);
  });
});

it('today is the day on the visitor’s own clock', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(localDay(new Date('2026-12-31T18:45:00Z'))).toEqual({ year: 2027, month: 1, day: 1 });
  vi.unstubAllEnvs();
});

it('a plan is offered for this year and the next six', () => {
  expect(offeredYears(2026)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032]);
});

describe('a choice that is kept or sent', () => {
  const intakes = [autumn, spring];

  it('is an intake and a year of four digits', () => {
    expect(readStart('spring', '2028', intakes)).toEqual({ intake: spring, year: 2028 });
  });

  it.each([
    { name: 'an unknown intake', id: 'winter', year: '2028' },
    { name: 'no intake', id: '', year: '2028' },
    { name: 'no year', id: 'spring', year: '' },
    { name: 'a year of two digits', id: 'spring', year: '28' },
    { name: 'a year of five digits', id: 'spring', year: '20288' },
    { name: 'a word', id: 'spring', year: 'next' },
  ])('is nothing with $name', ({ id, year }) => {
    expect(readStart(id, year, intakes)).toBeUndefined();
  });
});
