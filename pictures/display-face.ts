import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont, { type Options } from 'subset-font';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
);

/** The display face, reduced to the characters of a text and to some of its weights. */
export async function subsetDisplayFace(text: string, options: Options): Promise<Buffer> {
  return subsetFont(readFileSync(file), text, options);
}
