import type { Deadline, ExternalLink, MonthAndDay } from '../content/types.ts';
import { addDays, type Day } from '../time/months.ts';
import { timeInIndia } from '../time/time-in-india.ts';
import type { PlannedIntake } from './intakes.ts';

/** A deadline of an intake. For any year, it has no days. */
export type LastDate = Pick<Deadline, 'scope' | 'publisher' | 'afterwards'> & {
  readonly source?: ExternalLink | undefined;
  /** The last day in India: the published one or else the last one on which it may usually be. */
  readonly day?: Day;
  /** The hour in India at which it ends, e.g. "23:30", if published. */
  readonly hour?: string | undefined;
  /** Set if it is not published: the usual date with its year, e.g. "mid-January 2028". */
  readonly usually?: string;
  /** Set if it is not published: the first day on which it may usually be. */
  readonly earliest?: Day;
};

/** The date of a deadline for an intake of one year or of any year. */
export function lastDateOf(deadline: Deadline, { year }: PlannedIntake): LastDate {
  const { scope, publisher, afterwards, source, closes, usually, days } = deadline;
  const { text, until, from = until, yearsBefore } = usually;
  const date = { ...(scope && { scope }), publisher, ...(afterwards && { afterwards }), source };
  if (year === undefined) {
    return { ...date, usually: yearsBefore ? `${text} of the year before` : text };
  }
  const published = days[year];
  if (published) {
    const end = closes ? timeInIndia(published, closes) : { day: published, time: undefined };
    return { ...date, day: end.day, hour: end.time };
  }
  const last = year - yearsBefore;
  const dayOf = (monthAndDay: MonthAndDay, year: number) => `${year}-${monthAndDay}` as Day;
  return {
    ...date,
    day: dayOf(until, last),
    usually: `${text} ${last}`,
    earliest: dayOf(from, from > until ? last - 1 : last),
  };
}

export function hasPassed({ day }: LastDate, today: Day): boolean {
  return day !== undefined && day < today;
}

/** True from a week before the first day on which an unpublished date may be. */
export function isNear({ earliest }: LastDate, today: Day): boolean {
  return earliest !== undefined && addDays(earliest, -7) <= today;
}

/** The next of several dates in chronological order or, once all have passed, the last one. */
export function nextDate(dates: readonly LastDate[], today: Day): LastDate | undefined {
  return dates.find((date) => !hasPassed(date, today)) ?? dates.at(-1);
}
