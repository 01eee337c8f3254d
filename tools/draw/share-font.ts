import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { OperatorError } from '../../server/process/operator-error.ts';
import { escapeXml } from './svg.ts';

/** Calls a function with a temporary file of the font: the renderer accepts fonts as files only. */
export function withFontFile<T>(font: Buffer, use: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'display-font-'));
  try {
    const file = join(folder, 'besley.ttf');
    writeFileSync(file, font);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Renderer options for texts in this font only. */
export function fontOptions(fontFile: string): ResvgRenderOptions {
  return {
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Besley' },
  };
}

/** Width of a text at a font size of 1. */
export type MeasureText = (text: string) => number;

/**
 * Returns a function that measures texts in a font.
 *
 * @throws {OperatorError} naming the first character that the font lacks
 */
export function createTextMeasure(fontFile: string): MeasureText {
  function widthOf(text: string): number | undefined {
    const markup = `<text y="1" font-family="Besley" font-size="1">${escapeXml(text)}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
    return new Resvg(svg, fontOptions(fontFile)).getBBox()?.width;
  }
  return (text) => {
    const missing = [...text].find((character) => character.trim() && !widthOf(character));
    if (missing) {
      throw new OperatorError(
        `The display font has no "${missing}", which "${text}" contains: set nameInPictures in shared/content/site.ts, or use another font in tools/draw/display-font.ts.`,
      );
    }
    return widthOf(text) ?? 0;
  };
}
