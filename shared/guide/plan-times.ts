import type { Intake, Month, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import { monthNames } from '../months.ts';

/** When a step is due for one intake. */
export type StepTime = { readonly intake: Intake; readonly span: MonthsBefore };

/** Every step of a plan; of a choice each way. */
export function stepsOf(plan: readonly PlanEntry[]): readonly PlanStep[] {
  return plan.flatMap((entry) => ('ways' in entry ? entry.ways : entry));
}

/** A step's spans, in the intakes' order; an intake without the step is left out. */
export function stepTimes({ when }: PlanStep, intakes: readonly Intake[]): readonly StepTime[] {
  return intakes.flatMap((intake) => {
    const span = isSpan(when) ? when : when[intake.id];
    return span ? [{ intake, span }] : [];
  });
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}

/** A span in words, e.g. "12 to 10 months before". */
export function spanText([from, to]: MonthsBefore): string {
  if (from === 0) return 'at the start';
  if (to === 0) return from === 1 ? 'the last month' : `the last ${from} months`;
  return from === to ? `${months(from)} before` : `${from} to ${months(to)} before`;
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}

/** The months of a span, e.g. "Sep to Nov": from the intake's first month to its last, counted back. */
export function spanMonths({ intake: { months }, span: [from, to] }: StepTime): string {
  const first = shortName(monthBefore(months[0] ?? 1, from));
  const last = shortName(monthBefore(months.at(-1) ?? 1, to));
  return first === last ? first : `${first} to ${last}`;
}

/** The month of the year that lies so many months before another. */
export function monthBefore(month: Month, distance: number): Month {
  return (((((month - 1 - distance) % 12) + 12) % 12) + 1) as Month;
}

/** The first three letters of a month's name. */
export function shortName(month: Month): string {
  return monthNames[month - 1]?.slice(0, 3) ?? '';
}
