import type { Intake, Level } from '../content/types.ts';
import type { Day } from '../months.ts';
import type { DestinationRoute } from '../routes.ts';
import { type Choice, choiceQuery, hasChoice, unknownIntake, type View } from '../view.ts';
import { answerFor } from './answer.ts';
import { applicationFor, boardIntakes, oneForBoth } from './board.ts';
import {
  anyYearIntake,
  type DatedIntake,
  hasBegun,
  intakeName,
  intakesOf,
  isSometimes,
  type NamedIntake,
  type PlanGuide,
  resultsFor,
} from './intakes.ts';
import { levelLabels, levelNames, levelsOf } from './levels.ts';
import { isOffered, stepsFor } from './steps.ts';

/** The plan of a guide for a view, computed once for the ticket, the plan and the document lists. */
export function planFor(guide: PlanGuide, view: View) {
  const { day: today, level } = view;
  const { intake, problem } = findIntake(guide, view);
  const [firstIntake, ...otherIntakes] = guide.intakes;
  if (!firstIntake) throw new Error('The guide has no intakes.');
  const drawn = intake ?? anyYearIntake(firstIntake);
  const steps = stepsFor({ plan: guide.process.plan, intake: drawn, level, today });
  const onBoard = boardIntakes(guide, today, level);
  const forMost = onBoard.filter(({ results }) => !results || results === 'in hand or due by July');
  const missed = intake ? [intake] : oneForBoth(forMost);
  const results = intake && resultsFor(intake, today);
  const others = onBoard.filter((it) => it.results !== results && it.results !== 'in hand');
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
    /** For each intake except `drawn`, its next open year; empty if an intake is chosen. */
    others: intake ? [] : otherIntakes.flatMap((it) => nextOf(guide, it, today, level) ?? []),
    /** The choice as text for the enquiry form, e.g. "Master’s or PhD, Fall 2027"; '' if empty. */
    course: [level && levelLabels[level], intake?.text].filter(Boolean).join(', '),
    /** The intakes on the board for this destination; empty if an intake is chosen. */
    applied: intake ? [] : onBoard,
    /** The chosen intake's plan as of today and, if it needs results earlier than most, the intakes for other applicants. */
    chosen: intake && {
      intake,
      others: results ? others : [],
      answer: answerFor(steps, { guide, intake, level, today }),
    },
    /** Later intakes, for visitors who can't make the chosen intake or one in `applied`. */
    next: missed.flatMap((one) => {
      const next = nextIntakes(guide, one.value, today, level ?? one.level);
      return next.intakes.length > 0 ? [{ name: intakeName(one), ...next }] : [];
    }),
    /** A React key that changes with the texts: translated elements must be replaced as a whole. */
    key: today + choiceQuery(view),
  };
}

export type ShownPlan = ReturnType<typeof planFor>;
export type ChosenPlan = NonNullable<ShownPlan['chosen']>;

/** Props of components that show a plan. */
export type PlanProps = { readonly route: DestinationRoute; readonly plan: ShownPlan };
export type ChosenPlanProps = PlanProps & { readonly chosen: ChosenPlan };

/** The next intake of this name that is or will be open for applications, at `level` or any level. */
function nextOf(guide: PlanGuide, { id }: Intake, today: Day, level?: Level) {
  return intakesOf(guide).find(
    (intake) =>
      intake.id === id &&
      levelsOf(level).some((each) => applicationFor(guide, intake, today, each)),
  );
}

/**
 * For each level, the first intake after the given one that all institutions offer and whose applications are not over, and
 * a sentence on the intakes before it.
 */
function nextIntakes(guide: PlanGuide, value: string, today: Day, level?: Level) {
  const all = intakesOf(guide);
  const later = all.slice(all.findIndex((intake) => intake.value === value) + 1);
  const intakes: readonly NamedIntake[] = oneForBoth(
    levelsOf(level).flatMap((each) => {
      const next = later.find(
        (intake) => !isSometimes(intake, each) && applicationFor(guide, intake, today, each),
      );
      return next ? [{ ...next, level: each }] : [];
    }),
  );
  const next = later.findIndex(({ value }) => intakes.some((it) => it.value === value));
  const sooner = later.slice(0, next).map(({ text }) => text);
  const names = sooner.join(' or ');
  return { intakes, sooner: names && `A few courses may start in ${names}: ask each university. ` };
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
