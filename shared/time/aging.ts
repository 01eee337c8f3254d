import type { DatedText, DestinationGuide, Text } from '../content/types.ts';
import { type Day, dateOf, dayIn, monthOf } from './months.ts';

/** The date on which a page was written and, if a person has since opened every official page, the date of that review. */
export type Reading = Pick<DestinationGuide, 'written' | 'reviewed'>;

/** Age in months of the last review, from which pages show its date. */
const oldAfterMonths = 6;

/** The text in effect on a day. */
export function textOn(dated: DatedText, today: Day): Text {
  if (typeof dated === 'string') return dated;
  const { text, coming } = dated;
  return coming && coming.from <= today ? coming.text : text;
}

/** The day of a page's last complete review, or the day on which it was written. */
export function lastRead({ written, reviewed = written }: Reading): Day {
  return reviewed;
}

/** The day from which a page shows the date of its last review. */
export function oldFrom(reading: Reading): Day {
  const read = lastRead(reading);
  return dayIn(monthOf(read) + oldAfterMonths, dateOf(read));
}
