import type { Aging, DestinationGuide } from './content/types.ts';
import { type Day, isoDay, parseDay } from './months.ts';

/** Months after which a guide that nobody has read again says when it was read. */
const oldAfterMonths = 6;

/** Whether a page may no longer assert words, since the day to look again has come. */
export function isDue({ lookAgain }: Aging, today: Day): boolean {
  return lookAgain <= isoDay(today);
}

/** ISO day on which a guide was last read whole: against every official page, or else through. */
export function lastRead({
  written,
  reviewed = written,
}: Pick<DestinationGuide, 'written' | 'reviewed'>): string {
  return reviewed;
}

/** ISO day from which a guide says when it was last read. */
export function oldFrom(guide: Pick<DestinationGuide, 'written' | 'reviewed'>): string {
  const { year, month, day } = parseDay(lastRead(guide));
  return new Date(Date.UTC(year, month - 1 + oldAfterMonths, day)).toISOString().slice(0, 10);
}
