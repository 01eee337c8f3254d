import type {
  Intake,
  Level,
  Limit,
  MonthsBefore,
  PlanEntry,
  PlanStep,
  Text,
} from '../content/types.ts';

/** An intake in the year in which its teaching begins, for one level or, without it, for any. */
export type Start = {
  readonly intake: Intake;
  readonly year: number;
  readonly level?: Level | undefined;
};

/** For whom a plan is: what decides which of its steps there are. */
type Case = Pick<Start, 'intake' | 'level'>;

/** Every step of a plan; of a choice each way. */
export function stepsOf(plan: readonly PlanEntry[]): readonly PlanStep[] {
  return plan.flatMap(waysOf);
}

/** The steps of an entry: its ways, or itself. */
export function waysOf(entry: PlanEntry): readonly PlanStep[] {
  return 'ways' in entry ? entry.ways : [entry];
}

/** The steps of an entry that there are for an intake and a level. */
export function stepsFor(entry: PlanEntry, { intake, level }: Case): readonly PlanStep[] {
  return waysOf(entry).filter((step) => {
    const isOwn = level === undefined || step.level === undefined || step.level === level;
    return isOwn && spanOf(step, intake) !== undefined;
  });
}

/** The entries of a plan of which there are steps for an intake and a level, in their order. */
export function entriesFor(plan: readonly PlanEntry[], wanted: Case): readonly PlanEntry[] {
  return plan.filter((entry) => stepsFor(entry, wanted).length > 0);
}

/** The entry in which a place is applied for; a plan may have none. */
export function applicationOf(plan: readonly PlanEntry[]): PlanEntry | undefined {
  return plan.find(({ isApplication }) => isApplication);
}

/** Whether a place can be applied for at this level for this intake. */
export function isOffered(plan: readonly PlanEntry[], wanted: Case): boolean {
  const application = applicationOf(plan);
  return application === undefined || stepsFor(application, wanted).length > 0;
}

/** The limits of a step that hold for an intake: a deadline is one intake's. */
export function limitsFor({ limits = [] }: PlanStep, { intake }: Case): readonly Limit[] {
  return limits.filter((limit) => limit.kind !== 'deadline' || limit.intake === intake.id);
}

/** What a step says for an intake; without one, all that it says for any. */
export function textFor({ text }: PlanStep, intake?: Intake): Text {
  return [text]
    .flat()
    .flatMap((part) => {
      if (typeof part === 'string') return part;
      return intake ? (part[intake.id] ?? []) : Object.values(part);
    })
    .join(' ');
}

/** When a step is due for an intake, or undefined if the intake does not have it. */
export function spanOf({ when }: PlanStep, intake: Intake): MonthsBefore | undefined {
  return isSpan(when) ? when : when[intake.id];
}

function isSpan(when: PlanStep['when']): when is MonthsBefore {
  return Array.isArray(when);
}
