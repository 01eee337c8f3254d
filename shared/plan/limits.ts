import type { Deadline, Limit } from '../content/types.ts';
import { type Day, dayText, isoDay, monthOf, parseDay } from '../months.ts';
import { anyYear, type Start } from './starts.ts';

/** The day of a deadline for a start, where it is published. */
export function publishedDay({ days }: Deadline, { year }: Start): Day | undefined {
  const iso = days[year];
  return iso === undefined ? undefined : parseDay(iso);
}

/** Whether the last day is known to have been in a month before. */
export function isBehind(deadline: Deadline, start: Start, month: number): boolean {
  const day = publishedDay(deadline, start);
  return day !== undefined && monthOf(day) < month;
}

/** A limit for a start, as seen from a day; or for a start of any year. */
export function limitText(limit: Limit, start: Start, today?: Day): string {
  if (limit.kind !== 'deadline') return limit.text;
  const { scope, usually, time, timeInIndia, afterwards = '' } = limit;
  const hour = `${time} (${timeInIndia} in India)`;
  const day = publishedDay(limit, start);
  if (day) {
    const isOver = today && isoDay(day) < isoDay(today);
    const passed = isOver ? ` That day has passed. ${afterwards}` : '';
    return `Last day ${scope}: ${dayText(day)}, ${hour}.${passed}`.trim();
  }
  const relative = usually.yearsBefore === 0 ? 'of the year you start' : 'of the year before';
  const year = start.year === anyYear ? relative : start.year - usually.yearsBefore;
  const published = Object.entries(start.year === anyYear ? limit.days : {}).map(
    ([begin, iso]) => ` For ${begin} it is ${dayText(parseDay(iso))}.`,
  );
  return `Last day ${scope}: usually ${usually.text} ${year}, ${hour}.${published.join('')} ${lookUp(limit)}.`;
}

/** E.g. "Look up the day at UCAS". */
export function lookUp({ publisher }: Deadline): string {
  return `Look up the day at ${publisher}`;
}
