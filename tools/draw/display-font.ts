import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The display font, subset to the characters of a text and one weight. */
export async function subsetDisplayFont(
  text: string,
  targetFormat: 'woff2' | 'truetype',
  wght: number,
): Promise<Buffer> {
  const name = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
  const file = createRequire(import.meta.url).resolve(name);
  return subsetFont(readFileSync(file), text, { targetFormat, variationAxes: { wght } });
}
