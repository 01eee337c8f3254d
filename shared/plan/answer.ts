import type { Level } from '../content/types.ts';
import { type Day, monthName, monthOf, monthText } from '../months.ts';
import { isClosed, noteOf } from './board.ts';
import { closingText } from './closing.ts';
import { deadlinesOf, isPassed, isTakenLate, limitText } from './limits.ts';
import { otherStarts } from './other-starts.ts';
import { beginningOver, monthsOf, type Row, type Way, whenOf } from './rows.ts';
import { classesBegin, type PlanGuide, type Start } from './starts.ts';

/** What a plan is computed from. */
export type PlanChoice = {
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
  const late = lateItems(ways, start, today);
  const now = ways.filter(
    ({ way }) => whenOf([way], start, month) === 'this-month' && !isClosed(way, start, today),
  );
  const firsts = ways.map(({ way }) => monthsOf(way, start)?.[0] ?? month);
  const next = Math.min(...firsts.filter((first) => first > month));
  const coming = now.length > 0 ? now : ways.filter((_, index) => firsts[index] === next);
  const skipped = stepsOver(rows, start, month).filter(
    (number) => number > beginningOver(rows, start, month),
  );
  const isWaiting = ({ number }: AnswerItem) => skipped.some((step) => step < number);
  const said = withoutRepeats(coming);
  return {
    late,
    lead: now.length > 0 ? `Usually in ${monthText(month)}` : leadOf(choice, next, late.length > 0),
    items: said.filter((item) => !isWaiting(item)),
    /** Steps that are over, although one before them is not. */
    skipped,
    /** What waits for these. */
    waiting: said.filter(isWaiting),
    /** What to look at where nothing is left. */
    arrival: coming.length > 0 ? undefined : guide.process.arrival,
    before: beforeText(rows, start, month),
    ...otherStarts(rows, choice),
  };
}

function itemOf(way: Way, number: number, start: Start, today: Day): AnswerItem {
  const limits = way.limits.filter(
    (limit) => limit.kind !== 'requirement' && !isPassed(limit, start, today),
  );
  const closing = closingText(way, start, today);
  const texts = limits.map((limit) => limitText(limit, start, today));
  const note = noteOf([way], start, today);
  return { number, way, note, texts: closing ? [...texts, `${capitalized(closing)}.`] : texts };
}

/** The ways that take forms after a last day, with that day. */
function lateItems(items: readonly AnswerItem[], start: Start, today: Day): AnswerItem[] {
  return items.flatMap((item) => {
    const limits = deadlinesOf(item.way).filter((limit) => isTakenLate(limit, start, today));
    const texts = limits.map((limit) => limitText(limit, start, today));
    return texts.length > 0 ? [{ ...item, texts }] : [];
  });
}

/** Each text at the first item that has it: a limit may belong to two steps. */
function withoutRepeats(items: readonly AnswerItem[]): readonly AnswerItem[] {
  const said = new Set<string>();
  return items.map((item) => {
    const texts = item.texts.filter((text) => !said.has(text));
    for (const text of texts) said.add(text);
    return { ...item, texts };
  });
}

function leadOf({ start, today }: PlanChoice, next: number, hasLate: boolean): string {
  if (!Number.isFinite(next)) {
    const begin = [...new Set(classesBegin(start).map(monthName))].join(' and ');
    return `Classes begin in ${begin}`;
  }
  const nothing = hasLate ? 'nothing else' : 'nothing';
  return `There is usually ${nothing} to do in ${monthText(monthOf(today))}. Next, from ${monthText(next)}`;
}

/** The numbers of the steps that are over. */
function stepsOver(rows: readonly Row[], start: Start, month: number): readonly number[] {
  return rows.flatMap(({ ways }, index) =>
    whenOf(ways, start, month) === 'over' ? [index + 1] : [],
  );
}

/** Which steps usually come before the first that is not over, and which ways of that one. */
function beforeText(rows: readonly Row[], start: Start, month: number): string | undefined {
  const open = beginningOver(rows, start, month);
  const steps = stepsOver(rows, start, month).filter((number) => number <= open);
  const ways = (rows[open]?.ways ?? []).filter((way) => whenOf([way], start, month) === 'over');
  const titles = ways.map(({ title }) => `“${title}”`);
  if (steps.length + titles.length === 0) return undefined;
  const names =
    titles.length > 0
      ? capitalized(listed([...steps.map((number) => `step ${number}`), ...titles]))
      : stepsText(steps);
  return `${names} usually ${steps.length + titles.length > 1 ? 'come' : 'comes'} before that.`;
}

/** E.g. "Step 2", "Steps 1 and 4" or "Steps 1 to 5". */
export function stepsText(numbers: readonly number[]): string {
  const [first = 0, ...others] = new Set(numbers);
  const last = others.at(-1) ?? first;
  if (others.length === 0) return `Step ${first}`;
  if (others.length > 1 && last - first === others.length) return `Steps ${first} to ${last}`;
  return `Steps ${listed([first, ...others].map(String))}`;
}

/** E.g. "1, 2 and 4". */
function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
