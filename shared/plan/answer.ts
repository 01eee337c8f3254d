import type { Level } from '../content/types.ts';
import { type Day, monthName, monthOf, monthText } from '../months.ts';
import { applicationFor, boardStarts, oneForBoth } from './board.ts';
import { classesBegin, needsResults, type PlanGuide, type Start } from './intakes.ts';
import { levels } from './levels.ts';
import { closingText, deadlinesOf, limitText, noteOf, openWays, standingOf } from './limits.ts';
import { isOffered, nextMonth, type Row, type Way, whenOf } from './rows.ts';

/** What a plan is computed from. */
type PlanChoice = {
  readonly guide: PlanGuide;
  readonly start: Start;
  readonly level: Level | undefined;
  readonly today: Day;
};

export type AnswerItem = ReturnType<typeof itemOf>;

/**
 * What usually falls into a day's month of the plan for a start, or else what comes next: a comparison of months, and of
 * published last days. `late` are the ways that still take forms after theirs. `lead` stands above the other `items`.
 */
export function answerFor(rows: readonly Row[], choice: PlanChoice) {
  const { guide, start, today } = choice;
  const month = monthOf(today);
  const ways = rows.flatMap((row) => row.ways);
  const { inTime, late } = openWays(ways, start, today);
  const next = nextMonth(ways, month);
  const coming = inTime.length > 0 ? inTime : ways.filter(({ due }) => due[0].months[0] === next);
  const all = rows.flatMap((row, index) =>
    row.ways.map((way) => itemOf(way, index + 1, start, today)),
  );
  const itemsOf = (shown: readonly Way[]) => all.filter(({ way }) => shown.includes(way));
  const skipped = stepsSkipped(rows, month);
  const [firstSkipped = rows.length] = skipped;
  const said = withoutRepeats(itemsOf(coming));
  const items = said.filter(({ number }) => number <= firstSkipped);
  const nothing = late.length > 0 ? 'nothing else' : 'nothing';
  const lead = inTime.length > 0 ? `Usually in ${monthText(month)}` : leadOf(choice, next, nothing);
  return {
    late: itemsOf(late),
    lead: lead + (items.length > 0 ? ':' : '.'),
    items,
    /** Which steps are over, although one before them is not. */
    skipped: skipped.length > 0 && skippedText(skipped),
    /** What waits for these. */
    waiting: said.filter(({ number }) => number > firstSkipped),
    /** What to look at where nothing is left, and no calendar has anything to hold. */
    arrival: coming.length > 0 ? undefined : guide.process.arrival,
    ...otherStarts(rows, choice),
  };
}

/** A way with the number of its step, what is known of its last days, and the first of that in a few words. */
function itemOf(way: Way, number: number, start: Start, today: Day) {
  const limits = way.limits.filter((limit) =>
    limit.kind === 'deadline'
      ? standingOf(limit, start, today) !== 'over'
      : limit.kind !== 'requirement',
  );
  const closing = closingText(way, today);
  const texts = limits.map((limit) => limitText(limit, start, today));
  if (closing) texts.push(`${closing.charAt(0).toUpperCase()}${closing.slice(1)}.`);
  return { number, way, texts, note: noteOf([way], start, today) };
}

/** Each text at the first item that has it: a limit may belong to two steps. */
function withoutRepeats(items: readonly AnswerItem[]): readonly AnswerItem[] {
  return items.map((item, index) => {
    const said = items.slice(0, index).flatMap(({ texts }) => texts);
    return { ...item, texts: item.texts.filter((text) => !said.includes(text)) };
  });
}

function leadOf({ start, today }: PlanChoice, next: number | undefined, nothing: string): string {
  if (next === undefined) {
    return `Classes begin in ${[...new Set(classesBegin(start).map(monthName))].join(' and ')}`;
  }
  return `There is usually ${nothing} to do in ${monthText(monthOf(today))}. Next, from ${monthText(next)}`;
}

/** The numbers of the steps that are over, although one before them is not. */
function stepsSkipped(rows: readonly Row[], month: number): readonly number[] {
  const isOver = rows.map(({ ways }) => whenOf(ways, month) === 'over');
  const open = isOver.indexOf(false);
  return isOver.flatMap((it, index) => (it && open !== -1 && index > open ? [index + 1] : []));
}

/** E.g. "Step 3 comes next, …" or "Steps 3, 4 and 6 come next, …". */
function skippedText(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length > 1
    ? `Steps ${numbers.slice(0, -1).join(', ')} and ${last} come next, although their usual months are over.`
    : `Step ${last} comes next, although its usual months are over.`;
}

/** The other starts that the answer for a start names, and whom it says to ask. */
function otherStarts(rows: readonly Row[], choice: PlanChoice) {
  const { guide, start, level, today } = choice;
  const isForResults = needsResults(start, today);
  const chosen = level ? [level] : levels;
  const past = chosen.filter((each) => {
    const { fits, from } = applicationFor(guide, start, today, each);
    return isOffered(guide.process.plan, start, each) && !fits && from === undefined;
  });
  const startFor = (each: Level, hasResults: boolean) => {
    const [byJuly, inHand] = boardStarts(guide, today, each);
    return (hasResults && inHand) || byJuly || [];
  };
  return {
    /** The starts for those who wait for their results, if this one is only for those who have them. */
    byJuly: oneForBoth(isForResults ? chosen.flatMap((each) => startFor(each, false)) : []),
    /** Where the application for this start or a later step is over: for which others people apply. */
    instead: oneForBoth(past.flatMap((each) => startFor(each, isForResults))),
    /** Then, whom to ask about a step that is over and not done. */
    ask: past.length > 0 ? askText(rows, choice) : undefined,
  };
}

/** Universities can't say of a visa until when it waits. What becomes of a form after the last day of late forms has its own text. */
function askText(rows: readonly Row[], { start, today }: PlanChoice): string {
  const visa = rows.find(({ isVisa }) => isVisa);
  if (visa && whenOf(visa.ways, monthOf(today)) === 'over') {
    return `Something else is not done for ${start.text}? Ask the university for the last day of arrival, and read the official page.`;
  }
  const next = rows
    .flatMap((row) => (row.isApplication ? row.ways.flatMap(deadlinesOf) : []))
    .filter((deadline) => standingOf(deadline, start, today) === 'over')
    .map(({ afterwards }) => afterwards?.next);
  return [`For ${start.text}, ask each university today.`, ...next].filter(Boolean).join(' ');
}
