/** Days of the week, indexed as in `Date`. */
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

type Weekday = (typeof weekdays)[number];

/** Opening hours on one day or a range of days, as times in India: "10:00". */
export type OfficeHours = {
  readonly days: readonly [first: Weekday, last?: Weekday];
  readonly opens: string;
  readonly closes: string;
};

const dayMinutes = 24 * 60;

/** E.g. "Monday to Saturday, 10 am to 6 pm". */
export function hoursText({ days, opens, closes }: OfficeHours): string {
  return `${days.join(' to ')}, ${timeText(opens)} to ${timeText(closes)}`;
}

/** Opening state at a time in minutes since the epoch, with its next change: "Open now, until 6 pm". */
export function openingText(hours: readonly OfficeHours[], moment: number): string {
  // Minutes in India (UTC+5:30) since the Sunday before the epoch, a Thursday.
  const now = moment + 4 * dayMinutes + 5.5 * 60;
  const today = Math.floor(now / dayMinutes);
  const [next] = Array.from({ length: 8 }, (_, index) => today + index)
    .flatMap((day) => hours.filter((each) => isOn(each, day)).map((each) => ({ ...each, day })))
    .filter(({ day, closes }) => day * dayMinutes + minutesOf(closes) > now)
    .sort((one, other) => one.day - other.day || minutesOf(one.opens) - minutesOf(other.opens));
  if (!next) return '';
  const { day, opens, closes } = next;
  if (day * dayMinutes + minutesOf(opens) <= now) return `Open now, until ${timeText(closes)}.`;
  const name = day === today ? 'today' : `on ${weekdays[day % 7]}`;
  return `Closed now: opens ${name} at ${timeText(opens)}.`;
}

/** True if the office opens on a day, counted from the Sunday before the epoch. */
function isOn({ days: [first, last = first] }: OfficeHours, day: number): boolean {
  const from = weekdays.indexOf(first);
  return (day - from) % 7 <= (weekdays.indexOf(last) - from + 7) % 7;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** E.g. "10 am", "6:30 pm". */
function timeText(time: string): string {
  const [hour = 0] = time.split(':').map(Number);
  const minute = time.split(':')[1];
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'}`;
}
