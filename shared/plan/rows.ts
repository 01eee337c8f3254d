import type { Intake, Level, Limit, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import type { Months } from '../months.ts';
import { monthsBefore, type Start } from './starts.ts';

/** What a plan shows under one number: one way to do it, or several of which a visitor takes one. */
export type Row = {
  readonly id: string;
  readonly title: string;
  readonly isApplication: boolean;
  readonly isVisa: boolean;
  readonly ways: readonly [Way, ...Way[]];
};

export type Way = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly limits: readonly Limit[];
  /** When it is due for each of the intakes that have it: at least one. */
  readonly spans: Spans;
  /** When many institutions stop taking forms, for the intakes for which it is known. */
  readonly manyClose: Spans;
  readonly closesWhenFull: boolean;
  readonly withParents: boolean;
};

type Spans = readonly { readonly intake: Intake; readonly span: MonthsBefore }[];

/** The rows of a plan for some intakes and a level. The only way that is left gives its title to the row. */
export function rowsFor(
  plan: readonly PlanEntry[],
  intakes: readonly Intake[],
  level?: Level,
): readonly Row[] {
  return plan.flatMap((entry) => {
    const [way, ...others] = stepsOf(entry)
      .filter((step) => level === undefined || step.level === undefined || step.level === level)
      .flatMap((step) => waysOf(step, intakes));
    if (!way) return [];
    const title = others.length > 0 ? entry.title : way.title;
    const marks = { isApplication: entry.isApplication === true, isVisa: entry.isVisa === true };
    return [{ id: entry.id, title, ...marks, ways: [way, ...others] }];
  });
}

/** The steps of an entry: its ways, or itself. */
export function stepsOf(entry: PlanEntry): readonly PlanStep[] {
  return 'ways' in entry ? entry.ways : [entry];
}

/** The step as a way, where one of the intakes has it. */
function waysOf(
  { id, title, text, when, manyClose = {}, closesWhenFull, withParents, limits = [] }: PlanStep,
  intakes: readonly Intake[],
): Way[] {
  const spans = spansOf(when, intakes);
  if (spans.length === 0) return [];
  const ids = intakes.map((intake) => intake.id);
  const texts = [text]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part : ids.flatMap((each) => part[each] ?? [])));
  const own = limits.filter((limit) => limit.kind !== 'deadline' || ids.includes(limit.intake));
  const closing = {
    manyClose: spansOf(manyClose, intakes),
    closesWhenFull: closesWhenFull === true,
    withParents: withParents === true,
  };
  return [{ id, title, text: texts.join(' '), limits: own, spans, ...closing }];
}

function spansOf(when: PlanStep['when'], intakes: readonly Intake[]): Spans {
  return intakes.flatMap((intake) => {
    const span = isSpan(when) ? when : when[intake.id];
    return span ? [{ intake, span }] : [];
  });
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}

/** Whether a place can be applied for at this level for this intake. */
export function isOffered(plan: readonly PlanEntry[], intake: Intake, level?: Level): boolean {
  const application = plan.filter(({ isApplication }) => isApplication);
  return application.length === 0 || rowsFor(application, [intake], level).length > 0;
}

/** The months of a way for a start; undefined where the start's intake does not have it. */
export function monthsOf({ spans }: Way, start: Start): Months | undefined {
  return monthsFor(spans, start);
}

/** The months in which many institutions stop taking forms for a start, where they are known. */
export function closingMonths({ manyClose }: Way, start: Start): Months | undefined {
  return monthsFor(manyClose, start);
}

function monthsFor(spans: Spans, start: Start): Months | undefined {
  const own = spans.find(({ intake }) => intake.id === start.intake.id);
  return own && monthsBefore(own.span, start);
}

/** Where a month stands to the months in which something is usually done. Nothing more can be known here. */
export type When = 'over' | 'this-month' | 'later';

/** How many rows are over before the first that is not. */
export function beginningOver(rows: readonly Row[], start: Start, month: number): number {
  const open = rows.findIndex(({ ways }) => whenOf(ways, start, month) !== 'over');
  return open === -1 ? rows.length : open;
}

/** A row of several ways is over when all of them are. */
export function whenOf(ways: readonly Way[], start: Start, month: number): When {
  const all = ways.map((way) => monthsOf(way, start)).filter((months) => months !== undefined);
  if (all.some(([first, last]) => first <= month && month <= last)) return 'this-month';
  return all.some(([first]) => first > month) ? 'later' : 'over';
}
