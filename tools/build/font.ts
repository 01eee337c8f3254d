import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import subsetFont from 'subset-font';
import { listFiles } from '../../server/files/build-output.ts';

/** The weight of `--weight-display`: a file of one weight is 40 % smaller than one with an axis. */
const weight = 650;

/** The display font, subset to the characters of the site's own text. */
export function buildFont(): Promise<Buffer> {
  const files = listFiles('shared').filter((file) => /\.tsx?$/.test(file));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const characters = [...new Set(texts.join(''))].sort().join('');
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2');
  const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
  return subsetFont(readFileSync(file), characters, options);
}

/** Besley's metrics. `xWidthAvg` is computed as in `@capsizecss/metrics`, for this weight. */
const display = {
  familyName: 'Besley',
  ascent: 2500,
  descent: -850,
  lineGap: 0,
  unitsPerEm: 2000,
  xWidthAvg: 1078,
};

/**
 * System fonts shown until Besley loads: family, the two names of the bold font, and its average character width. The bold
 * font, because browsers synthesize bold differently.
 */
const fallbacks: readonly (readonly [string, string, string, number])[] = [
  ['Georgia', 'Georgia Bold', 'Georgia-Bold', 1062 / 2048],
  ['Times New Roman', 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 886 / 2048],
  ['Liberation Serif', 'Liberation Serif Bold', 'LiberationSerif-Bold', 886 / 2048],
  ['Noto Serif', 'Noto Serif Bold', 'NotoSerif-Bold', 512 / 1000],
  // The font for Linux systems without those above.
  ['DejaVu Serif', 'DejaVu Serif Bold', 'DejaVuSerif-Bold', 1168 / 2048],
];

/** The `@font-face` rules: the display font, and fallbacks with its metrics, which prevent layout shifts when it loads. */
export function fontFaces(url: string): string {
  const stack = fallbacks.map(([familyName, fullName, postscriptName, xWidthAvg]) => {
    // Heights of the fallbacks don't matter: Besley's override them.
    const heights = { ascent: 0, descent: 0, lineGap: 1 };
    return { familyName, fullName, postscriptName, xWidthAvg, unitsPerEm: 1, ...heights };
  });
  const fontFaceProperties = { fontWeight: `${weight}` };
  const fallbackFaces = createFontStack([display, ...stack], { fontFaceProperties }).fontFaces;
  return `@font-face {
    font-family: Besley;
    src: url(${url}) format('woff2');
    font-weight: ${weight};
    font-display: swap;
  }
  ${fallbackFaces}`;
}
