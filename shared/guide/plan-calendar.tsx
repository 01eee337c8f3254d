import type { Intake, PlanStep } from '../content/types.ts';
import { monthBefore, shortName, stepTimes } from './plan-times.ts';

/** In the drawing's own units: a month's width, a step's height. */
const month = 20;
const row = 16;

type Props = { readonly plan: readonly PlanStep[]; readonly intake: Intake };

/** A drawing of the list beside it, so hidden from screen readers: a bar for each step over the months to the start. */
export function PlanCalendar({ plan, intake }: Props) {
  const bars = plan.flatMap((step, index) => {
    const [time] = stepTimes(step, [intake]);
    return time ? [{ number: index + 1, span: time.span }] : [];
  });
  const earliest = Math.max(...bars.map(({ span }) => span[0]));
  const start = intake.months[0] ?? 1;
  const months = Array.from({ length: earliest + intake.months.length }, (_, index) =>
    monthBefore(start, earliest - index),
  );
  const height = bars.length * row;
  const at = (monthsBefore: number) => (earliest - monthsBefore) * month;
  return (
    <svg
      className="plan-calendar"
      viewBox={`0 0 ${months.length * month} ${height + 22}`}
      aria-hidden="true"
    >
      <path
        className="plan-calendar__start"
        d={`M${at(0)} 0h${intake.months.length * month}v${height + 22}h-${intake.months.length * month}z`}
      />
      {months.map((value, index) =>
        value === 1 ? (
          <path
            className="plan-calendar__year"
            key={index}
            d={`M${index * month} 0v${height + 22}`}
          />
        ) : null,
      )}
      {bars.map(({ number, span: [from, to] }, index) => (
        <g key={number}>
          <path
            className="plan-calendar__bar"
            d={`M${at(from) + 1} ${index * row + 2}h${(from - to + 1) * month - 2}v${row - 4}h-${(from - to + 1) * month - 2}z`}
          />
          <text x={at(from) + 5} y={index * row + 12}>
            {number}
          </text>
        </g>
      ))}
      <text x={months.map((_, index) => index * month + 5).join(' ')} y={height + 16}>
        {months.map((value) => shortName(value)[0]).join('')}
      </text>
    </svg>
  );
}
