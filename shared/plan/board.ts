import type { Level } from '../content/types.ts';
import { type Day, monthOf, monthText } from '../months.ts';
import type { DestinationId } from '../routes.ts';
import {
  hasBegun,
  isSometimes,
  type NamedStart,
  needsResults,
  nextSummer,
  type PlanGuide,
  type Start,
  startsOf,
} from './intakes.ts';
import { levels } from './levels.ts';
import { noteOf, openWays, whenFull } from './limits.ts';
import { nextMonth, rowsFor, whenOf } from './rows.ts';

/** A start for which people apply. It goes to the browser as JSON. */
export type BoardStart = NamedStart & {
  /** Whether it is for those alone who have their results, besides one for results by next July. */
  readonly isInHand?: true;
  /** What closes first. */
  readonly note?: string | undefined;
  /** The month from which people apply, where it is ahead, e.g. "May 2027". */
  readonly from?: string | undefined;
};

export type Board = ReturnType<typeof boardFor>;

/** What people apply for in a month, as the home page shows it; computed on the server, since it takes all guides. */
export function boardFor(
  guides: readonly { readonly id: DestinationId; readonly guide: PlanGuide }[],
  today: Day,
) {
  return {
    /** E.g. "November 2026". */
    month: monthText(monthOf(today)),
    summer: nextSummer(today),
    rows: guides.map(({ id, guide }) => ({ id, starts: boardStarts(guide, today) })),
  };
}

/** What people apply for this month at a level or, where none is given, at each; without a level what is the same at both. */
export function boardStarts(guide: PlanGuide, today: Day, level?: Level): readonly BoardStart[] {
  const shown = level ? [level] : levels;
  const starts = shown.map((each) => startsAt(each, guide, today));
  const isSame = !level && new Set(starts.map((each) => JSON.stringify(each))).size === 1;
  if (isSame) return starts[0] ?? [];
  const all = shown.flatMap((each, index) => {
    return (starts[index] ?? []).map((start) => ({ ...start, level: each }));
  });
  return [...all.filter((start) => !start.isInHand), ...all.filter((start) => start.isInHand)];
}

/** The start for those with results by next July and, where there is one, an earlier one for those who have them. */
function startsAt(level: Level, guide: PlanGuide, today: Day): readonly BoardStart[] {
  const starts = startsOf(guide)
    .filter((start) => !hasBegun(start, today) && !isSometimes(start.intake, level))
    .map((start) => ({ start, ...applicationFor(guide, start, today, level) }));
  const earlier = starts.find(({ start, fits }) => fits && needsResults(start, today));
  const later = starts.filter(({ start }) => !needsResults(start, today));
  const byJuly = later.find(({ fits }) => fits) ?? later.find(({ from }) => from !== undefined);
  if (!byJuly) return [];
  const { value, text } = byJuly.start;
  const first = { value, text, note: byJuly.note, from: byJuly.from };
  if (!earlier) return [first];
  // Below the other: what closes has to have a day or a month there.
  const note = earlier.note === whenFull ? undefined : earlier.note;
  return [first, { value: earlier.start.value, text: earlier.start.text, isInHand: true, note }];
}

/**
 * Whether people apply for a start in a day's month: a way usually falls into it and has a last day left or, if there is
 * none, takes late forms; and nothing that comes later is usually over. Else from which month they do, if that is ahead.
 */
export function applicationFor({ process }: PlanGuide, start: Start, today: Day, level: Level) {
  const month = monthOf(today);
  const rows = rowsFor(process.plan, [start], level);
  const first = rows.findIndex(({ isApplication }) => isApplication);
  const ways = rows.flatMap((row) => (row.isApplication ? row.ways : []));
  const { inTime, late } = openWays(ways, start, today);
  const open = inTime.length > 0 ? inTime : late;
  const isOver = rows.slice(first + 1).some((row) => whenOf(row.ways, month) === 'over');
  if (open.length > 0 && !isOver) return { fits: true, note: noteOf(open, start, today) };
  const next = nextMonth(ways, month);
  return { fits: false, from: next === undefined ? undefined : monthText(next) };
}

/** One start for both levels where they have the same. */
export function oneForBoth<T extends NamedStart>(starts: readonly T[]): readonly T[] {
  const [first, second] = starts;
  return first && first.value === second?.value ? [{ ...first, level: undefined }] : starts;
}
