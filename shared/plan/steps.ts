import type { Level, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import { type Day, type Months, monthOf } from '../time/months.ts';
import { hasPassed, lastDateOf } from './dates.ts';
import { monthsBefore, type PlannedIntake } from './intakes.ts';

const whens = ['now', 'later', 'done'] as const;

/** Position of today in a step's usual months; whether a visitor has done the step is not known. */
export type When = (typeof whens)[number];

/** A numbered step of a plan: a single option, or several to choose from. */
export type Step = ReturnType<typeof stepsFor>[number];

/** An option of a step for an intake, as of a day. */
export type Option = ReturnType<typeof optionFor>[number];

/** Inputs from which a plan is computed. */
type PlanBasis = {
  readonly plan: readonly PlanEntry[];
  readonly intake: PlannedIntake;
  readonly level?: Level | undefined;
  readonly today: Day;
};

/** The steps of a plan. If one option remains, its title becomes the step's. */
export function stepsFor({ plan, ...choice }: PlanBasis) {
  return plan.flatMap((entry) => {
    const [option, ...others] = optionsOf(entry)
      .filter(({ level }) => !level || !choice.level || level === choice.level)
      .flatMap((step) => optionFor(step, choice));
    if (!option) return [];
    const options = [option, ...others] as const;
    const title = others.length > 0 ? entry.title : option.title;
    // A step is done once all its options are.
    const when = whens.find((each) => options.some((some) => some.when === each));
    return [{ ...entry, title, options, when }];
  });
}

/** An entry's options, or the entry itself. */
export function optionsOf(entry: PlanEntry): readonly PlanStep[] {
  return 'options' in entry ? entry.options : [entry];
}

/** An option for an intake; empty if the intake doesn't have it. */
function optionFor(step: PlanStep, { intake, today }: Omit<PlanBasis, 'plan' | 'level'>) {
  const months = monthsFor(step, intake);
  if (!months) return [];
  const isOwn = (each: { readonly intake?: string }) => !each.intake || each.intake === intake.id;
  const deadlines = (step.deadlines ?? []).filter(isOwn);
  const dates = deadlines.map((deadline) => lastDateOf(deadline, intake));
  const date = dates.find((each) => !hasPassed(each, today));
  const texts = [step.text]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part[intake.id]));
  return [
    {
      ...step,
      text: texts.filter(Boolean).join(' '),
      months,
      /** Undefined for an intake without a year. */
      when: intake.year === undefined ? undefined : whenOf(months, monthOf(today)),
      dates,
      /** The next last date. */
      date,
      /** The last one, once all have passed, until classes begin. */
      passed: date || monthOf(today) >= intake.begins[0] ? undefined : dates.at(-1),
      requirements: (step.requirements ?? []).filter(isOwn),
    },
  ];
}

function monthsFor({ when }: PlanStep, intake: PlannedIntake): Months | undefined {
  const span = isSpan(when) ? when : when[intake.id];
  return span && monthsBefore(span, intake);
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}

function whenOf([first, last]: Months, month: number): When {
  if (month < first) return 'later';
  return month > last ? 'done' : 'now';
}

/** True if an intake is offered at the chosen level or, without a level, at any level. */
export function isOffered(choice: PlanBasis): boolean {
  return stepsFor(choice).some(({ isApplication }) => isApplication);
}
