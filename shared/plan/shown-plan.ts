import type { Level } from '../content/types.ts';
import type { DestinationRoute } from '../routes.ts';
import { type Day, monthOf } from '../time/months.ts';
import { type Choice, choiceQuery, hasChoice, unknownIntake, type View } from '../view.ts';
import { type IntakeLine, laterLines, linesFor, nextLines } from './application.ts';
import type { LastDate } from './dates.ts';
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
  const lines = intake ? linesFor(guide, intake, today, level) : nextLines(guide, today, level);
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
    /**
     * The choice as text for the enquiry form, e.g. "Master’s or PhD, Fall 2027"; '' if empty. Without the months in
     * `intake.text`, which the form would reject as unknown words.
     */
    course: [level && levelLabels[level], intake && `${intake.name} ${intake.year}`]
      .filter(Boolean)
      .join(', '),
    /** The application for the chosen intake or, until one is chosen, for the next ones. */
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

/** Props of components that show a plan. */
export type PlanProps = { readonly route: DestinationRoute; readonly plan: ShownPlan };
export type ChosenPlanProps = PlanProps & { readonly chosen: NonNullable<ShownPlan['chosen']> };

/** The options whose usual months these are or, if there are none, the next ones. */
function dueSteps(steps: readonly Step[], lines: readonly IntakeLine[], today: Day) {
  const isShown = ({ day, scope }: LastDate) =>
    lines.some(({ application: { date } }) => date?.day === day && date?.scope === scope);
  const ahead = steps.flatMap(({ options }, index) =>
    options
      .filter(({ when }) => when !== 'done')
      .map((option) => ({
        option,
        /** The number of its step. */
        number: index + 1,
        begins: Math.max(option.months[0], monthOf(today)),
        /** Its last date, unless a line above the steps has the same one. */
        date: option.date && !isShown(option.date) ? option.date : undefined,
      })),
  );
  const [month] = ahead.map(({ begins }) => begins).sort((one, other) => one - other);
  return {
    /** The month in which they are due; undefined if no step is left. */
    month,
    due: ahead.filter(({ begins }) => begins === month),
  };
}

/** The chosen intake, or why the requested one is not available. */
export function findIntake(guide: PlanGuide, view: View) {
  const intake = intakesOf(guide).find(({ value }) => value === view.intake);
  const problem = findProblem(guide, view, intake);
  return problem ? { problem } : { intake };
}

function findProblem({ process: { plan } }: PlanGuide, view: View, intake?: DatedIntake) {
  const { day: today, level } = view;
  if (view.intake === unknownIntake) return 'That intake is not in our list.';
  if (!intake) return undefined;
  if (hasBegun(intake, today)) return `Classes for ${intake.text} have begun.`;
  if (isOffered({ plan, intake, level, today })) return undefined;
  return `We have no plan for this level and ${intake.text}. Some universities may offer it: ask them.`;
}

/** Country, intake and level, e.g. "USA, Fall 2027, master’s or PhD". */
export function choiceText(country: string, intake?: NamedIntake, level?: Level): string {
  return [country, intake?.text, level && levelNames[level]].filter(Boolean).join(', ');
}
