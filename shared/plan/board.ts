import type { Level } from '../content/types.ts';
import { type Day, dayText, isoDay, monthOf, monthText, parseDay } from '../months.ts';
import type { DestinationId } from '../routes.ts';
import { closingText, whenFull } from './closing.ts';
import { deadlinesOf, isPassed, isTakenLate, publishedDay } from './limits.ts';
import { monthsOf, rowsFor, type Way, whenOf } from './rows.ts';
import {
  classesBegin,
  hasBegun,
  isSometimes,
  type PlanGuide,
  type Start,
  startsOf,
  startText,
  startValue,
} from './starts.ts';

/** A start for which people apply. It goes to the browser as JSON. */
export type BoardStart = {
  readonly value: string;
  readonly text: string;
  /** What closes first. */
  readonly note?: string | undefined;
  /** The month from which people apply, where it is ahead, e.g. "May 2027". */
  readonly from?: string | undefined;
};

/** What one can apply for at a level, or at both where they are the same. */
export type BoardLine = {
  readonly level?: Level | undefined;
  /** For those who have their results by next July. */
  readonly byJuly: BoardStart;
  /** An earlier one, for those who have their results. */
  readonly inHand?: BoardStart | undefined;
};

/** What people apply for in a month, as the home page shows it; computed on the server, since it takes all guides. */
export type Board = {
  /** E.g. "November 2026". */
  readonly month: string;
  readonly summer: number;
  readonly rows: readonly { readonly id: DestinationId; readonly lines: readonly BoardLine[] }[];
};

/** The board of all guides on a day. */
export function boardFor(
  guides: readonly { readonly id: DestinationId; readonly guide: PlanGuide }[],
  today: Day,
): Board {
  return {
    month: monthText(monthOf(today)),
    summer: nextSummer(today),
    rows: guides.map(({ id, guide }) => ({ id, lines: boardLines(guide, today) })),
  };
}

/** The year of the next summer: the one whose 1 August has not come. Results of Class 12 and of final years come before it. */
export function nextSummer({ year, month }: Day): number {
  return month < 8 ? year : year + 1;
}

/** Whether a start is only for those who have their results: its classes begin before the next August. */
export function needsResults(start: Start, today: Day): boolean {
  return classesBegin(start)[0] < monthOf({ year: nextSummer(today), month: 8, day: 1 });
}

/** What people apply for this month at a level; at each of both where they differ and none is given. */
export function boardLines(guide: PlanGuide, today: Day, level?: Level): readonly BoardLine[] {
  const levels: readonly Level[] = level ? [level] : ['bachelor', 'master'];
  const lines = levels.map((each) => ({ ...boardLine(guide, today, each), level: each }));
  const differ = new Set(lines.map((line) => JSON.stringify({ ...line, level: undefined })));
  const shown = level || differ.size > 1 ? lines : lines.slice(0, 1);
  return shown.flatMap(({ byJuly, inHand, ...line }) => {
    const both = shown.length < levels.length;
    return byJuly ? [{ level: both ? undefined : line.level, byJuly, inHand }] : [];
  });
}

function boardLine(guide: PlanGuide, today: Day, level: Level) {
  const starts = startsOf(guide)
    .filter((start) => !hasBegun(start, today) && !isSometimes(start.intake, level))
    .map((start) => ({ start, ...applicationFor(guide, start, today, level) }));
  const [earlier, later] = [true, false].map((isEarlier) =>
    starts.filter(({ start }) => needsResults(start, today) === isEarlier),
  );
  const inHand = earlier?.find(({ fits }) => fits);
  const byJuly = later?.find(({ fits }) => fits) ?? later?.find(({ from }) => from !== undefined);
  return {
    byJuly: byJuly && boardStart(byJuly),
    // A line below the other: what closes has to have a day or a month there.
    inHand:
      inHand && boardStart({ ...inHand, note: inHand.note === whenFull ? undefined : inHand.note }),
  };
}

function boardStart({ start, fits, from, note }: { start: Start } & Application): BoardStart {
  const named = { value: startValue(start), text: startText(start) };
  return fits || from === undefined ? { ...named, note } : { ...named, from: monthText(from) };
}

type Application = ReturnType<typeof applicationFor>;

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
  const late = ways.filter((way) => deadlinesOf(way).some((day) => isTakenLate(day, start, today)));
  const open = inTime.length > 0 ? inTime : late;
  const isOver = rows.slice(first + 1).some((row) => whenOf(row.ways, start, month) === 'over');
  const begins = ways.flatMap((way) => monthsOf(way, start)?.[0] ?? []);
  const from = Math.min(...begins.filter((begin) => begin > month));
  return {
    fits: open.length > 0 && !isOver,
    from: Number.isFinite(from) ? from : undefined,
    note: noteOf(open, start, today),
  };
}

/** Whether each last day of a way is known to have passed. */
export function isClosed(way: Way, start: Start, today: Day): boolean {
  const deadlines = deadlinesOf(way);
  return deadlines.length > 0 && deadlines.every((deadline) => isPassed(deadline, start, today));
}

/** What closes first: published last days, then months; never the end of the months in which a step is usually done. */
export function noteOf(ways: readonly Way[], start: Start, today: Day): string | undefined {
  const days = ways.flatMap((way) => lastDays(way, start, today, ways.length > 1));
  const closing = ways.map((way) => closingText(way, start, today));
  const notes = [...days, ...closing].filter((note) => note !== undefined);
  return notes.length > 0 ? notes.join('; ') : undefined;
}

/** The last days of a way that are ahead, or until when it takes late forms. */
function lastDays(way: Way, start: Start, today: Day, isOneOfSeveral: boolean) {
  const ahead = deadlinesOf(way).filter((it) => !isPassed(it, start, today));
  const notes = ahead.flatMap((deadline) => {
    const day = publishedDay(deadline, start);
    if (!day) return [];
    const scope = ahead.length > 1 || isOneOfSeveral ? ` ${deadline.scope}` : '';
    return [`by ${dayText(day)}, ${deadline.timeInIndia} in India${scope}`];
  });
  if (ahead.length > 0) return notes;
  return deadlinesOf(way).flatMap(({ afterwards }) => {
    if (!afterwards || isoDay(today) > `${start.year}-${afterwards.until}`) return [];
    const until = dayText(parseDay(`${start.year}-${afterwards.until}`));
    return [`late forms until ${until}, ${afterwards.timeInIndia} in India`];
  });
}
