import type { Level } from '../content/types.ts';

/** What each level is called, inside a sentence. */
export const levelNames: Readonly<Record<Level, string>> = {
  bachelor: 'bachelor’s',
  master: 'master’s or PhD',
};

/** The levels as a form offers them. */
export const levelOptions: readonly (readonly [value: Level | '', label: string])[] = [
  ['', 'Not sure yet'],
  ['bachelor', 'Bachelor’s'],
  ['master', 'Master’s or PhD'],
];

/** The level with this value; undefined where there is none. */
export function findLevel(value: string | null): Level | undefined {
  return levelOptions.find(([level]) => level === value)?.[0] || undefined;
}
