import type { Level } from '../content/types.ts';
import { type Day, monthName, monthOf, monthText } from '../months.ts';
import { applicationFor, boardStarts, oneForBoth } from './board.ts';
import { levels } from './levels.ts';
import {
  closingText,
  deadlinesOf,
  isClosed,
  isPassed,
  lateUntil,
  limitText,
  noteOf,
  takesLateForms,
} from './limits.ts';
import { isOffered, monthsOf, type Row, type Way, whenOf } from './rows.ts';
import { classesBegin, needsResults, type PlanGuide, type Start, startText } from './starts.ts';

/** What a plan is computed from. */
type PlanChoice = {
  readonly guide: PlanGuide;
  readonly start: Start;
  readonly level: Level | undefined;
  readonly today: Day;
};

/** A way with the number of its step, what is known of its last days, and the first of that in a few words. */
export type AnswerItem = {
  readonly number: number;
  readonly way: Way;
  readonly texts: readonly string[];
  readonly note: string | undefined;
};

/**
 * What usually falls into a day's month of the plan for a start, or else what comes next: a comparison of months, and of
 * published last days. `late` are the ways that still take forms after theirs. `lead` stands above the other `items`.
 */
export function answerFor(rows: readonly Row[], choice: PlanChoice) {
  const { guide, start, today } = choice;
  const month = monthOf(today);
  const ways = rows.flatMap((row, index) =>
    row.ways.map((way) => itemOf(way, index + 1, start, today)),
  );
  const late = ways.filter(({ way }) => takesLateForms(way, start, today));
  const now = ways.filter(
    ({ way }) => whenOf([way], start, month) === 'this-month' && !isClosed(way, start, today),
  );
  const firsts = ways.map(({ way }) => monthsOf(way.spans, start)?.[0] ?? month);
  const next = Math.min(...firsts.filter((first) => first > month));
  const coming = now.length > 0 ? now : ways.filter((_, index) => firsts[index] === next);
  const skipped = stepsSkipped(rows, start, month);
  const [firstSkipped = rows.length] = skipped;
  const said = withoutRepeats(coming);
  const items = said.filter(({ number }) => number <= firstSkipped);
  const nothing = late.length > 0 ? 'nothing else' : 'nothing';
  const lead = now.length > 0 ? `Usually in ${monthText(month)}` : leadOf(choice, next, nothing);
  return {
    late,
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

function itemOf(way: Way, number: number, start: Start, today: Day): AnswerItem {
  const limits = way.limits.filter((limit) =>
    limit.kind === 'deadline'
      ? !isPassed(limit, start, today) || lateUntil(limit, start, today)
      : limit.kind !== 'requirement',
  );
  const closing = closingText(way, start, today);
  const texts = limits.map((limit) => limitText(limit, start, today));
  const note = noteOf([way], start, today);
  return { number, way, note, texts: closing ? [...texts, `${capitalized(closing)}.`] : texts };
}

/** Each text at the first item that has it: a limit may belong to two steps. */
function withoutRepeats(items: readonly AnswerItem[]): readonly AnswerItem[] {
  return items.map((item, index) => {
    const said = items.slice(0, index).flatMap(({ texts }) => texts);
    return { ...item, texts: item.texts.filter((text) => !said.includes(text)) };
  });
}

function leadOf({ start, today }: PlanChoice, next: number, nothing: string): string {
  if (!Number.isFinite(next)) {
    return `Classes begin in ${[...new Set(classesBegin(start).map(monthName))].join(' and ')}`;
  }
  return `There is usually ${nothing} to do in ${monthText(monthOf(today))}. Next, from ${monthText(next)}`;
}

/** The numbers of the steps that are over, although one before them is not. */
function stepsSkipped(rows: readonly Row[], start: Start, month: number): readonly number[] {
  const isOver = rows.map(({ ways }) => whenOf(ways, start, month) === 'over');
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
    return isOffered(guide.process.plan, start.intake, each) && !fits && from === undefined;
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
  if (visa && whenOf(visa.ways, start, monthOf(today)) === 'over') {
    return `Something else is not done for ${startText(start)}? Ask the university for the last day of arrival, and read the official page.`;
  }
  const deadlines = rows.flatMap((row) => (row.isApplication ? row.ways.flatMap(deadlinesOf) : []));
  const over = deadlines.filter(
    (each) => isPassed(each, start, today) && !lateUntil(each, start, today),
  );
  const next = over.map(({ afterwards }) => afterwards?.next);
  return [`For ${startText(start)}, ask each university today.`, ...next].filter(Boolean).join(' ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
