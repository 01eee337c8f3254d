/** Month names, January first. Our own list: `Intl` could differ between server and browser and break hydration. */
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

/** A day of the calendar; `month` is 1 (January) to 12. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

/** A day written out as "10 October 2026". */
export function dayText({ year, month, day }: Day): string {
  return `${day} ${monthNames[month - 1]} ${year}`;
}

/** The day that an ISO date like "2026-10-10" names. */
export function parseDay(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}
