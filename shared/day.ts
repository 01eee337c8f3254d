import type { Day } from './months.ts';

/** The day in India, 5:30 hours ahead of UTC, at a moment in milliseconds since the epoch. No other day counts on this site. */
export function dayInIndia(moment: number): Day {
  const india = new Date(moment + 5.5 * 60 * 60 * 1000);
  return { year: india.getUTCFullYear(), month: india.getUTCMonth() + 1, day: india.getUTCDate() };
}
