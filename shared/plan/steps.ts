import type { Level, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import { type Day, type Months, monthOf } from '../months.ts';
import { applicationNotes, closingFor, deadlineFor, standings } from './deadlines.ts';
import { monthsBefore, type PlannedIntake, periodText } from './intakes.ts';

const whens = ['this-month', 'later', 'over'] as const;

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
      .filter((step) => isFor(step, choice.level))
      .flatMap((step) => optionFor(step, choice, entry));
    if (!option) return [];
    const options = [option, ...others] as const;
    const title = others.length > 0 ? entry.title : option.title;
    // A step is over once all its options are.
    const when = whens.find((each) => options.some((some) => some.when === each));
    return [{ ...entry, title, options, when }];
  });
}

/** An entry's options, or the entry itself. */
export function optionsOf(entry: PlanEntry): readonly PlanStep[] {
  return 'options' in entry ? entry.options : [entry];
}

/** An option for an intake; empty if the intake doesn't have it. */
function optionFor(
  step: PlanStep,
  { intake, level, today }: Omit<PlanBasis, 'plan'>,
  { isApplication }: PlanEntry,
) {
  const months = monthsFor(step, intake);
  if (!months) return [];
  const { text, manyClose = {}, closesWhenFull = false } = step;
  const month = monthOf(today);
  const when = intake.year === undefined ? undefined : whenOf(months, month);
  const isOwn = (each: { readonly intake?: string; readonly level?: Level }) =>
    (!each.intake || each.intake === intake.id) && isFor(each, level);
  const deadlines = (step.deadlines ?? [])
    .filter(isOwn)
    .map((deadline) => deadlineFor(deadline, intake, today));
  // Another step, such as the reply to an offer, stays due after its deadline.
  const forAll = deadlines.filter(({ isForSome }) => isApplication && !isForSome);
  const closes = manyClose[intake.id];
  const closing = closes && closingFor(closes, intake, today);
  const texts = [
    ...[text].flat().map((part) => (typeof part === 'string' ? part : part[intake.id])),
    closing &&
      `Many ${closing.isOver ? 'closed' : 'close'} ${closing.text}${closesWhenFull ? ', some earlier, or when they are full' : ''}.`,
    !closing && closesWhenFull && 'Many courses close when they are full.',
  ];
  return [
    {
      ...step,
      /** Instructions, with known closing dates. */
      text: texts.filter(Boolean).join(' '),
      months,
      /** The months as text. */
      usually: periodText(months, intake),
      /** Undefined for an intake without a year. */
      when,
      deadlines,
      /** The best standing of its deadlines; without deadlines, the standing of its usual closing date. */
      standing:
        standings.find((each) => forAll.some(({ standing }) => standing === each)) ??
        closing?.standing ??
        'open',
      closing,
      ...(isApplication &&
        forAll.length === 0 &&
        applicationNotes(closing, closesWhenFull, [month, months[1]])),
      requirements: (step.requirements ?? []).filter(isOwn),
    },
  ];
}

function isFor(item: { readonly level?: Level }, level: Level | undefined): boolean {
  return level === undefined || item.level === undefined || item.level === level;
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
  return month > last ? 'over' : 'this-month';
}

/** True if an intake is offered at `level` or, without a level, at any level. */
export function isOffered(
  plan: readonly PlanEntry[],
  intake: PlannedIntake,
  level?: Level,
): boolean {
  const application = plan.filter(({ isApplication }) => isApplication).flatMap(optionsOf);
  return application.some((step) => isFor(step, level) && monthsFor(step, intake));
}

/** Open options: those in their usual months, and those that accept late applications. */
export function openOptions(options: readonly Option[]) {
  return {
    inTime: options.filter(({ when, standing }) => when === 'this-month' && standing === 'open'),
    late: options.filter(({ standing }) => standing === 'late'),
  };
}

/** The first month of the next option; undefined if none is in the future. */
export function nextMonth(options: readonly Option[]): number | undefined {
  const ahead = options.filter(({ when }) => when === 'later').map(({ months }) => months[0]);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
