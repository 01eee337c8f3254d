import type { Deadline, NotBefore, PlanEntry, PlanStep } from '../content/types.ts';
import type { Day } from '../months.ts';
import { type Start, spanOf, stepsFor } from './plan-entries.ts';

/** First and last month, each as one number: the year times twelve, plus the month less one. */
export type Months = readonly [first: number, last: number];

/**
 * Where a day stands to a step: its months are over, they are now, they are now but an official limit may not have
 * opened it yet, or they come later.
 */
export type Due = 'over' | 'now' | 'opens' | 'later';

/** The months of a step for a start: an intake of two months has each step in either. */
export function monthsOfStep(step: PlanStep, start: Start): Months | undefined {
  const span = spanOf(step, start.intake);
  const [first, last] = teachingBegins(start);
  return span && [first - span[0], last - span[1]];
}

/** The months of an entry for a start: of a choice those of each way, equal ones once. */
export function monthsOf(entry: PlanEntry, start: Start): readonly Months[] {
  const months = stepsFor(entry, start)
    .map((step) => monthsOfStep(step, start))
    .filter((each) => each !== undefined);
  return months.filter(
    ([first, last], index) =>
      months.findIndex((each) => each[0] === first && each[1] === last) === index,
  );
}

/** The months in which teaching begins. */
export function teachingBegins({ intake: { months }, year }: Start): Months {
  const first = year * 12 + (months[0] ?? 1) - 1;
  return [first, first + months.length - 1];
}

/** Where a day stands to an entry: of a choice, to the step of it that is due first. */
export function dueOf(entry: PlanEntry, start: Start, today: Day): Due | undefined {
  const dues = stepsFor(entry, start).map((step) => dueOfStep(step, start, today));
  const order: readonly Due[] = ['now', 'opens', 'later', 'over'];
  return order.find((due) => dues.includes(due));
}

/** Where a day stands to a step that there is for the start. */
export function dueOfStep(step: PlanStep, start: Start, today: Day): Due | undefined {
  const months = monthsOfStep(step, start);
  if (!months) return undefined;
  const month = monthOf(today);
  if (months[1] < month) return 'over';
  if (months[0] > month) return 'later';
  const limits = (step.limits ?? []).filter((limit) => limit.kind === 'not-before');
  return limits.every((limit) => hasOpened(limit, start, today)) ? 'now' : 'opens';
}

/** Whether the day of the limit has come for everybody, whichever day of the intake's months their course begins. */
function hasOpened({ before }: NotBefore, start: Start, today: Day): boolean {
  if (!before) return false;
  const [, last] = teachingBegins(start);
  // Day 0 of a month is the last of the month before. Counted in months it is the last day too: rather late than early.
  const opening =
    'days' in before ? timeOf(last + 1, -before.days) : timeOf(last + 1 - before.months, 0);
  return timeOf(monthOf(today), today.day) >= opening;
}

/** A day of a month that is given as a number, in milliseconds. */
function timeOf(month: number, day: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, day);
}

/** The month of a day, as a number. */
export function monthOf({ year, month }: Day): number {
  return year * 12 + month - 1;
}

/** The visitor's own date. */
export function localDay(now: Date): Day {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The years that a plan is offered for: the current one and the next six. */
export function offeredYears(thisYear: number): readonly number[] {
  return Array.from({ length: 7 }, (_, index) => thisYear + index);
}

/** The day of a deadline for a start; undefined where it is another intake's, or not confirmed for every year. */
export function deadlineDay(deadline: Deadline, { intake, year }: Start): Day | undefined {
  const { month, day, yearsBefore } = deadline;
  if (deadline.intake !== intake.id || day === undefined) return undefined;
  return { year: year - yearsBefore, month, day };
}

/** Whether the day of a deadline is over, where it is known. */
export function hasPassed(deadline: Deadline, start: Start, today: Day): boolean {
  const day = deadlineDay(deadline, start);
  return day !== undefined && compareDays(day, today) < 0;
}

/** Negative where the first day is earlier than the second, 0 for the same day. */
export function compareDays(one: Day, other: Day): number {
  return timeOf(monthOf(one), one.day) - timeOf(monthOf(other), other.day);
}
