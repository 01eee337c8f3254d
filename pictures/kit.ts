/** Colours and functions that the programs of the pictures share. */
export const INK = '#16243b';
export const PAPER = '#f8f0df';
export const RED = '#c8313a';

export type Point = readonly [x: number, y: number];

/** What a person who changes names, routes or colours can put right: its message says how. */
export class DrawingError extends Error {}

/** Rounds to one decimal, a tenth of a pixel at full size, to save bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A filled shape of SVG path data; `more` holds further attributes. */
export function fill(colour: string, data: string, more = ''): string {
  return `<path fill="${colour}" d="${data}"${more}/>`;
}

/** A text as it stands in SVG. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
