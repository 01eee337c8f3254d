import type { Aging, DestinationGuide } from './content/types.ts';
import { type Day, isoDay, parseDay } from './months.ts';

/** The date on which a page was written and, if a person has since opened every official page, the date of that review. */
export type Reading = Pick<DestinationGuide, 'written' | 'reviewed'>;

/** Age in months from which a page shows when it was last read. */
const oldAfterMonths = 6;

/** True if a text is due for review; from that day on, the page no longer asserts it. */
export function isDue({ lookAgain }: Aging, today: Day): boolean {
  return lookAgain <= isoDay(today);
}

/** ISO date of a page's last complete review, or the date on which it was written. */
export function lastRead({ written, reviewed = written }: Reading): string {
  return reviewed;
}

/** ISO date from which a page shows when it was last read. */
export function oldFrom(reading: Reading): string {
  const { year, month, day } = parseDay(lastRead(reading));
  return new Date(Date.UTC(year, month - 1 + oldAfterMonths, day)).toISOString().slice(0, 10);
}
