import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Weights the style sheet uses; the font's axis is cut to them. */
const weights = { min: 500, max: 700 };

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

/** The measures of Besley that its fallbacks take over, in units of its em; from the file's own tables. */
const display = { ascent: 2500 / 2000, descent: 850 / 2000, averageWidth: 1007 / 2000 };

/**
 * Fonts of visitors' systems that stand in until Besley arrives: the names they go by there, and the width of their
 * average character (Latin letters, weighted by how often they occur) in units of the em.
 */
const fallbacks = [
  { family: 'Georgia', names: ['Georgia'], averageWidth: 913 / 2048 },
  {
    family: 'Times New Roman',
    names: ['Times New Roman', 'TimesNewRomanPSMT'],
    averageWidth: 832 / 2048,
  },
  {
    family: 'Noto Serif',
    names: ['Noto Serif Regular', 'NotoSerif-Regular'],
    averageWidth: 481 / 1000,
  },
  // Linux without any of the others.
  { family: 'DejaVu Serif', names: ['DejaVu Serif'], averageWidth: 1058 / 2048 },
];

/** The `@font-face` rules: the display font, and fallbacks with its measures so that nothing moves when it arrives. */
export function fontFaces(address: string): string {
  return `@font-face {
    font-family: Besley;
    src: url(${address}) format('woff2');
    font-weight: ${weights.min} ${weights.max};
    font-display: swap;
  }
  ${fallbacks.map(fallbackFace).join('\n')}`;
}

/** The overrides are relative to the font size after `size-adjust`, so they are divided by it. */
function fallbackFace({ family, names, averageWidth }: (typeof fallbacks)[number]): string {
  const scale = display.averageWidth / averageWidth;
  return `@font-face {
    font-family: 'Besley Fallback: ${family}';
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(scale)};
    ascent-override: ${percent(display.ascent / scale)};
    descent-override: ${percent(display.descent / scale)};
    line-gap-override: 0%;
  }`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)}%`;
}
