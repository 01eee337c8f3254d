import { type Day, dayText, type Months, monthName, monthOf } from '../months.ts';
import { publishedDate } from './deadlines.ts';
import { classesBegin, type PlannedIntake } from './intakes.ts';
import type { Option, Step, When } from './steps.ts';

// The steps are the drawing: what is here is hidden from screen readers, which have the same in words. The policy allows
// no style attribute, so places are SVG's, in hundredths of the width: a shape keeps its form at any width.

export type Axis = ReturnType<typeof axisOf>;

/**
 * The months that all steps of a plan share, from the first of the first step to the last in which classes begin, and what
 * is marked in each step.
 */
export function axisOf(steps: readonly Step[], intake: PlannedIntake, today: Day) {
  const begins = classesBegin(intake);
  const options = steps.flatMap((step) => step.options);
  const drawn = options.flatMap((option) => dueFor(option, intake) ?? []);
  const first = Math.min(begins[0], ...drawn.map(({ months }) => months[0]));
  const months = Array.from({ length: begins[1] - first + 1 }, (_, index) => first + index);
  return {
    intake,
    months,
    begins,
    // Months of any year are counted from the year 0: today is never among them.
    today: months.includes(monthOf(today)) ? today : undefined,
    hasDeadline: options.some((option) => publishedDays(option, intake).length > 0),
  };
}

/** The letter of each month, above all steps; a year where it begins. */
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

type BarProps = { readonly axis: Axis; readonly option: Option; readonly when: When | undefined };

/** The months of one option, and its published deadlines. */
export function Bar({ axis, option, when }: BarProps) {
  const due = dueFor(option, axis.intake);
  if (!due) return null;
  return (
    <svg className="plan-bar" width="300" height="24" aria-hidden="true" data-when={when}>
      <rect
        className="plan-bar__months"
        {...placeOf(due.months, axis)}
        y=".35em"
        height=".8em"
        rx="3"
      />
      <AxisMarks axis={axis} />
      {publishedDays(option, axis.intake)
        .map(timeOf)
        .map((day) => (
          <circle className="plan-bar__day" key={day} cx={xOf(day, axis)} cy=".75em" r=".4em" />
        ))}
    </svg>
  );
}

/** What line, dot and block mean, for those who see them. */
export function DrawingKey({ axis: { today, hasDeadline } }: { readonly axis: Axis }) {
  return (
    <ul className="row plan-key small" aria-hidden="true">
      {today && <li className="plan-key__today">{dayText(today)}</li>}
      {hasDeadline && <li className="plan-key__day">last date</li>}
      <li className="plan-key__begin">classes begin</li>
    </ul>
  );
}

function dueFor({ due }: Option, intake: PlannedIntake) {
  return due.find((each) => each.intake === intake);
}

/** The published deadlines of an option, in India. */
function publishedDays(option: Option, intake: PlannedIntake): Day[] {
  return option.deadlines.flatMap((deadline) => publishedDate(deadline, intake)?.inIndia ?? []);
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
