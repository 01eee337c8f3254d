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

/** A calendar day as an ISO date, e.g. `2026-11-24`. Days compare as text. */
export type Day = `20${number}-${number}-${number}`;

/** First and last month of a period, each as a month number: year × 12 + month − 1. */
export type Months = readonly [first: number, last: number];

/** Formats a day as "10 October 2026". */
export function dayText(day: Day): string {
  return `${dateOf(day)} ${monthText(monthOf(day))}`;
}

/** The month number of a day. */
export function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The day of the month, 1 to 31. */
export function dateOf(day: Day): number {
  return Number(day.slice(8));
}

/** The day with this date in a month number; a date outside the month falls into another one. */
export function dayIn(month: number, date: number): Day {
  return new Date(Date.UTC(2000, month - 2000 * 12, date)).toISOString().slice(0, 10) as Day;
}

/** The day some days after a day or, if negative, before it. */
export function addDays(day: Day, days: number): Day {
  return dayIn(monthOf(day), dateOf(day) + days);
}

/** Day and time in India (UTC+5:30) at a time in epoch milliseconds; every day on this site is a day in India. */
export function inIndia(moment: number): { readonly day: Day; readonly time: string } {
  const iso = new Date(moment + 5.5 * 60 * 60 * 1000).toISOString();
  return { day: iso.slice(0, 10) as Day, time: iso.slice(11, 16) };
}

/** The name of a month number. */
export function monthName(month: number): string {
  return monthNames[((month % 12) + 12) % 12] ?? '';
}

/** E.g. "September 2027". */
export function monthText(month: number): string {
  return `${monthName(month)} ${Math.floor(month / 12)}`;
}

/**
 * E.g. "May 2027", "May to September 2026" or "December 2026 to January 2027".
 *
 * @param textOf formats a month with its year
 * @param joint the word between two months
 */
export function monthsText([first, last]: Months, textOf = monthText, joint = 'to'): string {
  if (first === last) return textOf(last);
  const isOneYear = Math.floor(first / 12) === Math.floor(last / 12);
  return `${isOneYear ? monthName(first) : textOf(first)} ${joint} ${textOf(last)}`;
}
