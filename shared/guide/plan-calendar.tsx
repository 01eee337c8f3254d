import type { Intake, Month, PlanStep } from '../content/types.ts';
import { monthBefore, shortName, stepTimes } from './plan-times.ts';

/** In the drawing's own units: a month's width, a step's height, the height of the months' row. */
const monthWidth = 20;
const stepHeight = 16;
const labelHeight = 22;

type Props = { readonly plan: readonly PlanStep[]; readonly intake: Intake };

/** A drawing of the list beside it, so hidden from screen readers: a bar for each step over the months to the start. */
export function PlanCalendar({ plan, intake: { months, ...rest } }: Props) {
  const bars = plan.flatMap((step, index) => {
    const [time] = stepTimes(step, [{ ...rest, months }]);
    return time ? [{ number: index + 1, span: time.span }] : [];
  });
  const earliest = Math.max(...bars.map(({ span }) => span[0]));
  const width = (earliest + months.length) * monthWidth;
  const height = bars.length * stepHeight;
  const labels = Array.from({ length: earliest + months.length }, (_, index) =>
    monthBefore(months[0] ?? 1, earliest - index),
  );
  const january = labels.flatMap((month, index) => (month === 1 ? [index * monthWidth] : []));
  return (
    <svg
      className="plan-calendar"
      viewBox={`0 0 ${width} ${height + labelHeight}`}
      aria-hidden="true"
    >
      <path
        className="plan-calendar__start"
        d={rectangle(earliest * monthWidth, 0, months.length * monthWidth, height + labelHeight)}
      />
      <path
        className="plan-calendar__year"
        d={january.map((x) => `M${x} 0v${height + labelHeight}`).join('')}
      />
      {bars.map(({ number, span: [from, to] }, index) => {
        const x = (earliest - from) * monthWidth;
        // An intake of two months has each step in either: the bar covers both.
        const length = (from - to + months.length) * monthWidth;
        return (
          <g key={number}>
            <path
              className="plan-calendar__bar"
              d={rectangle(x + 1, index * stepHeight + 1, length - 2, stepHeight - 2)}
            />
            <text x={x + 5} y={index * stepHeight + 12}>
              {number}
            </text>
          </g>
        );
      })}
      <text x={labels.map((_, index) => index * monthWidth + 5).join(' ')} y={height + 16}>
        {initials(labels)}
      </text>
    </svg>
  );
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

function initials(months: readonly Month[]): string {
  return months.map((month) => shortName(month).charAt(0)).join('');
}
