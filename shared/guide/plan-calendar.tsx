import type { PlanEntry } from '../content/types.ts';
import type { Day } from '../months.ts';
import { type Months, monthOf, monthsOf, teachingBegins } from './plan-dates.ts';
import { entriesFor, type Start } from './plan-entries.ts';
import { monthName } from './plan-text.ts';

type Props = {
  readonly plan: readonly PlanEntry[];
  readonly start: Start;
  /** Marked by a line. */
  readonly today?: Day | undefined;
};

/**
 * A drawing of the list beside it, so hidden from screen readers: a bar for each step over the months to the start, and
 * for each way of a choice whose ways have other months. The text is HTML and grows with the visitor's text; the shapes
 * are stretched to it. The policy allows no style attribute, so their places are SVG's.
 */
export function PlanCalendar({ plan, start, today }: Props) {
  const { entries, bars, begins, first, months } = measure(plan, start);
  const januaries = months.filter((month) => month % 12 === 0);
  const line = today && placeOf(today, months);
  return (
    <div className="plan-calendar" aria-hidden="true">
      <ol>
        {bars.map((ways, index) => (
          <li key={entries[index]?.id}>{ways.length > 0 && index + 1}</li>
        ))}
      </ol>
      <svg
        viewBox={`0 0 ${months.length} ${entries.length}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="plan-calendar__start" d={rectangle(begins, first, 0, entries.length)} />
        <path
          className="plan-calendar__year"
          d={januaries.map((month) => `M${month - first} 0v${entries.length}`).join('')}
        />
        <path
          className="plan-calendar__bars"
          d={bars.flatMap((ways, row) => barsOfRow(ways, first, row)).join('')}
        />
        {line !== undefined && (
          <path className="plan-calendar__today" d={`M${line} 0v${entries.length}`} />
        )}
      </svg>
      <ol className="plan-calendar__months">
        {months.map((month) => (
          <li key={month}>{monthName(month).charAt(0)}</li>
        ))}
      </ol>
    </div>
  );
}

/** What the drawing of a start shows: its entries, their months, and all months from the first to the start. */
function measure(plan: readonly PlanEntry[], start: Start) {
  const entries = start.year === 0 ? plan : entriesFor(plan, start);
  const bars = entries.map((entry) => monthsOf(entry, start));
  const begins = teachingBegins(start);
  const first = Math.min(...bars.flat().map(([month]) => month));
  const months = Array.from({ length: begins[1] - first + 1 }, (_, index) => first + index);
  return { entries, bars, begins, first, months };
}

/** Months from the drawing's beginning to the day; undefined where the drawing does not have it. */
function placeOf(day: Day, months: readonly number[]): number | undefined {
  const [first = 0] = months;
  const place = monthOf(day) - first + (day.day - 1) / 31;
  return place >= 0 && place < months.length ? place : undefined;
}

/** Whether the drawing of a start has a line for the day. */
export function showsDay(plan: readonly PlanEntry[], start: Start, day: Day): boolean {
  return placeOf(day, measure(plan, start).months) !== undefined;
}

/** The bars of a step share the height of its row. */
function barsOfRow(ways: readonly Months[], first: number, row: number): readonly string[] {
  const height = 1 / ways.length;
  return ways.map((months, index) => rectangle(months, first, row + index * height, height));
}

function rectangle([from, to]: Months, first: number, y: number, height: number): string {
  return `M${from - first} ${y}H${to - first + 1}v${height}H${from - first}z`;
}

/** What the lines and blocks of the drawings mean, for those who see them. */
export function PlanCalendarKey({ hasToday }: { readonly hasToday: boolean }) {
  return (
    <ul className="row plan-calendar-key small" aria-hidden="true">
      {hasToday && <li className="plan-calendar-key__today">today</li>}
      <li className="plan-calendar-key__year">a new year</li>
      <li className="plan-calendar-key__start">classes begin</li>
    </ul>
  );
}
