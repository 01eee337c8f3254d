import type { Deadline, Limit } from '../content/types.ts';
import { type Day, isoDay, monthOf, monthsText, monthText, parseDay } from '../months.ts';
import { wayText } from './closing.ts';
import { deadlinesOf, isPassed, isTakenLate, lookUp, publishedDay } from './limits.ts';
import { closingMonths, monthsOf, type Row, type Way } from './rows.ts';
import { classesBegin, type Start } from './starts.ts';

/** What a calendar has of a plan on one day. */
export type CalendarEntry = {
  /** Stable, and unique for a start. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly texts: readonly string[];
  readonly limits: readonly Limit[];
  /** Whether something ends on this day. */
  readonly isLastDay?: true;
};

type Seen = { readonly start: Start; readonly today: Day };

/**
 * A plan's entries from a day on: each way that is not over, the last days and the months in which many close. What is over is one
 * entry; none at all when nothing is left.
 */
export function calendarEntries(rows: readonly Row[], seen: Seen): readonly CalendarEntry[] {
  const ways = rows.flatMap((row) => row.ways);
  const over = ways.filter((way) => isOver(way, seen));
  const ahead = ways.flatMap((way) => [
    ...(over.includes(way) ? [] : stepEntries(way, seen)),
    ...closingEntries(way, seen),
    ...deadlinesOf(way).flatMap((deadline, index) => {
      return deadlineEntries(deadline, way, `${way.id}-${index + 1}`, seen);
    }),
    ...way.limits.flatMap((limit) => lastDayEntries(limit, way, seen)),
  ]);
  return ahead.length > 0 ? [...overEntries(over, seen), ...ahead] : [];
}

function isOver(way: Way, { start, today }: Seen): boolean {
  const months = monthsOf(way, start);
  return months !== undefined && months[1] < monthOf(today);
}

/** One for all that is over, so that a calendar does not begin with a heap of it. */
function overEntries(ways: readonly Way[], { start, today }: Seen): readonly CalendarEntry[] {
  const [first, ...others] = ways.map((way) => titleWithMonths(way, start));
  if (first === undefined) return [];
  const title = `not done yet? Ask today: ${others.length > 0 ? `${ways.length} steps whose usual months are over` : first}`;
  return [{ id: 'over', day: today, title, texts: [first, ...others], limits: [] }];
}

function stepEntries(way: Way, { start, today }: Seen): readonly CalendarEntry[] {
  const months = monthsOf(way, start);
  if (!months) return [];
  const { id, limits } = way;
  const day = notBefore(today, firstDay(months[0]));
  const whose = way.withParents ? ['With your parents.'] : [];
  const texts = [...whose, wayText(way, start)];
  return [{ id, day, title: titleWithMonths(way, start), texts, limits }];
}

/** At the beginning of the months in which many close, and two weeks before their end. */
function closingEntries(way: Way, { start, today }: Seen): readonly CalendarEntry[] {
  const months = closingMonths(way, start);
  if (!months || months[1] < monthOf(today)) return [];
  const step = titleInText(way.title);
  const texts = [wayText(way, start)];
  const first = {
    id: `${way.id}-closing`,
    day: notBefore(today, firstDay(months[0])),
    title: `look up each university’s last day, many close ${monthsText(months)} (${step})`,
    texts,
    limits: [],
  };
  const twoWeeksBefore = daysBefore(firstDay(months[1] + 1), 14);
  const last = {
    id: `${way.id}-closing-soon`,
    day: twoWeeksBefore,
    title: `many close by the end of ${monthText(months[1])} (${step})`,
    texts,
    limits: [],
  };
  return isoDay(twoWeeksBefore) < isoDay(today) ? [first] : [first, last];
}

/** The day where it is published, else the month before it, in which to look it up. */
function deadlineEntries(
  deadline: Deadline,
  { title }: Way,
  id: string,
  seen: Seen,
): readonly CalendarEntry[] {
  const { start, today } = seen;
  const { scope, usually, timeInIndia } = deadline;
  const entry = { id, texts: [], limits: [deadline] };
  const day = publishedDay(deadline, start);
  if (day) {
    if (isPassed(deadline, start, today)) return lateFormEntries(deadline, entry, title, seen);
    const last = `last day ${scope}, ${timeInIndia} in India (${titleInText(title)})`;
    return [{ ...entry, day, title: last, isLastDay: true }];
  }
  const month = (start.year - usually.yearsBefore) * 12 + usually.month - 1;
  if (month < monthOf(today)) return [];
  const look = `${titleInText(lookUp(deadline))} (last day ${scope}, usually in ${monthText(month)})`;
  return [{ ...entry, day: notBefore(today, firstDay(month - 1)), title: look }];
}

/** Once a last day has passed, that of late forms. */
function lateFormEntries(
  deadline: Deadline,
  entry: Pick<CalendarEntry, 'id' | 'texts' | 'limits'>,
  title: string,
  { start, today }: Seen,
): readonly CalendarEntry[] {
  const { afterwards } = deadline;
  if (!afterwards || !isTakenLate(deadline, start, today)) return [];
  const day = parseDay(`${start.year}-${afterwards.until}`);
  const late = `last day of late forms, ${afterwards.timeInIndia} in India (${titleInText(title)})`;
  return [{ ...entry, id: `${entry.id}-late`, day, title: late, isLastDay: true }];
}

/** A day on which something ends for whoever still does the step. */
function lastDayEntries(limit: Limit, way: Way, { start, today }: Seen): readonly CalendarEntry[] {
  if (limit.kind === 'deadline' || !limit.lastDay) return [];
  const day = parseDay(limit.lastDay.day);
  const from = monthsOf(way, start)?.[0] ?? 0;
  const isWithin = from <= monthOf(day) && monthOf(day) <= classesBegin(start)[1];
  if (!isWithin || isoDay(day) < isoDay(today)) return [];
  const { title } = limit.lastDay;
  return [{ id: `${way.id}-end`, day, title, texts: [], limits: [limit], isLastDay: true }];
}

/** E.g. "apply for the visa (usually May to July 2027)". */
function titleWithMonths(way: Way, start: Start): string {
  const months = monthsOf(way, start);
  return `${titleInText(way.title)}${months ? ` (usually ${monthsText(months)})` : ''}`;
}

/** "Apply for the visa" as "apply for the visa"; "UCAS" stays. */
function titleInText(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

function firstDay(month: number): Day {
  return { year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 };
}

function daysBefore({ year, month, day }: Day, days: number): Day {
  return parseDay(new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10));
}

function notBefore(today: Day, day: Day): Day {
  return isoDay(day) < isoDay(today) ? today : day;
}
