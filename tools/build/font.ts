import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { subsetDisplayFace } from '../../pictures/display-face.ts';

/** Weights the style sheet uses; the font's axis is cut to them. */
const weights = { min: 600, max: 700 };

/** The display face, reduced to the characters that occur in the site's own text. */
export async function buildFont(): Promise<Buffer> {
  const variationAxes = { wght: weights };
  return subsetDisplayFace(charactersIn('shared'), { targetFormat: 'woff2', variationAxes });
}

function charactersIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return [...new Set(texts.join(''))].sort().join('');
}

/**
 * The measures of Besley. The width of its average character is that of `@capsizecss/metrics`; a heavier weight is
 * wider, so each weight in use has fallbacks of its own.
 */
const display = { familyName: 'Besley', ascent: 2500, descent: -850, lineGap: 0, unitsPerEm: 2000 };
const averageWidths = { 600: 1060, 700: 1096 };

/** Liberation Serif has the measures of Times New Roman. */
const times = { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 886 };

/**
 * Fonts of visitors' systems that stand in until Besley arrives: the names their bold goes by there, and its measures.
 * Not their regular weight: each browser makes another bold of that.
 */
const fallbacks = [
  {
    familyName: 'Georgia',
    fullName: 'Georgia Bold',
    postscriptName: 'Georgia-Bold',
    ...{ ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1062 },
  },
  {
    familyName: 'Times New Roman',
    fullName: 'Times New Roman Bold',
    postscriptName: 'TimesNewRomanPS-BoldMT',
    ...times,
  },
  {
    familyName: 'Liberation Serif',
    fullName: 'Liberation Serif Bold',
    postscriptName: 'LiberationSerif-Bold',
    ...times,
  },
  {
    familyName: 'Noto Serif',
    fullName: 'Noto Serif Bold',
    postscriptName: 'NotoSerif-Bold',
    ...{ ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 512 },
  },
  // Linux without any of the others.
  {
    familyName: 'DejaVu Serif',
    fullName: 'DejaVu Serif Bold',
    postscriptName: 'DejaVuSerif-Bold',
    ...{ ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1168 },
  },
];

/** The `@font-face` rules: the display font, and fallbacks with its measures so that nothing moves when it arrives. */
export function fontFaces(address: string): string {
  const faces = Object.entries(averageWidths).map(([fontWeight, xWidthAvg]) => {
    const stack = [{ ...display, xWidthAvg }, ...fallbacks];
    return createFontStack(stack, { fontFaceProperties: { fontWeight } }).fontFaces;
  });
  return `@font-face {
    font-family: Besley;
    src: url(${address}) format('woff2');
    font-weight: ${weights.min} ${weights.max};
    font-display: swap;
  }
  ${faces.join('\n')}`;
}
