import { expect, it } from 'vitest';
import type { Day } from '../../shared/time/months.ts';
import { type TimeZone, timeInIndia } from '../../shared/time/time-in-india.ts';

// Computed by hand: India is 5:30 ahead of UTC; London is at UTC in winter and an hour ahead in summer; New York is 5
// hours behind UTC in winter and 4 in summer.
it.each<[day: Day, time: string, zone: TimeZone, inIndia: string]>([
  ['2027-07-15', '23:59', 'Europe/Berlin', '2027-07-16 03:29'],
  ['2026-11-30', '23:59', 'America/Los_Angeles', '2026-12-01 13:29'],
  ['2027-12-31', '23:59', 'America/New_York', '2028-01-01 10:29'],
  ['2027-02-01', '00:30', 'Pacific/Auckland', '2027-01-31 17:00'],
  // The night in which New York's clocks go forward, and the one in which London's go back.
  ['2027-03-14', '01:59', 'America/New_York', '2027-03-14 12:29'],
  ['2027-03-14', '03:00', 'America/New_York', '2027-03-14 12:30'],
  ['2027-10-31', '02:00', 'Europe/London', '2027-10-31 07:30'],
])('converts %s, %s in %s to the day and time in India', (day, time, zone, inIndia) => {
  const found = timeInIndia(day, { time, zone });
  expect(`${found.day} ${found.time}`).toBe(inIndia);
});
