import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from '../../tools/draw/picture-colours.ts';

/** All files with an extension in a folder, as one text. */
function read(folder: string, ending: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith(ending));
  return files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
}

it('has a style for each class, and a class for each style', () => {
  const selectors = read('client/styles', '.css').replaceAll(/\/\*.*?\*\/|\{[^{}]*\}/gs, ';');
  const styled = new Set(selectors.match(/(?<=\.)[a-z][\w-]*/g));
  const sources = read('shared', '.tsx') + read('server/pages', '.tsx');
  const given = sources.match(/(?<=className=)(?:"[^"]*"|\{[^}]*\})/g) ?? [];
  const classes = new Set(given.join(' ').match(/[a-z][\w-]*/g));
  const plain = given.filter((each) => each.startsWith('"')).join(' ');
  expect(styled.size).toBeGreaterThan(100);
  expect([...styled].filter((name) => !classes.has(name))).toEqual([]);
  expect(plain.match(/[a-z][\w-]*/g)?.filter((name) => !styled.has(name))).toEqual([]);
});

it.each(Object.entries(colours))('draws pictures in the %s of the page', (name, colour) => {
  // E.g. `darkPaper` is `--color-paper` in the dark scheme.
  const [, dark, token = ''] = /^(dark|pale)?(\w+)$/.exec(name) ?? [];
  const value = RegExp(`--color-${token.toLowerCase()}: ([^;]+);`).exec(
    read('client', 'tokens.css'),
  )?.[1];
  expect(value?.match(/#\w+/g)?.at(dark ? 1 : 0)).toBe(colour);
});
