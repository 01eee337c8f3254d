import type { Level } from './content/types.ts';
import type { Day } from './months.ts';
import type { Board } from './plan/board.ts';
import { type IntakeValue, intakesOf, type PlanGuide } from './plan/intakes.ts';
import { levels } from './plan/levels.ts';

/** Inputs shared by all pages of a day. */
export type Today = {
  /** The day in India. */
  readonly day: Day;
  /** The departure board on the day on which the server rendered the page; it names its month. */
  readonly board: Board;
};

/**
 * Inputs of a page besides its route: the same view renders the same bytes on every instance and in hydration. The number
 * of views of a guide on a day is limited, whatever is requested.
 */
export type View = Today & Choice;

/** Placeholder for an intake that the guide doesn't have. */
export const unknownIntake = 'unknown';

/** The choice of a plan from a URL, form or storage; undefined if not chosen. */
export type Choice = {
  readonly level?: Level | undefined;
  /** The `value` of one of the guide's intakes, or else `unknownIntake`. */
  readonly intake?: IntakeValue | typeof unknownIntake | undefined;
};

/** A URL's query, e.g. a `URLSearchParams`. */
type Query = { get(name: string): string | null };

/** A day with a choice. */
export type PlanView = Pick<Today, 'day'> & Choice;

/** The view that a query selects on a day. */
export function readView<T extends Pick<Today, 'day'>>(
  query: Query,
  guide: PlanGuide | undefined,
  today: T,
): T & Choice {
  return { ...today, ...readChoice(query, guide) };
}

/** The choice in a query; empty for a page without a plan. */
export function readChoice(query: Query, guide: PlanGuide | undefined): Choice {
  if (!guide) return { level: undefined, intake: undefined };
  const [level, intake] = [readWord(query, 'level'), readWord(query, 'start')];
  return {
    level: levels.find((each) => each === level),
    intake:
      intake === undefined
        ? undefined
        : (intakesOf(guide).find(({ value }) => value === intake)?.value ?? unknownIntake),
  };
}

/**
 * The value of a parameter, without the capitals, punctuation and spaces that messaging apps add to a forwarded link.
 * Accepts a name after `&amp;`.
 */
function readWord(query: Query, name: string): string | undefined {
  const value = query.get(name) ?? query.get(`amp;${name}`);
  if (!value) return undefined;
  const [word] = value
    .trim()
    .toLowerCase()
    .match(/^[a-z0-9]+(?:-[a-z0-9]+)*/) ?? [value];
  return word;
}

export function hasChoice({ level, intake }: Choice): boolean {
  return level !== undefined || intake !== undefined;
}

/** The query of a choice, '' if empty: the views of a page on one day differ only by it. */
export function choiceQuery({ level, intake }: Choice): string {
  const fields = [level && `level=${level}`, intake && `start=${intake}`].filter(Boolean);
  return fields.length > 0 ? `?${fields.join('&')}` : '';
}
