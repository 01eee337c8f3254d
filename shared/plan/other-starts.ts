import type { Level } from '../content/types.ts';
import { monthOf } from '../months.ts';
import type { PlanChoice } from './answer.ts';
import { applicationFor, type BoardStart, boardLines, needsResults } from './board.ts';
import { levelNames } from './levels.ts';
import { deadlinesOf, isPassed, isTakenLate } from './limits.ts';
import { isOffered, type Row, whenOf } from './rows.ts';

/** A start for which people apply now or next; its text names the level where that is not chosen and not both. */
export type OtherStart = BoardStart & { readonly level?: Level | undefined };

/** The other starts that the answer for a start names, and whom it says to ask. */
export function otherStarts(rows: readonly Row[], choice: PlanChoice) {
  const { guide, start, level, today } = choice;
  const isForResults = needsResults(start, today);
  const levels: readonly Level[] = level ? [level] : ['bachelor', 'master'];
  const past = levels.filter((each) => {
    const { fits, from } = applicationFor(guide, start, today, each);
    return isOffered(guide.process.plan, start.intake, each) && !fits && from === undefined;
  });
  const startsFor = (each: Level, hasResults: boolean): readonly OtherStart[] =>
    boardLines(guide, today, each).map(({ byJuly, inHand }) => {
      return { ...((hasResults && inHand) || byJuly), level: each };
    });
  const byJuly = isForResults ? levels.flatMap((each) => startsFor(each, false)) : [];
  const instead = past.flatMap((each) => startsFor(each, isForResults));
  return {
    /** The starts for those who wait for their results, if this one is only for those who have them. */
    byJuly: named(byJuly, choice),
    /** Where the application for this start or a later step is over: for which others people apply. */
    instead: named(instead, choice),
    /** Whom to ask about a step that is over and not done: universities can't say it of a visa. */
    ask: past.length > 0 ? whomToAsk(rows, choice) : undefined,
    /** What becomes of a form that is sent now, after the last day of late forms. */
    afterLateForms: past.length > 0 ? afterLateForms(rows, choice) : [],
  };
}

function whomToAsk(rows: readonly Row[], { start, today }: PlanChoice) {
  const visa = rows.find(({ isVisa }) => isVisa);
  const isOver = visa && whenOf(visa.ways, start, monthOf(today)) === 'over';
  return isOver ? 'university' : 'universities';
}

function afterLateForms(rows: readonly Row[], { start, today }: PlanChoice) {
  const ways = rows.flatMap((row) => (row.isApplication ? row.ways : []));
  return ways.flatMap(deadlinesOf).flatMap((deadline) => {
    const isOver = isPassed(deadline, start, today) && !isTakenLate(deadline, start, today);
    return isOver ? (deadline.afterwards?.next ?? []) : [];
  });
}

/** One start for both levels where they have the same. */
function named(starts: readonly OtherStart[], { level }: PlanChoice): readonly OtherStart[] {
  const [first, second] = starts;
  if (level) return starts;
  if (first && second && first.value === second.value) return [{ ...first, level: undefined }];
  return starts.map((start) => {
    return { ...start, text: start.text + (start.level ? `, ${levelNames[start.level]}` : '') };
  });
}
