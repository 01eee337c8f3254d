/** Colours and functions that the programs of the pictures share. */
export const INK = '#16243b';
export const PAPER = '#f8f0df';
export const RED = '#c8313a';
export const BLUE = '#1f4e8c';

export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, a tenth of a pixel at full size, to save bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A filled shape of SVG path data; `more` holds further attributes. */
export function fill(colour: string, data: string, more = ''): string {
  return `<path fill="${colour}" d="${data}"${more}/>`;
}
