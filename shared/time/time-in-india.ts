import { type Day, inIndia } from './months.ts';

/** Time zones of institutions' closing times. */
export type TimeZone =
  | 'America/Los_Angeles'
  | 'America/New_York'
  | 'America/Toronto'
  | 'Australia/Sydney'
  | 'Europe/Berlin'
  | 'Europe/Dublin'
  | 'Europe/London'
  | 'Pacific/Auckland';

/** A time of day such as "23:59" in a time zone. */
export type ClockTime = { readonly time: string; readonly zone: TimeZone };

/** Day and time in India for a local time abroad: a deadline late in the evening often ends a day later. */
export function timeInIndia(day: Day, { time, zone }: ClockTime) {
  const written = `${day}T${time}`;
  // In two steps: around a clock change, the first offset may be wrong.
  const near = Date.parse(written + offsetAt(Date.parse(`${written}Z`), zone));
  return inIndia(Date.parse(written + offsetAt(near, zone)));
}

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

/** UTC offset of a time zone at a time, as in ISO dates: "-05:00". */
function offsetAt(moment: number, timeZone: TimeZone): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  // E.g. "1/13/2027, GMT-05:00", or "GMT" alone for UTC.
  return /[+-]\d\d:\d\d$/.exec(format.format(moment))?.[0] ?? 'Z';
}
