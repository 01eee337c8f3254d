import { type Day, inIndia } from './months.ts';

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

/** Day and time in India for a local time abroad: a deadline late in the evening often ends a day later. */
export function timeInIndia(day: Day, { time, zone }: ClockTime) {
  const written = Date.parse(`${day}T${time}Z`);
  // In two steps: around a clock change, the first offset may be wrong.
  const near = written - offsetAt(written, zone);
  return inIndia(written - offsetAt(near, zone));
}

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

/** UTC offset of a time zone at a time, in milliseconds. */
function offsetAt(moment: number, zone: TimeZone): number {
  const format = formats.get(zone) ?? formatIn(zone);
  formats.set(zone, format);
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - moment;
}

function formatIn(timeZone: TimeZone): Intl.DateTimeFormat {
  const twoDigits = {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    ...twoDigits,
  });
}
