import { type Day, dayText, type Months, monthName, monthOf } from '../months.ts';
import { monthsOf, type Row, type When } from './rows.ts';
import { classesBegin, type Start } from './starts.ts';

// The rows are the drawing: what is here is hidden from screen readers, which have the same in words. The policy allows
// no style attribute, so places are SVG's, in hundredths of the width: a shape keeps its form at any width.

export type Axis = ReturnType<typeof axisOf>;

/**
 * The months that all rows of a plan share, from the first of the first step to the last in which classes begin, and what
 * is marked in each row.
 */
export function axisOf(rows: readonly Row[], start: Start, today: Day | undefined) {
  const begins = classesBegin(start);
  const firsts = rows.flatMap(({ ways }) => ways.map(({ spans }) => monthsOf(spans, start)?.[0]));
  const first = Math.min(begins[0], ...firsts.filter((month) => month !== undefined));
  const months = Array.from({ length: begins[1] - first + 1 }, (_, index) => first + index);
  return { months, begins, today: today && months.includes(monthOf(today)) ? today : undefined };
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

type BarProps = {
  readonly axis: Axis;
  readonly months: Months;
  readonly when: When | undefined;
  /** Published last days. */
  readonly days: readonly Day[];
};

/** The months of one way. */
export function Bar({ axis, months, when, days }: BarProps) {
  return (
    <svg className="plan-bar" aria-hidden="true" data-when={when}>
      <rect
        className="plan-bar__months"
        {...placeOf(months, axis)}
        y=".35em"
        height=".8em"
        rx="3"
      />
      <AxisMarks axis={axis} />
      {days.map(timeOf).map((day) => (
        <circle className="plan-bar__day" key={day} cx={xOf(day, axis)} cy=".75em" r=".4em" />
      ))}
    </svg>
  );
}

type KeyProps = { readonly axis: Axis; readonly hasLastDay: boolean };

/** What line, dot and block mean, for those who see them. */
export function DrawingKey({ axis: { today }, hasLastDay }: KeyProps) {
  return (
    <ul className="row plan-key small" aria-hidden="true">
      {today && <li className="plan-key__today">{dayText(today)}</li>}
      {hasLastDay && <li className="plan-key__day">last day</li>}
      <li className="plan-key__begin">classes begin</li>
    </ul>
  );
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
