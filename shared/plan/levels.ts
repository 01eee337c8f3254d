import type { Level } from '../content/types.ts';

export const levels: readonly Level[] = ['bachelor', 'master'];

/** The chosen level, or else both. */
export function levelsOf(level: Level | undefined): readonly Level[] {
  return level ? [level] : levels;
}

/** Anchor of the level field, the first field of the plan's form. */
export const levelFieldId = 'your-level';

/** Level names inside a sentence. */
export const levelNames: Readonly<Record<Level, string>> = {
  bachelor: 'bachelor’s',
  master: 'master’s or PhD',
};

/** Level names in forms and tables. */
export const levelLabels: Readonly<Record<Level, string>> = {
  bachelor: 'Bachelor’s',
  master: 'Master’s or PhD',
};
