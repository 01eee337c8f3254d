import type {
  Deadline,
  Intake,
  Level,
  Limit,
  MonthsBefore,
  NotBefore,
  PlanEntry,
  PlanStep,
} from '../content/types.ts';
import { type Day, dayText, monthNames } from '../months.ts';

/** First and last month, each as one number: the year times twelve, plus the month less one. */
export type Months = readonly [first: number, last: number];

/** An intake in the year in which its teaching begins, for one level or, without it, for any. */
export type Start = {
  readonly intake: Intake;
  readonly year: number;
  readonly level?: Level | undefined;
};

/** For whom a plan is: what decides which of its steps there are. */
type Case = Pick<Start, 'intake' | 'level'>;

/**
 * Where a day stands to a step: its months are over, they are now, they are now but an official limit may not have
 * opened it yet, or they come later.
 */
export type Due = 'over' | 'now' | 'opens' | 'later';

/** Every step of a plan; of a choice each way. */
export function stepsOf(plan: readonly PlanEntry[]): readonly PlanStep[] {
  return plan.flatMap((entry) => ('ways' in entry ? entry.ways : entry));
}

/** The steps of an entry that there are for an intake and a level. */
export function stepsFor(entry: PlanEntry, { intake, level }: Case): readonly PlanStep[] {
  return stepsOf([entry]).filter((step) => {
    const isOwn = level === undefined || step.level === undefined || step.level === level;
    return isOwn && spanOf(step, intake) !== undefined;
  });
}

/** The entries of a plan of which there are steps for an intake and a level, in their order. */
export function entriesFor(plan: readonly PlanEntry[], wanted: Case): readonly PlanEntry[] {
  return plan.filter((entry) => stepsFor(entry, wanted).length > 0);
}

/** The entry in which a place is applied for; a plan may have none. */
export function applicationOf(plan: readonly PlanEntry[]): PlanEntry | undefined {
  return plan.find(({ isApplication }) => isApplication);
}

/** Whether a place can be applied for at this level for this intake. */
export function isOffered(plan: readonly PlanEntry[], wanted: Case): boolean {
  const application = applicationOf(plan);
  return application === undefined || stepsFor(application, wanted).length > 0;
}

/** When a step is due for an intake, or undefined if the intake does not have it. */
export function spanOf({ when }: PlanStep, intake: Intake): MonthsBefore | undefined {
  return isSpan(when) ? when : when[intake.id];
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}

/** The months of a step for a start: an intake of two months has each step in either. */
export function monthsOfStep(step: PlanStep, start: Start): Months | undefined {
  const span = spanOf(step, start.intake);
  const [first, last] = teachingBegins(start);
  return span && [first - span[0], last - span[1]];
}

/** The months of an entry for a start, from its earliest step to its latest. Undefined if it has none. */
export function monthsOf(entry: PlanEntry, start: Start): Months | undefined {
  const spans = stepsFor(entry, start).flatMap((step) => {
    const months = monthsOfStep(step, start);
    return months ? [months] : [];
  });
  if (spans.length === 0) return undefined;
  return [Math.min(...spans.map(([first]) => first)), Math.max(...spans.map(([, last]) => last))];
}

/** The months in which teaching begins. */
export function teachingBegins({ intake: { months }, year }: Start): Months {
  const first = year * 12 + (months[0] ?? 1) - 1;
  return [first, first + months.length - 1];
}

/** The limits of a step that hold for an intake: a deadline is one intake's. */
export function limitsFor({ limits = [] }: PlanStep, { intake }: Case): readonly Limit[] {
  return limits.filter((limit) => limit.kind !== 'deadline' || limit.intake === intake.id);
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

/** E.g. "September 2027". */
export function startText({ intake, year }: Start): string {
  return `${intake.name} ${year}`;
}

/** The day of a deadline for a start; undefined where it is another intake's, or not confirmed for every year. */
export function deadlineDay(deadline: Deadline, { intake, year }: Start): Day | undefined {
  const { month, day, yearsBefore } = deadline;
  if (deadline.intake !== intake.id || day === undefined) return undefined;
  return { year: year - yearsBefore, month, day };
}

/** A deadline for a start, e.g. "For most courses: mid-January 2027, 18:00 UK time". */
export function deadlineText(deadline: Deadline, start: Start): string {
  const { scope, month, time, yearsBefore } = deadline;
  const day = deadlineDay(deadline, start);
  const year = start.year - yearsBefore;
  return `${scope}: ${day ? dayText(day) : `mid-${monthName(month - 1)} ${year}`}, ${time}`;
}

/** A deadline for any year, e.g. "For most courses: 15 October of the year before, 18:00 UK time". */
export function generalDeadlineText({ scope, month, day, time, yearsBefore }: Deadline): string {
  const name = monthName(month - 1);
  const year = yearsBefore === 0 ? 'of the year you start' : 'of the year before';
  return `${scope}: ${day === undefined ? `mid-${name}` : `${day} ${name}`} ${year}, ${time}`;
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

/** Months with their year, e.g. "May to September 2026" or "December 2026 to January 2027". */
export function monthsText([first, last]: Months): string {
  const [firstYear, lastYear] = [Math.floor(first / 12), Math.floor(last / 12)];
  if (first === last) return `${monthName(last)} ${lastYear}`;
  const from = firstYear === lastYear ? monthName(first) : `${monthName(first)} ${firstYear}`;
  return `${from} to ${monthName(last)} ${lastYear}`;
}

/** A span before the start of teaching, e.g. "10 to 12 months before classes begin". */
export function spanText([from, to]: MonthsBefore): string {
  if (from === 0) return 'In the month in which classes begin';
  if (to === 0) return `From ${countText(from)} before classes begin`;
  if (from === to) return `${countText(to)} before classes begin`;
  return `${to} to ${countText(from)} before classes begin`;
}

function countText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

/** The name of a month that is given as a number. */
export function monthName(month: number): string {
  return monthNames[((month % 12) + 12) % 12] ?? '';
}
