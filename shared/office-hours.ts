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
const weekMinutes = 7 * dayMinutes;

/** E.g. "Monday to Saturday, 10 am to 6 pm". */
export function hoursText({ days, opens, closes }: OfficeHours): string {
  return `${days.join(' to ')}, ${timeText(opens)} to ${timeText(closes)}`;
}

/** Opening state at a time in minutes since the epoch, with its next change: "Open now, until 6 pm". */
export function openingText(hours: readonly OfficeHours[], moment: number): string {
  // The epoch was a Thursday; India is at UTC+5:30.
  const now = (moment + 4 * dayMinutes + 5.5 * 60) % weekMinutes;
  const times = hours.flatMap(({ days: [first, last = first], opens, closes }) =>
    daysFrom(first, last).map((day) => ({
      day,
      opens,
      closes,
      /** Minutes until the next opening, less than a week. */
      wait: (day * dayMinutes + minutesOf(opens) - now + weekMinutes) % weekMinutes,
      length: minutesOf(closes) - minutesOf(opens),
    })),
  );
  const open = times.find(({ wait, length }) => wait === 0 || wait > weekMinutes - length);
  if (open) return `Open now, until ${timeText(open.closes)}.`;
  const [next] = times.sort((one, other) => one.wait - other.wait);
  if (!next) return '';
  const today = Math.floor(now / dayMinutes);
  const isToday = next.day === today && next.wait < dayMinutes;
  return `Closed now: opens ${isToday ? 'today' : `on ${weekdays[next.day]}`} at ${timeText(next.opens)}.`;
}

function daysFrom(first: Weekday, last: Weekday): readonly number[] {
  const from = weekdays.indexOf(first);
  const count = (weekdays.indexOf(last) - from + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => (from + index) % 7);
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
