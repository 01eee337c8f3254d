import type { Level } from './content/types.ts';
import { type IntakeValue, intakesOf, type PlanGuide } from './plan/intakes.ts';
import { levels } from './plan/levels.ts';
import type { Day } from './time/months.ts';

/**
 * Inputs of a page besides its route: the same view renders the same bytes on every instance and in hydration. A guide
 * has a limited number of views a day, whatever clients request.
 */
export type View = Choice & {
  /** The day in India. */
  readonly day: Day;
};

/** Placeholder for an intake that the guide doesn't have. */
export const unknownIntake = 'unknown';

/** The choice of a plan from a URL or form; undefined if not chosen. */
export type Choice = {
  readonly level?: Level | undefined;
  /** The `value` of one of the guide's intakes, or else `unknownIntake`. */
  readonly intake?: IntakeValue | typeof unknownIntake | undefined;
};

/** A URL's query or a form's fields, e.g. a `URLSearchParams`. */
type Query = { get(name: string): unknown };

/** The choice in a query; empty for a page without a plan. */
export function readChoice(query: Query, guide: PlanGuide | undefined): Choice {
  const [level, value] = guide ? [readWord(query, 'level'), readWord(query, 'start')] : [];
  const intake = guide && intakesOf(guide).find((each) => each.value === value);
  return {
    level: levels.find((each) => each === level),
    intake: value === undefined ? undefined : (intake?.value ?? unknownIntake),
  };
}

/**
 * The value of a parameter, without capitals, and without the punctuation and spaces that messaging apps add after a forwarded
 * link. Accepts a name after `&amp;`.
 */
function readWord(query: Query, name: string): string | undefined {
  const value = String(query.get(name) ?? query.get(`amp;${name}`) ?? '');
  const [word = value] = /^[a-z0-9]+(?:-[a-z0-9]+)*/.exec(value.toLowerCase()) ?? [];
  return word || undefined;
}

export function hasChoice({ level, intake }: Choice): boolean {
  return level !== undefined || intake !== undefined;
}

/** The query of a choice; '' if empty. The views of a page on one day differ only in this query. */
export function choiceQuery({ level, intake }: Choice): string {
  const fields = [level && `level=${level}`, intake && `start=${intake}`].filter(Boolean);
  return fields.length > 0 ? `?${fields.join('&')}` : '';
}
