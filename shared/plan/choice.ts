import type { Level } from '../content/types.ts';
import type { Day } from '../months.ts';
import { isOffered } from './rows.ts';
import { hasBegun, type PlanGuide, type Start, startsOf, startText, startValue } from './starts.ts';

export const levels: readonly (readonly [value: Level | '', label: string])[] = [
  ['', 'Not sure yet'],
  ['bachelor', 'Bachelor’s'],
  ['master', 'Master’s or PhD'],
];

/** A choice as forms, addresses and storage name it; nothing of it is checked. */
export type ChoiceFields = { readonly start: string; readonly level: string };

/** What a visitor has chosen; both may be missing. */
type Choice = {
  readonly level?: Level | undefined;
  readonly start?: Start | undefined;
  /** Why a start that is named can't be had. */
  readonly problem?: string | undefined;
};

/** The choice that fields name, on a day. */
export function readChoice(fields: ChoiceFields, guide: PlanGuide, today: Day): Choice {
  const level = levels.find(([value]) => value === fields.level)?.[0] || undefined;
  if (fields.start === '') return { level };
  const [, year, id] = /^(\d{4})-(.+)$/.exec(fields.start) ?? [];
  const intake = guide.intakes.find((row) => row.id === id);
  const start = intake && { intake, year: Number(year) };
  if (start && hasBegun(start, today)) {
    return { level, problem: `The ${startText(start)} intake has begun.` };
  }
  if (!start || !startsOf(guide).some((one) => startValue(one) === fields.start)) {
    return { level, problem: 'That start is not in our list.' };
  }
  if (isOffered(guide.process.plan, start.intake, level)) return { level, start };
  const problem = `Our plan has no way for this level in ${startText(start)}. Some universities may have one: ask them.`;
  return { level, problem };
}
