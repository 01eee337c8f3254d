import type { PlanEntry } from '../content/types.ts';
import type { Day } from '../months.ts';
import {
  type Months,
  monthName,
  monthOf,
  monthsOf,
  type Start,
  teachingBegins,
} from './plan-dates.ts';

type Props = {
  readonly plan: readonly PlanEntry[];
  readonly start: Start;
  /** Marked by a line. */
  readonly today?: Day | undefined;
};

/**
 * A drawing of the list beside it, so hidden from screen readers: a bar for each step over the months to the start. The
 * text is HTML and grows with the visitor's text; the shapes are stretched to it. The policy allows no style attribute,
 * so their places are SVG's.
 */
export function PlanCalendar({ plan, start, today }: Props) {
  const bars = plan.map((entry) => monthsOf(entry, start));
  const begins = teachingBegins(start);
  const first = Math.min(...bars.flatMap((months) => months?.[0] ?? []));
  const months = Array.from({ length: begins[1] - first + 1 }, (_, index) => first + index);
  const januaries = months.filter((month) => month % 12 === 0);
  const line = today && monthOf(today) - first + (today.day - 1) / 31;
  return (
    <div className="plan-calendar" aria-hidden="true">
      <ol>
        {bars.map((bar, index) => (
          <li key={plan[index]?.id}>{bar && index + 1}</li>
        ))}
      </ol>
      <svg
        viewBox={`0 0 ${months.length} ${plan.length}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="plan-calendar__start" d={rectangle(begins, first, 0, plan.length)} />
        <path
          className="plan-calendar__year"
          d={januaries.map((month) => `M${month - first} 0v${plan.length}`).join('')}
        />
        <path
          className="plan-calendar__bars"
          d={bars.map((bar, index) => bar && rectangle(bar, first, index, 1)).join('')}
        />
        {line !== undefined && line >= 0 && line < months.length && (
          <path className="plan-calendar__today" d={`M${line} 0v${plan.length}`} />
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

function rectangle([from, to]: Months, first: number, y: number, height: number): string {
  return `M${from - first} ${y}H${to - first + 1}v${height}H${from - first}z`;
}
