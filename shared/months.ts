/** English month names, January first. Not from `Intl`, whose output could differ between server and browser. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A calendar day; `month` is 1 (January) to 12. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

/** First and last month, each as a number: year × 12 + month − 1. */
export type Months = readonly [first: number, last: number];

/** Formats a day as "10 October 2026". */
export function dayText({ year, month, day }: Day): string {
  return `${day} ${monthNames[month - 1]} ${year}`;
}

/** Parses an ISO date, e.g. "2026-10-10". */
export function parseDay(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** Parses a date without a year, e.g. "01-15", as a day of `year`. */
export function dayIn(year: number, date: string): Day {
  const [month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Formats a day as an ISO date, which sorts chronologically. */
export function isoDay({ year, month, day }: Day): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The month number of a day. */
export function monthOf({ year, month }: Day): number {
  return year * 12 + month - 1;
}

/** A day of a month number. */
export function dayOf(month: number, day: number): Day {
  return { year: Math.floor(month / 12), month: (((month % 12) + 12) % 12) + 1, day };
}

/** The name of a month number. */
export function monthName(month: number): string {
  return monthNames[((month % 12) + 12) % 12] ?? '';
}

/** E.g. "September 2027". */
export function monthText(month: number): string {
  return `${monthName(month)} ${Math.floor(month / 12)}`;
}

/** E.g. "May 2027", "May to September 2026" or "December 2026 to January 2027". `textOf` formats a month with its year. */
export function monthsText([first, last]: Months, textOf = monthText): string {
  if (first === last) return textOf(last);
  const isOneYear = Math.floor(first / 12) === Math.floor(last / 12);
  return `${isOneYear ? monthName(first) : textOf(first)} to ${textOf(last)}`;
}
