import type { Level } from '../content/types.ts';
import { isoDay } from '../months.ts';
import { choiceQuery, hasChoice, type PlanView, unknownStart } from '../view.ts';
import { answerFor } from './answer.ts';
import { boardStarts, oneForBoth } from './board.ts';
import { levelLabels, levelNames, levels } from './levels.ts';
import { isOffered, rowsFor } from './rows.ts';
import {
  anyYear,
  hasBegun,
  isSometimes,
  type NamedStart,
  namedStart,
  type PlanGuide,
  type Start,
  startName,
  startsOf,
  startText,
  startValue,
} from './starts.ts';

/** What a view of a guide's page shows of its plan: computed once for the ticket, the plan and the lists of documents. */
export function planFor(guide: PlanGuide, view: PlanView) {
  const { day: today, level } = view;
  const listed = startsOf(guide).find((start) => startValue(start) === view.start);
  const problem = findProblem(guide, view, listed);
  const start = problem === undefined ? listed : undefined;
  const rows = rowsFor(guide.process.plan, start ? [start.intake] : guide.intakes, level);
  const applied = start ? [] : boardStarts(guide, today, level);
  const missed = start ? [namedStart(start)] : oneForBoth(applied.filter((it) => !it.isInHand));
  const [intake] = guide.intakes;
  if (!intake) throw new Error('A guide has no intake.');
  return {
    today,
    level,
    /** Whether anything is chosen, even if it can't be had. */
    isChosen: hasChoice(view),
    /** Why the start that is named can't be had. */
    problem,
    /** What the fields of a form show. */
    selected: { level: level ?? '', start: start ? startValue(start) : '' },
    rows,
    /** The start whose months are drawn: the chosen one or, in any year, the first intake's. */
    drawn: start ?? { intake, year: anyYear },
    /** What the enquiry form says of the choice, e.g. "Master’s or PhD, Fall 2027"; '' where nothing is chosen. */
    course: [level && levelLabels[level], start && startText(start)].filter(Boolean).join(', '),
    /** For which starts one applies this month, until one is chosen. */
    applied,
    /** The plan for a start, as seen from today. */
    chosen: start && { start, today, answer: answerFor(rows, { guide, start, level, today }) },
    /** What follows where the chosen start, or one of `applied`, can't be reached. */
    next: missed.flatMap((one) => {
      const starts = nextStarts(guide, one.value, level ?? one.level);
      return starts.length > 0 ? [{ name: startName(one), starts }] : [];
    }),
    /** Differs between two plans with other texts. What has them is replaced as a whole: it may have been translated. */
    key: isoDay(today) + choiceQuery(view),
  };
}

export type ShownPlan = ReturnType<typeof planFor>;
export type ChosenPlan = NonNullable<ShownPlan['chosen']>;

/** For whoever can't be ready for a start: the next one of each level, which all institutions offer. */
function nextStarts(guide: PlanGuide, value: string, level?: Level): readonly NamedStart[] {
  const starts = startsOf(guide);
  const later = starts.slice(starts.findIndex((start) => startValue(start) === value) + 1);
  return oneForBoth(
    (level ? [level] : levels).flatMap((each) => {
      const next = later.find(
        ({ intake }) => !isSometimes(intake, each) && isOffered(guide.process.plan, intake, each),
      );
      return next ? [namedStart(next, each)] : [];
    }),
  );
}

function findProblem(guide: PlanGuide, { day, level, start: value }: PlanView, listed?: Start) {
  if (value === unknownStart) return 'That start is not in our list.';
  if (!listed) return undefined;
  if (hasBegun(listed, day)) return `The ${startText(listed)} intake has begun.`;
  if (isOffered(guide.process.plan, listed.intake, level)) return undefined;
  return `We have no plan for this level and ${startText(listed)}. Some universities may offer it: ask them.`;
}

/** Country, start and level of a plan in a few words, e.g. "USA, Fall 2027, master’s or PhD". */
export function choiceText(country: string, { chosen, level }: ShownPlan): string {
  return [country, chosen && startText(chosen.start), level && levelNames[level]]
    .filter(Boolean)
    .join(', ');
}
