import type { Level } from '../content/types.ts';
import { isoDay } from '../months.ts';
import type { DestinationRoute } from '../routes.ts';
import { choiceQuery, hasChoice, type PlanView, unknownStart } from '../view.ts';
import { answerFor } from './answer.ts';
import { boardStarts, oneForBoth } from './board.ts';
import {
  anyYearStart,
  hasBegun,
  isSometimes,
  type NamedStart,
  type PlanGuide,
  type Start,
  startName,
  startsOf,
} from './intakes.ts';
import { levelLabels, levelNames, levels } from './levels.ts';
import { isOffered, rowsFor } from './rows.ts';

/** What a view of a guide's page shows of its plan: computed once for the ticket, the plan and the lists of documents. */
export function planFor(guide: PlanGuide, view: PlanView) {
  const { day: today, level } = view;
  const listed = startsOf(guide).find((start) => start.value === view.start);
  const problem = findProblem(guide, view, listed);
  const start = problem === undefined ? listed : undefined;
  const starts = start ? [start] : guide.intakes.map(anyYearStart);
  const [drawn] = starts;
  if (!drawn) throw new Error('A guide has no intake.');
  const rows = rowsFor(guide.process.plan, starts, level);
  const applied = start ? [] : boardStarts(guide, today, level);
  const missed = start ? [start] : oneForBoth(applied.filter((it) => !it.isInHand));
  return {
    today,
    level,
    /** Whether anything is chosen, even if it can't be had. */
    isChosen: hasChoice(view),
    /** Why the start that is named can't be had. */
    problem,
    /** What the fields of a form show. */
    selected: { level: level ?? '', start: start?.value ?? '' },
    /** What names it in an address. */
    query: choiceQuery({ level, start: start?.value }),
    rows,
    /** The start whose months are drawn: the chosen one or, in any year, the first intake's. */
    drawn,
    /** What the enquiry form says of the choice, e.g. "Master’s or PhD, Fall 2027"; '' where nothing is chosen. */
    course: [level && levelLabels[level], start?.text].filter(Boolean).join(', '),
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

/** What shows a plan, or a part of it. */
export type PlanProps = { readonly route: DestinationRoute; readonly plan: ShownPlan };

/** For whoever can't be ready for a start: the next one of each level, which all institutions offer. */
function nextStarts(guide: PlanGuide, value: string, level?: Level): readonly NamedStart[] {
  const starts = startsOf(guide);
  const later = starts.slice(starts.findIndex((start) => start.value === value) + 1);
  return oneForBoth(
    (level ? [level] : levels).flatMap((each) => {
      const next = later.find(
        (start) => !isSometimes(start.intake, each) && isOffered(guide.process.plan, start, each),
      );
      return next ? [{ ...next, level: each }] : [];
    }),
  );
}

function findProblem(guide: PlanGuide, { day, level, start: value }: PlanView, listed?: Start) {
  if (value === unknownStart) return 'That start is not in our list.';
  if (!listed) return undefined;
  if (hasBegun(listed, day)) return `The ${listed.text} intake has begun.`;
  if (isOffered(guide.process.plan, listed, level)) return undefined;
  return `We have no plan for this level and ${listed.text}. Some universities may offer it: ask them.`;
}

/** Country, start and level of a plan in a few words, e.g. "USA, Fall 2027, master’s or PhD". */
export function choiceText(country: string, { chosen, level }: ShownPlan): string {
  return [country, chosen?.start.text, level && levelNames[level]].filter(Boolean).join(', ');
}
