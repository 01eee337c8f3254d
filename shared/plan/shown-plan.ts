import type { Level } from '../content/types.ts';
import type { DestinationRoute } from '../routes.ts';
import { type Day, monthOf } from '../time/months.ts';
import { type Choice, choiceQuery, hasChoice, unknownIntake, type View } from '../view.ts';
import { type IntakeLine, laterLines, linesOf, nextLines } from './application.ts';
import {
  anyYearIntake,
  type DatedIntake,
  hasBegun,
  intakesOf,
  type NamedIntake,
  type PlanGuide,
} from './intakes.ts';
import { levelLabels, levelNames } from './levels.ts';
import { isOffered, type Step, stepsFor } from './steps.ts';

/** The plan of a guide for a view, computed once for the ticket, the plan and the document lists. */
export function planFor(guide: PlanGuide, view: View) {
  const { day: today, level } = view;
  const { intake, problem } = findIntake(guide, view);
  const [firstIntake] = guide.intakes;
  if (!firstIntake) throw new Error('The guide has no intakes.');
  const drawn = intake ?? anyYearIntake(firstIntake);
  const steps = stepsFor({ plan: guide.process.plan, intake: drawn, level, today });
  const lines = intake
    ? linesOf(guide, today, level, () => [intake])
    : nextLines(guide, today, level);
  const selected: Choice = { level, intake: intake?.value };
  return {
    today,
    level,
    /** True if anything is chosen, even if it is not available. */
    isChosen: hasChoice(view),
    /** Why the requested intake is not available. */
    problem,
    /** Values of the form fields. */
    selected,
    /** The choice as a query. */
    query: choiceQuery(selected),
    steps,
    /** The intake in the drawing: the chosen one or, without a year, the guide's first one. */
    drawn,
    /** The choice as text for the enquiry form, e.g. "Master’s or PhD, Fall 2027"; '' if empty. */
    course: [level && levelLabels[level], intake?.text].filter(Boolean).join(', '),
    /** Whether to apply for the chosen intake or, until one is chosen, for the next ones. */
    lines,
    /** The chosen intake's plan as of today. */
    chosen: intake && {
      intake,
      ...dueSteps(steps, lines, today),
      next: laterLines(guide, intake, today, level),
      /** A text about the arrival, for the months in which no step is left. */
      arrival: guide.process.arrival,
    },
    /** A React key that changes with the texts: translated elements must be replaced as a whole. */
    key: today + choiceQuery(view),
  };
}

export type ShownPlan = ReturnType<typeof planFor>;
type ChosenPlan = NonNullable<ShownPlan['chosen']>;

/** Props of components that show a plan. */
export type PlanProps = { readonly route: DestinationRoute; readonly plan: ShownPlan };
export type ChosenPlanProps = PlanProps & { readonly chosen: ChosenPlan };

/** The options whose usual months these are or, if there are none, the next ones. */
function dueSteps(steps: readonly Step[], lines: readonly IntakeLine[], today: Day) {
  const days = lines.map(({ application }) => application.date?.day);
  const options = steps.flatMap((step, index) =>
    step.options.map((option) => ({
      option,
      /** The number of its step. */
      number: index + 1,
      /** Its last date, unless a line above the steps has the same one. */
      date: days.includes(option.date?.day) ? undefined : option.date,
    })),
  );
  const ahead = options.filter(({ option }) => option.when !== 'done');
  const begins = ahead.map(({ option }) => Math.max(option.months[0], monthOf(today)));
  const month = ahead.length > 0 ? Math.min(...begins) : undefined;
  return {
    /** The month in which they are due; undefined if no step is left. */
    month,
    due: ahead.filter((_, index) => begins[index] === month),
  };
}

/** The chosen intake, or why the requested one is not available. */
export function findIntake(guide: PlanGuide, view: View) {
  const intake = intakesOf(guide).find(({ value }) => value === view.intake);
  const problem = findProblem(guide, view, intake);
  return problem ? { problem } : { intake };
}

function findProblem(guide: PlanGuide, { day, level, intake: value }: View, listed?: DatedIntake) {
  if (value === unknownIntake) return 'That intake is not in our list.';
  if (!listed) return undefined;
  if (hasBegun(listed, day)) return `The ${listed.text} intake has begun.`;
  if (isOffered(guide.process.plan, listed, level)) return undefined;
  return `We have no plan for this level and ${listed.text}. Some universities may offer it: ask them.`;
}

/** Country, intake and level, e.g. "USA, Fall 2027, master’s or PhD". */
export function choiceText(country: string, intake?: NamedIntake, level?: Level): string {
  return [country, intake?.text, level && levelNames[level]].filter(Boolean).join(', ');
}
