import type { Level } from '../content/types.ts';
import { type Day, monthOf, monthText } from '../months.ts';
import type { DestinationId } from '../routes.ts';
import { levels } from './levels.ts';
import { isClosed, noteOf, takesLateForms, whenFull } from './limits.ts';
import { monthsOf, rowsFor, whenOf } from './rows.ts';
import {
  hasBegun,
  isSometimes,
  type NamedStart,
  namedStart,
  needsResults,
  nextSummer,
  type PlanGuide,
  type Start,
  startsOf,
} from './starts.ts';

/** A start for which people apply. It goes to the browser as JSON. */
export type BoardStart = NamedStart & {
  /** Whether it is for those alone who have their results, besides one for results by next July. */
  readonly isInHand?: true;
  /** What closes first. */
  readonly note?: string | undefined;
  /** The month from which people apply, where it is ahead, e.g. "May 2027". */
  readonly from?: string | undefined;
};

/** What people apply for in a month, as the home page shows it; computed on the server, since it takes all guides. */
export type Board = {
  /** E.g. "November 2026". */
  readonly month: string;
  readonly summer: number;
  readonly rows: readonly { readonly id: DestinationId; readonly starts: readonly BoardStart[] }[];
};

/** The board of all guides on a day. */
export function boardFor(
  guides: readonly { readonly id: DestinationId; readonly guide: PlanGuide }[],
  today: Day,
): Board {
  return {
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
  const closes = byJuly.fits ? { note: byJuly.note } : { from: byJuly.from };
  const first = { ...namedStart(byJuly.start), ...closes };
  if (!earlier) return [first];
  // Below the other: what closes has to have a day or a month there.
  const note = earlier.note === whenFull ? undefined : earlier.note;
  return [first, { ...namedStart(earlier.start), isInHand: true, note }];
}

/**
 * Whether people apply for a start in a day's month: a way usually falls into it and has a last day left or, if there is
 * none, takes late forms; and nothing that comes later is usually over. Else from which month they do, if that is ahead.
 */
export function applicationFor({ process }: PlanGuide, start: Start, today: Day, level: Level) {
  const month = monthOf(today);
  const rows = rowsFor(process.plan, [start.intake], level);
  const first = rows.findIndex(({ isApplication }) => isApplication);
  const ways = rows.flatMap((row) => (row.isApplication ? row.ways : []));
  const inTime = ways.filter(
    (way) => whenOf([way], start, month) === 'this-month' && !isClosed(way, start, today),
  );
  const open = inTime.length > 0 ? inTime : ways.filter((way) => takesLateForms(way, start, today));
  const isOver = rows.slice(first + 1).some((row) => whenOf(row.ways, start, month) === 'over');
  const begins = ways
    .flatMap(({ spans }) => monthsOf(spans, start)?.[0] ?? [])
    .filter((begin) => begin > month);
  return {
    fits: open.length > 0 && !isOver,
    from: begins.length > 0 ? monthText(Math.min(...begins)) : undefined,
    note: noteOf(open, start, today),
  };
}

/** One start for both levels where they have the same. */
export function oneForBoth<T extends NamedStart>(starts: readonly T[]): readonly T[] {
  const [first, second] = starts;
  return first && first.value === second?.value ? [{ ...first, level: undefined }] : starts;
}
