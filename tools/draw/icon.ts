import { colours } from './picture-colours.ts';
import { fill, placePicture } from './svg.ts';

export const file = 'shared/pictures/icon/icon.svg';
const alt = 'A perforated stamp with a paper plane above red and blue airmail stripes';

/**
 * The favicon and brand mark in 64 × 64 units: a stamp with a paper plane above an airmail edge. Its parts are at least 8 units
 * wide, 2 px in the smallest tab.
 */
export function draw(): string {
  const { paper, ink, red, blue, paleBlue } = colours;
  const side = (edge: string, bite: string) => `${edge}${bite}${edge}`.repeat(4);
  const outline = [
    'M1 1',
    side('h3.75', 'a4 4 0 0 0 8 0'),
    side('v3.75', 'a4 4 0 0 0 0 8'),
    side('h-3.75', 'a4 4 0 0 0-8 0'),
    side('v-3.75', 'a4 4 0 0 0 0-8'),
    'Z',
  ].join('');
  const plane = 'M55 10L8 25l15 7v13l8-8 11 7Z';
  const fold = 'M23 32L48 15 31 37l-8 8Z';
  const stripe = (x: number) => `M${x} 48h10l-4 8h-10Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">`,
    `<title>${alt}</title>`,
    // The outline separates the paper from a light browser tab.
    fill(paper, outline, ` stroke="${ink}" stroke-width="1.5"`),
    fill(ink, plane) + fill(paleBlue, fold, ' fill-opacity=".5"'),
    fill(red, stripe(12) + stripe(44)) + fill(blue, stripe(28)),
    '</svg>',
  ].join('');
}

/** The icon as an image: its size in pixels, the drawing's share of the width, and whether it has a background. */
type IconImage = { readonly size: number; readonly scale: number; readonly filled: boolean };

export const images: Readonly<Record<string, IconImage>> = {
  'icon-192': { size: 192, scale: 1, filled: false },
  'icon-512': { size: 512, scale: 1, filled: false },
  // iOS renders transparency black and rounds the corners.
  'apple-touch-icon': { size: 180, scale: 0.76, filled: true },
  // A launcher may crop to a circle of 80 % of the width, which contains this square.
  'icon-maskable-512': { size: 512, scale: 0.56, filled: true },
};

/** The icon as a square image, on the colour of the brand label if filled. */
export function drawImage({ size, scale, filled }: IconImage): string {
  const width = Math.round(size * scale);
  const place = { left: (size - width) / 2, middle: size / 2, width };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    filled ? fill(colours.blue, `M0 0H${size}V${size}H0z`) : '',
    placePicture(file, place).markup,
    '</svg>',
  ].join('\n');
}
