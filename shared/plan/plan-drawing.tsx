import { type Day, dateOf, dayText, type Months, monthName, monthOf } from '../time/months.ts';
import type { PlannedIntake } from './intakes.ts';
import type { Option, Step } from './steps.ts';

// The drawing of a plan, a bar in each step. Screen readers get the same information as text and skip it. Positions are SVG
// coordinates in hundredths of the width, since the content security policy forbids style attributes.

export type Axis = ReturnType<typeof axisOf>;

/** The axis that all steps share, from the first step's first month to the last month in which classes begin, and its marks. */
export function axisOf(steps: readonly Step[], { begins }: PlannedIntake, today: Day) {
  const options = steps.flatMap((step) => step.options);
  const first = Math.min(begins[0], ...options.map(({ months }) => months[0]));
  const months = Array.from({ length: begins[1] - first + 1 }, (_, index) => first + index);
  return {
    months,
    begins,
    // Undefined for an intake without a year, whose months are in the year 0.
    today: months.includes(monthOf(today)) ? today : undefined,
    hasDeadline: options.some((option) => publishedDays(option).length > 0),
  };
}

/** The initial of each month, above all steps, with the year at each January unless the intake is for any year. */
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

/** Marks for the months in which classes begin and for today, as high as their container. */
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

/** Bar with the months of one option and its published deadlines. */
export function Bar({ axis, option }: { readonly axis: Axis; readonly option: Option }) {
  return (
    <svg className="plan-bar" width="300" height="24" aria-hidden="true" data-when={option.when}>
      <rect
        className="plan-bar__months"
        {...placeOf(option.months, axis)}
        y=".35em"
        height=".8em"
        rx="3"
      />
      <AxisMarks axis={axis} />
      {publishedDays(option)
        .map(timeOf)
        .map((day) => (
          <circle className="plan-bar__day" key={day} cx={xOf(day, axis)} cy=".75em" r=".4em" />
        ))}
    </svg>
  );
}

/** Legend of the drawing. */
export function DrawingKey({ axis: { today, hasDeadline } }: { readonly axis: Axis }) {
  return (
    <ul className="row plan-key small" aria-hidden="true">
      {today && <li className="plan-key__today">{dayText(today)}</li>}
      {hasDeadline && <li className="plan-key__day">last date</li>}
      <li className="plan-key__begin">classes begin</li>
    </ul>
  );
}

function publishedDays({ dates }: Option): readonly Day[] {
  return dates.flatMap(({ day, usually }) => (day && !usually ? [day] : []));
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

/** A day as a fractional month number. */
function timeOf(day: Day): number {
  return monthOf(day) + (dateOf(day) - 1) / 31;
}
