import type { Deadline, MonthsBefore } from '../content/types.ts';
import { dayText, monthNames } from '../months.ts';
import { deadlineDay, type Months } from './plan-dates.ts';
import type { Start } from './plan-entries.ts';

/** E.g. "September 2027". */
export function startText({ intake, year }: Start): string {
  return `${intake.name} ${year}`;
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
