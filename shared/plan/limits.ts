import type { Deadline, Limit } from '../content/types.ts';
import { type Day, dayText, isoDay, parseDay } from '../months.ts';
import { anyYear, type Start } from './starts.ts';

/** The day of a deadline for a start, where it is published. */
export function publishedDay({ days }: Deadline, { year }: Start): Day | undefined {
  const iso = days[year];
  return iso === undefined ? undefined : parseDay(iso);
}

export function deadlinesOf({ limits }: { readonly limits: readonly Limit[] }): Deadline[] {
  return limits.filter((limit) => limit.kind === 'deadline');
}

/** Whether a limit is a last day that is known to have passed. */
export function isPassed(limit: Limit, start: Start, today: Day): boolean {
  const day = limit.kind === 'deadline' ? publishedDay(limit, start) : undefined;
  return day !== undefined && isoDay(day) < isoDay(today);
}

/** Whether a last day has passed and something can still be done until another. */
export function isTakenLate(deadline: Deadline, start: Start, today: Day): boolean {
  const until = deadline.afterwards && `${start.year}-${deadline.afterwards.until}`;
  return until !== undefined && isPassed(deadline, start, today) && isoDay(today) <= until;
}

/** A limit for a start, as seen from a day; or for a start of any year. */
export function limitText(limit: Limit, start: Start, today?: Day): string {
  if (limit.kind !== 'deadline') return limit.text;
  const { longScope: scope = limit.scope, usually, time, timeInIndia, afterwards } = limit;
  const hour = `${time} (${timeInIndia} in India)`;
  const day = publishedDay(limit, start);
  if (day) {
    const text = `Last day ${scope}: ${dayText(day)}, ${hour}.`;
    if (!today || !isPassed(limit, start, today)) return text;
    const next = isTakenLate(limit, start, today) ? afterwards?.text : afterwards?.next;
    return `${text} That day has passed. ${next ?? ''}`.trim();
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
