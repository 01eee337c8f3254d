import type { Level } from './content/types.ts';
import type { Day } from './months.ts';
import type { Board } from './plan/board.ts';
import { type IntakeValue, intakesOf, type PlanGuide } from './plan/intakes.ts';
import { levels } from './plan/levels.ts';

/** What every page of a day is made of. */
export type Today = {
  /** The day in India. */
  readonly day: Day;
  /** What people apply for on the day on which the server made the page: it names its month. */
  readonly board: Board;
};

/**
 * What a page is made of, besides its route: the same view gives the same bytes on every instance, and is what the
 * browser hydrates with. There are only so many views of a guide on a day, whatever is asked for.
 */
export type View = Today & Choice;

/** Stands for an intake that the guide does not have. */
export const unknownIntake = 'unknown';

/** What a URL, a form or storage chooses of a guide's plan; undefined for nothing. */
export type Choice = {
  readonly level?: Level | undefined;
  /** The `value` of one of the guide's intakes, or else `unknownIntake`. */
  readonly intake?: IntakeValue | typeof unknownIntake | undefined;
};

/** The query of an address, e.g. a `URLSearchParams`. */
type Query = { get(name: string): string | null };

/** A day, and what is chosen. */
export type PlanView = Pick<Today, 'day'> & Choice;

/** The view that a query names of a page, on a day. */
export function readView<T extends Pick<Today, 'day'>>(
  query: Query,
  guide: PlanGuide | undefined,
  today: T,
): T & Choice {
  return { ...today, ...readChoice(query, guide) };
}

/** The choice that a query names of a guide's plan; a page without a plan has nothing to choose. */
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
 * The value of a parameter, without the capitals, punctuation and spaces that chat programs add to a link that they
 * forward, and from an `&` that became `&amp;`.
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

/** Whether something is chosen. */
export function hasChoice({ level, intake }: Choice): boolean {
  return level !== undefined || intake !== undefined;
}

/** The query that names a choice, '' for none: the views of a page on one day differ by it. */
export function choiceQuery({ level, intake }: Choice): string {
  const fields = [level && `level=${level}`, intake && `start=${intake}`].filter(Boolean);
  return fields.length > 0 ? `?${fields.join('&')}` : '';
}
