import { type Day, dayText, type Months, monthName, monthOf } from '../months.ts';
import { classesBegin, type PlannedStart } from './intakes.ts';
import { deadlinesOf, publishedDay } from './limits.ts';
import type { Row, Way, When } from './rows.ts';

// The rows are the drawing: what is here is hidden from screen readers, which have the same in words. The policy allows
// no style attribute, so places are SVG's, in hundredths of the width: a shape keeps its form at any width.

export type Axis = ReturnType<typeof axisOf>;

/**
 * The months that all rows of a plan share, from the first of the first step to the last in which classes begin, and what
 * is marked in each row.
 */
export function axisOf(rows: readonly Row[], start: PlannedStart, today: Day) {
  const begins = classesBegin(start);
  const ways = rows.flatMap((row) => row.ways);
  const drawn = ways.flatMap((way) => dueFor(way, start) ?? []);
  const first = Math.min(begins[0], ...drawn.map(({ months }) => months[0]));
  const months = Array.from({ length: begins[1] - first + 1 }, (_, index) => first + index);
  return {
    start,
    months,
    begins,
    // Months of any year are counted from the year 0: today is never among them.
    today: months.includes(monthOf(today)) ? today : undefined,
    hasLastDay: ways.flatMap(deadlinesOf).some((deadline) => publishedDay(deadline, start)),
  };
}

/** The letter of each month, above all rows; a year where it begins. */
export function AxisMonths({ axis: { months } }: { readonly axis: Axis }) {
  return (
    <ol className="plan-months">
      {months.map((month) => (
        <li key={month}>
          {monthName(month).charAt(0)}
          {month > 0 && month % 12 === 0 && <b>{month / 12}</b>}
        </li>
      ))}
    </ol>
  );
}

/** The months in which classes begin, and today, as high as what they stand in. */
export function AxisMarks({ axis }: { readonly axis: Axis }) {
  const { begins, today } = axis;
  return (
    <>
      <rect className="plan-marks__begin" {...placeOf(begins, axis)} height="100%" />
      {today && (
        <rect className="plan-marks__today" x={xOf(timeOf(today), axis)} width="3" height="100%" />
      )}
    </>
  );
}

type BarProps = { readonly axis: Axis; readonly way: Way; readonly when: When | undefined };

/** The months of one way, and its published last days. */
export function Bar({ axis, way, when }: BarProps) {
  const due = dueFor(way, axis.start);
  if (!due) return null;
  return (
    <svg className="plan-bar" aria-hidden="true" data-when={when}>
      <rect
        className="plan-bar__months"
        {...placeOf(due.months, axis)}
        y=".35em"
        height=".8em"
        rx="3"
      />
      <AxisMarks axis={axis} />
      {lastDaysOf(way, axis.start)
        .map(timeOf)
        .map((day) => (
          <circle className="plan-bar__day" key={day} cx={xOf(day, axis)} cy=".75em" r=".4em" />
        ))}
    </svg>
  );
}

/** What line, dot and block mean, for those who see them. */
export function DrawingKey({ axis: { today, hasLastDay } }: { readonly axis: Axis }) {
  return (
    <ul className="row plan-key small" aria-hidden="true">
      {today && <li className="plan-key__today">{dayText(today)}</li>}
      {hasLastDay && <li className="plan-key__day">last day</li>}
      <li className="plan-key__begin">classes begin</li>
    </ul>
  );
}

function dueFor({ due }: Way, start: PlannedStart) {
  return due.find((each) => each.start === start);
}

/** The last days of a way that are published. */
function lastDaysOf(way: Way, start: PlannedStart): Day[] {
  return deadlinesOf(way).flatMap((deadline) => publishedDay(deadline, start) ?? []);
}

function placeOf([first, last]: Months, axis: Axis) {
  return { x: xOf(first, axis), width: percent(last - first + 1, axis) };
}

function xOf(time: number, axis: Axis): string {
  return percent(time - (axis.months[0] ?? 0), axis);
}

function percent(months: number, axis: Axis): string {
  return `${Math.round((months / axis.months.length) * 10_000) / 100}%`;
}

/** A day, in months. */
function timeOf(day: Day): number {
  return monthOf(day) + (day.day - 1) / 31;
}
