import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const name = '@fontsource-variable/besley';

/** The display font, subset to the characters of a text and one weight. */
export async function subsetDisplayFont(
  text: string,
  targetFormat: 'woff2' | 'truetype',
  wght: number,
): Promise<Buffer> {
  const file = require.resolve(`${name}/files/besley-latin-wght-normal.woff2`);
  return subsetFont(readFileSync(file), text, { targetFormat, variationAxes: { wght } });
}

/** The first character of a text that the display font lacks. */
export function findMissingLetter(text: string): string | undefined {
  // E.g. `U+0000-00FF,U+0131`.
  const { latin } = require(`${name}/unicode.json`) as { readonly latin: string };
  const letters = latin.replaceAll(/U\+|,/g, '').replaceAll(/[\dA-F]{4}/g, '\\u$&');
  return new RegExp(`[^${letters}]`, 'u').exec(text)?.[0];
}
