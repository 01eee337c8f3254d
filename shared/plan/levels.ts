import type { Level } from '../content/types.ts';

export const levels: readonly Level[] = ['bachelor', 'master'];

/** The anchor of the field in which one is chosen: who changes a choice begins there. */
export const levelFieldId = 'your-level';

/** What each level is called, inside a sentence. */
export const levelNames: Readonly<Record<Level, string>> = {
  bachelor: 'bachelor’s',
  master: 'master’s or PhD',
};

/** What each level is called in a form or a table. */
export const levelLabels: Readonly<Record<Level, string>> = {
  bachelor: 'Bachelor’s',
  master: 'Master’s or PhD',
};
