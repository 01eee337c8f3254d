import type { Day } from './months.ts';

/** The day in India (UTC+5:30) at a time in milliseconds since the epoch. The site uses no other day. */
export function dayInIndia(moment: number): Day {
  const india = new Date(moment + 5.5 * 60 * 60 * 1000);
  return { year: india.getUTCFullYear(), month: india.getUTCMonth() + 1, day: india.getUTCDate() };
}
