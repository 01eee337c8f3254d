import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import besley from '@capsizecss/metrics/besley';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Weights the style sheet uses; the font's axis is cut to them. */
const weights = { min: 500, max: 700 };

const file = require.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2');

/** The display face, cut down to the characters that stand anywhere in the site's own text. */
export async function buildFont(): Promise<Buffer> {
  const variationAxes = { wght: weights };
  return subsetFont(await readFile(file), charactersIn('shared'), {
    targetFormat: 'woff2',
    variationAxes,
  });
}

/** The same at its boldest and as TrueType, for pictures drawn at build. */
export async function buildStaticFont(): Promise<Buffer> {
  const variationAxes = { wght: weights.max };
  return subsetFont(await readFile(file), charactersIn('shared'), {
    targetFormat: 'truetype',
    variationAxes,
  });
}

function charactersIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return [...new Set(texts.join(''))].sort().join('');
}

/** What Linux shows where none of the others is installed. Font units, from the file's own tables. */
const dejaVuSerif = {
  familyName: 'DejaVu Serif',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1058,
};

/** The `@font-face` rules: the display face, and local faces stretched to its measures so that nothing moves. */
export function fontFaces(address: string): string {
  const { fontFaces: fallbacks } = createFontStack(
    [besley, georgia, timesNewRoman, notoSerif, dejaVuSerif],
    { fontFaceFormat: 'styleString' },
  );
  return `@font-face {
    font-family: Besley;
    src: url(${address}) format('woff2');
    font-weight: ${weights.min} ${weights.max};
    font-display: swap;
  }
  ${fallbacks}`;
}
