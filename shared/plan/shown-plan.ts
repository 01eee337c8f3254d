import type { Level } from '../content/types.ts';
import { isoDay, monthOf } from '../months.ts';
import { choiceQuery, hasChoice, type PlanView, unknownStart } from '../view.ts';
import { answerFor } from './answer.ts';
import { boardLines } from './board.ts';
import { levelNames, levelOptions } from './levels.ts';
import { isOffered, rowsFor } from './rows.ts';
import { hasBegun, type PlanGuide, type Start, startsOf, startText, startValue } from './starts.ts';

/** What a view of a guide's page shows of its plan: computed once for the ticket, the plan and the lists of documents. */
export function planFor(guide: PlanGuide, view: PlanView) {
  const { day: today, level } = view;
  const named = startsOf(guide).find((start) => startValue(start) === view.start);
  const problem = findProblem(guide, view, named);
  const start = problem === undefined ? named : undefined;
  const rows = rowsFor(guide.process.plan, start ? [start.intake] : guide.intakes, level);
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
    course: courseText(level, start),
    /** For which starts one applies this month, until one is chosen. */
    lines: start ? [] : boardLines(guide, today, level),
    /** The plan for a start, as seen from today. */
    chosen: start && {
      start,
      today,
      month: monthOf(today),
      course: courseText(level, start),
      answer: answerFor(rows, { guide, start, level, today }),
    },
    /** Differs between two plans with other texts. What has them is replaced as a whole: it may have been translated. */
    key: isoDay(today) + choiceQuery(view),
  };
}

export type ShownPlan = ReturnType<typeof planFor>;
export type ChosenPlan = NonNullable<ShownPlan['chosen']>;

function findProblem(guide: PlanGuide, { day, level, start: value }: PlanView, named?: Start) {
  if (value === unknownStart) return 'That start is not in our list.';
  if (!named) return undefined;
  if (hasBegun(named, day)) return `The ${startText(named)} intake has begun.`;
  if (isOffered(guide.process.plan, named.intake, level)) return undefined;
  return `We have no plan for this level and ${startText(named)}. Some universities may offer it: ask them.`;
}

/** What the enquiry form says of a choice, e.g. "Master’s or PhD, Fall 2027"; '' where nothing is chosen. */
function courseText(level: Level | undefined, start: Start | undefined): string {
  const label = levelOptions.find(([value]) => value === level)?.[1];
  return [label, start && startText(start)].filter(Boolean).join(', ');
}

/** Country, start and level of a plan in a few words, e.g. "USA, Fall 2027, master’s or PhD". */
export function choiceText(country: string, { chosen, level }: ShownPlan): string {
  return [country, chosen && startText(chosen.start), level && levelNames[level]]
    .filter(Boolean)
    .join(', ');
}
