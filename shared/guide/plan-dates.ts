import type { Intake, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import { type Day, monthNames } from '../months.ts';

/** First and last month, each as one number: the year times twelve, plus the month less one. */
export type Months = readonly [first: number, last: number];

/** An intake in the year in which its teaching begins. */
export type Start = { readonly intake: Intake; readonly year: number };

/** Whether a span of months is before this month, holds it, or is after it. */
type Due = 'earlier' | 'now' | 'later';

/** Every step of a plan; of a choice each way. */
export function stepsOf(plan: readonly PlanEntry[]): readonly PlanStep[] {
  return plan.flatMap((entry) => ('ways' in entry ? entry.ways : entry));
}

/** When an entry is due for an intake; a choice from its earliest way to its latest. Undefined if it is not needed. */
export function spanOf(entry: PlanEntry, intake: Intake): MonthsBefore | undefined {
  const spans = stepsOf([entry]).flatMap(({ when }) => {
    const span = isSpan(when) ? when : when[intake.id];
    return span ? [span] : [];
  });
  if (spans.length === 0) return undefined;
  return [Math.max(...spans.map(([from]) => from)), Math.min(...spans.map(([, to]) => to))];
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}

/** The months of an entry for a start: an intake of two months has each step in either. */
export function monthsOf(entry: PlanEntry, start: Start): Months | undefined {
  const span = spanOf(entry, start.intake);
  const [first, last] = teachingBegins(start);
  return span && [first - span[0], last - span[1]];
}

/** The months in which teaching begins. */
export function teachingBegins({ intake: { months }, year }: Start): Months {
  const first = year * 12 + (months[0] ?? 1) - 1;
  return [first, first + months.length - 1];
}

export function dueOf([first, last]: Months, today: Day): Due {
  const month = monthOf(today);
  if (last < month) return 'earlier';
  return first <= month ? 'now' : 'later';
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

/** The start that an intake's id and a year of four digits name, or undefined. */
export function readStart(id: string, year: string, intakes: readonly Intake[]): Start | undefined {
  const intake = intakes.find((row) => row.id === id);
  return intake && /^\d{4}$/.test(year) ? { intake, year: Number(year) } : undefined;
}

/** E.g. "September 2027". */
export function startText({ intake, year }: Start): string {
  return `${intake.name} ${year}`;
}

/** Months with their year, e.g. "May to September 2026" or "December 2026 to January 2027". */
export function monthsText(months: Months): string {
  return spanText(months, (year) => ` ${year}`);
}

const yearsBefore = ['of the year you start', 'of the year before', 'two years before'];

/** Months counted from a start in year 0, e.g. "May to September of the year before". */
export function generalText(months: Months): string {
  return spanText(months, (year) => ` ${yearsBefore[-year]}`);
}

function spanText([first, last]: Months, yearText: (year: number) => string): string {
  const firstYear = yearText(Math.floor(first / 12));
  const lastYear = yearText(Math.floor(last / 12));
  if (first === last) return monthName(last) + lastYear;
  const from = firstYear === lastYear ? monthName(first) : monthName(first) + firstYear;
  return `${from} to ${monthName(last)}${lastYear}`;
}

/** The name of a month that is given as a number. */
export function monthName(month: number): string {
  return monthNames[((month % 12) + 12) % 12] ?? '';
}
