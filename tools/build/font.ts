import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Weights the style sheet uses; the font's axis is cut to them. */
const weights = { min: 600, max: 700 };

const file = require.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2');

/** The display face, reduced to the characters that occur in the site's own text. */
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

/** The measures of Besley at all weights, in units of its em; from the file's own tables. */
const display = { ascent: 2500 / 2000, descent: 850 / 2000 };

/**
 * The width of the average character in units of the em: Latin letters, weighted by how often they occur, as
 * `@capsizecss/metrics` counts them. A heavier weight is wider, so each weight in use has fallbacks of its own.
 */
const averageWidths = { 600: 1060 / 2000, 700: 1096 / 2000 };

/**
 * Fonts of visitors' systems that stand in until Besley arrives: the names their bold goes by there, and the width of
 * its average character. Not their regular weight: each browser makes another bold of that.
 */
const fallbacks = [
  { family: 'Georgia', names: ['Georgia Bold', 'Georgia-Bold'], averageWidth: 1062 / 2048 },
  {
    family: 'Times New Roman',
    // Liberation Serif has the same measures.
    names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    averageWidth: 886 / 2048,
  },
  { family: 'Noto Serif', names: ['Noto Serif Bold', 'NotoSerif-Bold'], averageWidth: 512 / 1000 },
  // Linux without any of the others.
  {
    family: 'DejaVu Serif',
    names: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    averageWidth: 1168 / 2048,
  },
];

/** The `@font-face` rules: the display font, and fallbacks with its measures so that nothing moves when it arrives. */
export function fontFaces(address: string): string {
  const faces = Object.entries(averageWidths).flatMap(([weight, averageWidth]) =>
    fallbacks.map((fallback) => fallbackFace(fallback, weight, averageWidth)),
  );
  return `@font-face {
    font-family: Besley;
    src: url(${address}) format('woff2');
    font-weight: ${weights.min} ${weights.max};
    font-display: swap;
  }
  ${faces.join('\n')}`;
}

/** The overrides are relative to the font size after `size-adjust`, so they are divided by it. */
function fallbackFace(
  { family, names, averageWidth }: (typeof fallbacks)[number],
  weight: string,
  displayWidth: number,
): string {
  const scale = displayWidth / averageWidth;
  return `@font-face {
    font-family: 'Besley Fallback: ${family}';
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weight};
    size-adjust: ${percent(scale)};
    ascent-override: ${percent(display.ascent / scale)};
    descent-override: ${percent(display.descent / scale)};
    line-gap-override: 0%;
  }`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)}%`;
}
