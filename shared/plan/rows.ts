import type { Intake, Level, Limit, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import type { Months } from '../months.ts';
import { monthsBefore, type Start } from './starts.ts';

/** What a plan shows under one number: one way to do it, or several of which a visitor takes one. */
export type Row = Pick<PlanEntry, 'id' | 'title' | 'isApplication' | 'isVisa'> & {
  readonly ways: readonly [Way, ...Way[]];
};

/** A step as some intakes have it. */
export type Way = Pick<PlanStep, 'id' | 'title' | 'closesWhenFull' | 'withParents'> & {
  readonly text: string;
  readonly limits: readonly Limit[];
  /** When it is due for each of the intakes that have it: at least one. */
  readonly spans: Spans;
  /** When many institutions stop taking forms, for the intakes for which it is known. */
  readonly manyClose: Spans;
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
    return [{ ...entry, title, ways: [way, ...others] }];
  });
}

/** The steps of an entry: its ways, or itself. */
export function stepsOf(entry: PlanEntry): readonly PlanStep[] {
  return 'ways' in entry ? entry.ways : [entry];
}

/** The step as a way, where one of the intakes has it. */
function waysOf(step: PlanStep, intakes: readonly Intake[]): Way[] {
  const { text, when, manyClose = {}, limits = [] } = step;
  const spans = spansOf(when, intakes);
  if (spans.length === 0) return [];
  const ids = intakes.map((intake) => intake.id);
  const texts = [text]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part : ids.flatMap((each) => part[each] ?? [])));
  const own = limits.filter(({ intake }) => intake === undefined || ids.includes(intake));
  const closing = spansOf(manyClose, intakes);
  return [{ ...step, text: texts.join(' '), limits: own, spans, manyClose: closing }];
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

/** The months for a start; undefined where its intake has none. */
export function monthsOf(spans: Spans, start: Start): Months | undefined {
  const own = spans.find(({ intake }) => intake.id === start.intake.id);
  return own && monthsBefore(own.span, start);
}

/** Where a month stands to the months in which something is usually done. Nothing more can be known here. */
export type When = 'over' | 'this-month' | 'later';

/** A row of several ways is over when all of them are. */
export function whenOf(ways: readonly Way[], start: Start, month: number): When {
  const all = ways.map(({ spans }) => monthsOf(spans, start)).filter((it) => it !== undefined);
  if (all.some(([first, last]) => first <= month && month <= last)) return 'this-month';
  return all.some(([first]) => first > month) ? 'later' : 'over';
}
