import type { Deadline, Limit } from '../content/types.ts';
import { type Day, dayText, isoDay, monthOf, monthsText, monthText, parseDay } from '../months.ts';
import { monthsOf, type Way } from './rows.ts';
import { anyYear, anyYearText, monthsBefore, type Start } from './starts.ts';

export const whenFull = 'courses close when they are full';

/** The day of a deadline for a start, where it is published. */
export function publishedDay({ days }: Deadline, { year }: Start): Day | undefined {
  const iso = days[year];
  return iso === undefined ? undefined : parseDay(iso);
}

export function deadlinesOf({ limits }: Pick<Way, 'limits'>): Deadline[] {
  return limits.filter((limit) => limit.kind === 'deadline');
}

/** Whether a last day is known to have passed. */
export function isPassed(deadline: Deadline, start: Start, today: Day): boolean {
  const day = publishedDay(deadline, start);
  return day !== undefined && isoDay(day) < isoDay(today);
}

/** Whether each last day of a way is known to have passed. */
export function isClosed(way: Way, start: Start, today: Day): boolean {
  const deadlines = deadlinesOf(way);
  return deadlines.length > 0 && deadlines.every((deadline) => isPassed(deadline, start, today));
}

/** Until when something can still be done, once a last day has passed. */
export function lateUntil(deadline: Deadline, start: Start, today: Day): Day | undefined {
  const { afterwards } = deadline;
  if (!afterwards || !isPassed(deadline, start, today)) return undefined;
  const until = parseDay(`${start.year}-${afterwards.until}`);
  return isoDay(today) <= isoDay(until) ? until : undefined;
}

/** Whether a way takes forms although each of its last days has passed. */
export function takesLateForms(way: Way, start: Start, today: Day): boolean {
  const isTaken = deadlinesOf(way).some((deadline) => lateUntil(deadline, start, today));
  return isTaken && isClosed(way, start, today);
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
    const next = lateUntil(limit, start, today) ? afterwards?.text : afterwards?.next;
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

/** What closes a way that has no published last day: the months in which many do, else that courses fill up. */
export function closingText(way: Way, start: Start, today: Day): string | undefined {
  const months = monthsOf(way.manyClose, start);
  if (!months) return way.closesWhenFull && whenFull;
  const isOver = months[1] < monthOf(today);
  return isOver ? `many closed by ${monthText(months[1])}` : `many close ${monthsText(months)}`;
}

/** What closes first: published last days, then months; never the end of the months in which a step is usually done. */
export function noteOf(ways: readonly Way[], start: Start, today: Day): string | undefined {
  const days = ways.flatMap((way) => lastDays(way, start, today, ways.length > 1));
  const closing = ways.flatMap((way) => closingText(way, start, today) ?? []);
  return [...days, ...closing].join('; ') || undefined;
}

/** The last days of a way that are ahead or, where none is, until when it takes late forms. */
function lastDays(way: Way, start: Start, today: Day, isOneOfSeveral: boolean): readonly string[] {
  const deadlines = deadlinesOf(way);
  const ahead = deadlines.filter((deadline) => !isPassed(deadline, start, today));
  if (ahead.length === 0) {
    return deadlines.flatMap((deadline) => {
      const until = lateUntil(deadline, start, today);
      const hour = deadline.afterwards?.timeInIndia;
      return until ? [`late forms until ${dayText(until)}, ${hour} in India`] : [];
    });
  }
  return ahead.flatMap((deadline) => {
    const day = publishedDay(deadline, start);
    const scope = ahead.length > 1 || isOneOfSeveral ? ` ${deadline.scope}` : '';
    return day ? [`by ${dayText(day)}, ${deadline.timeInIndia} in India${scope}`] : [];
  });
}

/** What to do for a way, with all that is known of when it closes, for a start; or for a start of any year. */
export function wayText({ text, manyClose, closesWhenFull }: Way, start: Start): string {
  const years = manyClose.map(({ intake, span }) => {
    const months = monthsBefore(span, { intake, year: start.year });
    return start.year === anyYear
      ? `For ${intake.name}, many close ${anyYearText(months)}.`
      : `For ${intake.name} ${start.year}, many close ${monthsText(months)}.`;
  });
  return [text, ...years, closesWhenFull && `Many ${whenFull}.`].filter(Boolean).join(' ');
}
