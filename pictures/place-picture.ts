import { readFileSync } from 'node:fs';

/** Pixels: the left edge, the level of the middle, and the width. */
type Place = { readonly left: number; readonly middle: number; readonly width: number };

/** A kept picture as a part of another SVG, and its height there. */
export function placePicture(file: string, { left, middle, width }: Place) {
  const svg = readFileSync(file, 'utf8');
  const [, ownWidth, ownHeight] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(ownHeight)) / Number(ownWidth));
  const markup = svg
    .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
    .replace('<svg', `<svg x="${left}" y="${middle - height / 2}"`);
  return { markup, height };
}
