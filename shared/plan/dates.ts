import type { Deadline } from '../content/types.ts';
import { addDays, type Day } from '../time/months.ts';
import { timeInIndia } from '../time/time-in-india.ts';
import { type PlannedIntake, periodText } from './intakes.ts';

/** A deadline of an intake. For any year, it has no days. */
export type LastDate = Omit<Deadline, 'usually'> & {
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
export function lastDateOf({ usually, ...deadline }: Deadline, intake: PlannedIntake): LastDate {
  const { year } = intake;
  const published = year && deadline.days[year];
  if (published) {
    const { closes } = deadline;
    const end = closes ? timeInIndia(published, closes) : { day: published, time: undefined };
    return { ...deadline, day: end.day, hour: end.time };
  }
  const { part, until, from = until, yearsBefore } = usually;
  const last = (year ?? 0) - yearsBefore;
  const first = from > until ? last - 1 : last;
  const months = [monthIn(first, from), monthIn(last, until)] as const;
  const [start, end] = months;
  const [word, joint] = end - start === 1 ? ['in', 'or'] : ['between', 'and'];
  const text =
    start === end
      ? part + periodText(months, intake)
      : `${word} ${periodText(months, intake, joint)}`;
  if (year === undefined) return { ...deadline, usually: text };
  return {
    ...deadline,
    day: `${last}-${until}` as Day,
    usually: text,
    earliest: `${first}-${from}` as Day,
  };
}

function monthIn(year: number, monthAndDay: string): number {
  return year * 12 + Number(monthAndDay.slice(0, 2)) - 1;
}

export function hasPassed({ day }: LastDate, today: Day): boolean {
  return day !== undefined && day < today;
}

/** True from a week before the first day on which an unpublished date may be. */
export function isNear({ earliest }: LastDate, today: Day): boolean {
  return earliest !== undefined && addDays(earliest, -7) <= today;
}
