import type {
  Deadline,
  Level,
  ManyClose,
  MonthsBefore,
  PlanEntry,
  PlanStep,
  Requirement,
} from '../content/types.ts';
import { type Day, dayIn, type Months, monthsText } from '../months.ts';
import { anyYearMonth, type DatedIntake, monthsBefore, type PlannedIntake } from './intakes.ts';

/** A numbered step of a plan: a single option, or several to choose from. */
export type Step = Pick<PlanEntry, 'id' | 'title' | 'isApplication' | 'isVisa'> & {
  readonly options: readonly [Option, ...Option[]];
};

/** An option of a step, for the intakes that have it. */
export type Option = Pick<PlanStep, 'id' | 'title' | 'closesWhenFull' | 'withParents'> & {
  readonly text: string;
  readonly deadlines: readonly Deadline[];
  readonly requirements: readonly Requirement[];
  /** The months for each of these intakes. */
  readonly due: readonly [Due, ...Due[]];
  /** When many institutions close applications, for the intakes with known dates. */
  readonly manyClose: readonly Closing[];
};

/** The usual months for an intake. */
type Due = { readonly intake: PlannedIntake; readonly months: Months };

/** The months in which many institutions close, with the last date if known. */
export type Closing = Due & {
  readonly untilDay: number | undefined;
  readonly until: Day | undefined;
};

/** The steps of a plan for some intakes and a level. If one option remains, its title becomes the step's. */
export function stepsFor(
  plan: readonly PlanEntry[],
  intakes: readonly PlannedIntake[],
  level?: Level,
): readonly Step[] {
  return plan.flatMap((entry) => {
    const [option, ...others] = optionsOf(entry)
      .filter((each) => level === undefined || each.level === undefined || each.level === level)
      .flatMap((each) => optionFor(each, intakes));
    if (!option) return [];
    const title = others.length > 0 ? entry.title : option.title;
    return [{ ...entry, title, options: [option, ...others] }];
  });
}

/** An entry's options, or the entry itself. */
export function optionsOf(entry: PlanEntry): readonly PlanStep[] {
  return 'options' in entry ? entry.options : [entry];
}

/** An option for the intakes that have it; empty if there are none. */
function optionFor(step: PlanStep, intakes: readonly PlannedIntake[]): Option[] {
  const { text, when, manyClose = {}, deadlines = [], requirements = [] } = step;
  const [first, ...others] = dueFor(when, intakes);
  if (!first) return [];
  const ids = intakes.map(({ id }) => id);
  const texts = [text]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part : ids.flatMap((each) => part[each] ?? [])));
  const isOwn = ({ intake }: { readonly intake?: string }) => !intake || ids.includes(intake);
  return [
    {
      ...step,
      text: texts.join(' '),
      deadlines: deadlines.filter(isOwn),
      requirements: requirements.filter(isOwn),
      due: [first, ...others],
      manyClose: intakes.flatMap((intake) => closingFor(manyClose[intake.id], intake)),
    },
  ];
}

function dueFor(when: PlanStep['when'], intakes: readonly PlannedIntake[]): readonly Due[] {
  return intakes.flatMap((intake) => {
    const span = isSpan(when) ? when : when[intake.id];
    return span ? [{ intake, months: monthsBefore(span, intake) }] : [];
  });
}

function closingFor(closing: ManyClose | undefined, intake: PlannedIntake): Closing[] {
  if (!closing) return [];
  const { when, untilDay } = closing;
  const months = monthsBefore(when, intake);
  const until = untilDay && intake.year ? dayIn(months[1], untilDay) : undefined;
  return [{ intake, months, untilDay, until }];
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}

/** True if an intake is offered at `level` or, without a level, at any level. */
export function isOffered(plan: readonly PlanEntry[], intake: DatedIntake, level?: Level): boolean {
  const application = plan.filter(({ isApplication }) => isApplication);
  return application.length === 0 || stepsFor(application, [intake], level).length > 0;
}

/** The months as text; for any year e.g. "October of the year before to January". */
export function dueText({ intake, months }: Due): string {
  return monthsText(months, intake.year === undefined ? anyYearMonth : undefined);
}

/** A month relative to a step's usual months; whether a visitor has done the step is not known. */
export type When = 'over' | 'this-month' | 'later';

/** State of options for one intake. A step is over once all its options are. */
export function whenOf(options: readonly Option[], month: number): When {
  const all = options.map(({ due }) => due[0].months);
  if (all.some(([first, last]) => first <= month && month <= last)) return 'this-month';
  return all.some(([first]) => first > month) ? 'later' : 'over';
}

/** The first month of the next option for one intake; undefined if none is in the future. */
export function nextMonth(options: readonly Option[], month: number): number | undefined {
  const ahead = options.map(({ due }) => due[0].months[0]).filter((first) => first > month);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
