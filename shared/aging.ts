import type { Aging, DestinationGuide } from './content/types.ts';
import { type Day, isoDay, parseDay } from './months.ts';

/** When a page was written and, if a person has opened every official page since, when. */
export type Reading = Pick<DestinationGuide, 'written' | 'reviewed'>;

/** Months after which a page that has not been read again says when it was read. */
const oldAfterMonths = 6;

/** Whether a page may no longer assert words, since the day to look again has come. */
export function isDue({ lookAgain }: Aging, today: Day): boolean {
  return lookAgain <= isoDay(today);
}

/** ISO date on which a page was last read as a whole: against every official page, or else through. */
export function lastRead({ written, reviewed = written }: Reading): string {
  return reviewed;
}

/** ISO date from which a page says when it was last read. */
export function oldFrom(reading: Reading): string {
  const { year, month, day } = parseDay(lastRead(reading));
  return new Date(Date.UTC(year, month - 1 + oldAfterMonths, day)).toISOString().slice(0, 10);
}
