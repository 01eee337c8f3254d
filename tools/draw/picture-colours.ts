/**
 * Colours of client/styles/tokens.css for drawings, icons, share images and the browser's own controls: picture
 * renderers read no CSS. Drawings are the same in both colour schemes, so most colours have the light value only.
 */
export const colours = {
  paper: '#f7f0e4',
  darkPaper: '#121b29',
  stamp: '#fcf8f0',
  ink: '#17243a',
  red: '#b32228',
  blue: '#1e4b8d',
  paleBlue: '#8bbcef',
} as const;

/** Red, green, blue and opacity of a colour, each from 0 to 1. */
export function partsOf(colour: string): readonly number[] {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [...parts.map((part) => Number(part.toFixed(3))), 1];
}
