import type { Level, Limit, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import { type Months, monthsText } from '../months.ts';
import { anyYearMonth, monthsBefore, type PlannedStart, type Start } from './intakes.ts';

/** What a plan shows under one number: one way to do it, or several of which a visitor takes one. */
export type Row = Pick<PlanEntry, 'id' | 'title' | 'isApplication' | 'isVisa'> & {
  readonly ways: readonly [Way, ...Way[]];
};

/** A step as some starts have it. */
export type Way = Pick<PlanStep, 'id' | 'title' | 'closesWhenFull' | 'withParents'> & {
  readonly text: string;
  readonly limits: readonly Limit[];
  /** When it is due for each of the starts that have it. */
  readonly due: readonly [Due, ...Due[]];
  /** When many institutions stop taking forms, for the starts for which it is known. */
  readonly manyClose: readonly Due[];
};

/** The months of a start. */
type Due = { readonly start: PlannedStart; readonly months: Months };

/** The rows of a plan for some starts and a level. The only way that is left gives its title to the row. */
export function rowsFor(
  plan: readonly PlanEntry[],
  starts: readonly PlannedStart[],
  level?: Level,
): readonly Row[] {
  return plan.flatMap((entry) => {
    const [way, ...others] = stepsOf(entry)
      .filter((step) => level === undefined || step.level === undefined || step.level === level)
      .flatMap((step) => waysOf(step, starts));
    if (!way) return [];
    const title = others.length > 0 ? entry.title : way.title;
    return [{ ...entry, title, ways: [way, ...others] }];
  });
}

/** The steps of an entry: its ways, or itself. */
export function stepsOf(entry: PlanEntry): readonly PlanStep[] {
  return 'ways' in entry ? entry.ways : [entry];
}

/** The step as a way, where one of the starts has it. */
function waysOf(step: PlanStep, starts: readonly PlannedStart[]): Way[] {
  const { text, when, manyClose = {}, limits = [] } = step;
  const [first, ...others] = dueFor(when, starts);
  if (!first) return [];
  const ids = starts.map(({ intake }) => intake.id);
  const texts = [text]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part : ids.flatMap((each) => part[each] ?? [])));
  const own = limits.filter(({ intake }) => intake === undefined || ids.includes(intake));
  const closing = dueFor(manyClose, starts);
  const due = [first, ...others] as const;
  return [{ ...step, text: texts.join(' '), limits: own, due, manyClose: closing }];
}

function dueFor(when: PlanStep['when'], starts: readonly PlannedStart[]): readonly Due[] {
  return starts.flatMap((start) => {
    const span = isSpan(when) ? when : when[start.intake.id];
    return span ? [{ start, months: monthsBefore(span, start) }] : [];
  });
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}

/** Whether a place can be applied for at this level for this start. */
export function isOffered(plan: readonly PlanEntry[], start: Start, level?: Level): boolean {
  const application = plan.filter(({ isApplication }) => isApplication);
  return application.length === 0 || rowsFor(application, [start], level).length > 0;
}

/** The months in words; of any year e.g. "October of the year before to January". */
export function dueText({ start, months }: Due): string {
  return monthsText(months, start.year === undefined ? anyYearMonth : undefined);
}

/** Where a month stands to the months in which something is usually done. Nothing more can be known here. */
export type When = 'over' | 'this-month' | 'later';

/** Of ways for one start. A row of several is over when all of them are. */
export function whenOf(ways: readonly Way[], month: number): When {
  const all = ways.map(({ due }) => due[0].months);
  if (all.some(([first, last]) => first <= month && month <= last)) return 'this-month';
  return all.some(([first]) => first > month) ? 'later' : 'over';
}

/** The month in which the next of some ways for one start begins; undefined where none is ahead. */
export function nextMonth(ways: readonly Way[], month: number): number | undefined {
  const ahead = ways.map(({ due }) => due[0].months[0]).filter((first) => first > month);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
