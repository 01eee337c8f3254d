import { existsSync, readFileSync } from 'node:fs';
import { OperatorError } from '../../server/process/operator-error.ts';

export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, a tenth of a pixel at full size, to save bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A filled shape of SVG path data; `more` holds further attributes. */
export function fill(colour: string, data: string, more = ''): string {
  return `<path fill="${colour}" d="${data}"${more}/>`;
}

/** A stroke with round joins, for outlines with corners. */
export function stroke(colour: string, width: number, path: string, more = ''): string {
  const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;
  return `<path fill="none" ${pen} stroke-linejoin="round" d="${path}"${more}/>`;
}

/** Escapes a text for SVG. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Left edge, vertical centre and width in pixels. */
type Place = { readonly left: number; readonly middle: number; readonly width: number };

/** Markup that embeds a picture file in another SVG, and the height it has there. */
export function placePicture(file: string, place: Place) {
  if (!existsSync(file)) throw new OperatorError(`${file} is missing.`);
  return file.endsWith('.svg') ? placeDrawing(file, place) : placePhotograph(file, place);
}

/** A photograph, which `renderImage` inserts as PNG; cropped to the drawings' aspect ratio, as in the stamp. */
function placePhotograph(file: string, { left, middle, width }: Place) {
  const height = Math.round((width * 3) / 4);
  const box = `x="${left}" y="${middle - height / 2}" width="${width}" height="${height}"`;
  return { markup: `<image ${box} preserveAspectRatio="xMidYMid slice" href="${file}"/>`, height };
}

function placeDrawing(file: string, { left, middle, width }: Place) {
  const svg = readFileSync(file, 'utf8');
  const [, ownWidth, ownHeight] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!ownWidth || !ownHeight) {
    throw new OperatorError(`${file} must have a width and a height in pixels, in this order.`);
  }
  const height = Math.round((width * Number(ownHeight)) / Number(ownWidth));
  const markup = svg
    .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
    .replace('<svg', `<svg x="${left}" y="${middle - height / 2}"`);
  return { markup, height };
}
