import { dayInIndia } from './day.ts';
import { type Day, isoDay } from './months.ts';

/** Time zones of institutions' closing times, with their names on the pages. */
export const clocks = {
  'America/Los_Angeles': 'California time',
  'America/New_York': 'New York time',
  'America/Toronto': 'Toronto time',
  'Australia/Sydney': 'Sydney time',
  'Europe/Berlin': 'German time',
  'Europe/Dublin': 'Irish time',
  'Europe/London': 'UK time',
  'Pacific/Auckland': 'New Zealand time',
} as const;

export type TimeZone = keyof typeof clocks;

/** A time of day such as "23:59" in a time zone. */
export type ClockTime = { readonly time: string; readonly zone: TimeZone };

/** Day and time in India for a local time abroad: a deadline late in the evening is often on India's next day. */
export function timeInIndia(day: Day, { time, zone }: ClockTime): { day: Day; time: string } {
  const written = Date.parse(`${isoDay(day)}T${time}Z`);
  // The offset at a close time first, then at the exact time, which may be after a clock change.
  const near = written - offsetAt(written, zone);
  const moment = written - offsetAt(near, zone);
  return {
    day: dayInIndia(moment),
    time: new Date(moment + 5.5 * 60 * 60 * 1000).toISOString().slice(11, 16),
  };
}

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

/** UTC offset of a time zone at a time, in milliseconds. */
function offsetAt(moment: number, zone: TimeZone): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minutes] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(parts.get(type as Intl.DateTimeFormatPartTypes)),
  ) as [number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minutes) - moment;
}
