import type { Intake, Level } from '../content/types.ts';
import { type Day, isoDay } from '../months.ts';
import type { DestinationRoute } from '../routes.ts';
import { type Choice, choiceQuery, hasChoice, type PlanView, unknownIntake } from '../view.ts';
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
} from './intakes.ts';
import { levelLabels, levelNames, levels } from './levels.ts';
import { isOffered, stepsFor } from './steps.ts';

/** What a view of a guide's page shows of its plan: computed once for the ticket, the plan and the lists of documents. */
export function planFor(guide: PlanGuide, view: PlanView) {
  const { day: today, level } = view;
  const listed = intakesOf(guide).find((intake) => intake.value === view.intake);
  const problem = findProblem(guide, view, listed);
  const intake = problem === undefined ? listed : undefined;
  const [firstIntake, ...otherIntakes] = guide.intakes;
  if (!firstIntake) throw new Error('A guide has no intake.');
  const drawn = intake ?? anyYearIntake(firstIntake);
  const steps = stepsFor(guide.process.plan, [drawn], level);
  const applied = intake ? [] : boardIntakes(guide, today, level);
  const missed = intake ? [intake] : oneForBoth(applied.filter((it) => !it.isInHand));
  const selected: Choice = { level, intake: intake?.value };
  return {
    today,
    level,
    /** Whether anything is chosen, even if it can't be had. */
    isChosen: hasChoice(view),
    /** Why the intake that is named can't be had. */
    problem,
    /** What the fields of a form show. */
    selected,
    /** What names it in an address. */
    query: choiceQuery(selected),
    steps,
    /** The intake whose months are drawn: the chosen one or, in any year, the first intake's. */
    drawn,
    /** The next year of each other intake that can be applied for, until one is chosen. */
    others: intake ? [] : otherIntakes.flatMap((it) => nextOf(guide, it, today, level) ?? []),
    /** What the enquiry form says of the choice, e.g. "Master’s or PhD, Fall 2027"; '' where nothing is chosen. */
    course: [level && levelLabels[level], intake?.text].filter(Boolean).join(', '),
    /** For which intakes one applies this month, until one is chosen. */
    applied,
    /** The plan for an intake, as seen from today. */
    chosen: intake && { intake, today, answer: answerFor(steps, { guide, intake, level, today }) },
    /** What follows where the chosen intake, or one of `applied`, can't be reached. */
    next: missed.flatMap((one) => {
      const intakes = nextIntakes(guide, one.value, level ?? one.level);
      return intakes.length > 0 ? [{ name: intakeName(one), intakes }] : [];
    }),
    /** Differs between two plans with other texts. What has them is replaced as a whole: it may have been translated. */
    key: isoDay(today) + choiceQuery(view),
  };
}

export type ShownPlan = ReturnType<typeof planFor>;
export type ChosenPlan = NonNullable<ShownPlan['chosen']>;

/** What shows a plan, or a part of it. */
export type PlanProps = { readonly route: DestinationRoute; readonly plan: ShownPlan };

/** The next year of an intake that is open for applications now or later, at the level or at any. */
function nextOf(guide: PlanGuide, { id }: Intake, today: Day, level?: Level) {
  return intakesOf(guide).find(
    (intake) =>
      intake.id === id &&
      (level ? [level] : levels).some((each) => {
        const { fits, from } = applicationFor(guide, intake, today, each);
        return isOffered(guide.process.plan, intake, each) && (fits || from !== undefined);
      }),
  );
}

/** For whoever can't be ready for an intake: the next one of each level, which all institutions offer. */
function nextIntakes(guide: PlanGuide, value: string, level?: Level): readonly NamedIntake[] {
  const intakes = intakesOf(guide);
  const later = intakes.slice(intakes.findIndex((intake) => intake.value === value) + 1);
  return oneForBoth(
    (level ? [level] : levels).flatMap((each) => {
      const next = later.find(
        (intake) => !isSometimes(intake, each) && isOffered(guide.process.plan, intake, each),
      );
      return next ? [{ ...next, level: each }] : [];
    }),
  );
}

function findProblem(
  guide: PlanGuide,
  { day, level, intake: value }: PlanView,
  listed?: DatedIntake,
) {
  if (value === unknownIntake) return 'That intake is not in our list.';
  if (!listed) return undefined;
  if (hasBegun(listed, day)) return `The ${listed.text} intake has begun.`;
  if (isOffered(guide.process.plan, listed, level)) return undefined;
  return `We have no plan for this level and ${listed.text}. Some universities may offer it: ask them.`;
}

/** Country, intake and level of a plan in a few words, e.g. "USA, Fall 2027, master’s or PhD". */
export function choiceText(country: string, { chosen, level }: ShownPlan): string {
  return [country, chosen?.intake.text, level && levelNames[level]].filter(Boolean).join(', ');
}
