import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingNames } from '../../../server/settings.ts';

it('.env.example names every setting, each once, and no other', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^#?[A-Z_]+(?==)/gm) ?? [];
  expect(names.map((name) => name.replace('#', '')).toSorted()).toEqual(settingNames.toSorted());
});
