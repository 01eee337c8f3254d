import { fill, INK, INK_LIT, outline, PAPER, type Point, RED } from '../kit.ts';
import { points } from '../points.ts';

/** Outlines with their colours, in widths of the hut: right of the middle, and up from the base. */
const PARTS: readonly (readonly [colour: string, outline: readonly Point[]])[] = [
  ['#efd6b2', points('-0.5 -0.35 -0.5 0.3 -0.34 0.56 -0.16 0.3 -0.16 -0.35')],
  [INK_LIT, points('-0.18 -0.35 -0.18 0.3 0.5 0.3 0.5 -0.35')],
  [INK, points('0.2 0.5 0.2 0.74 0.28 0.74 0.28 0.5')],
  [RED, points('-0.36 0.6 0.42 0.6 0.58 0.28 -0.14 0.28')],
  ['#8a2a35', points('-0.36 0.6 -0.56 0.28 -0.5 0.26 -0.34 0.52 -0.16 0.26 -0.14 0.28')],
  [PAPER, points('0.12 0.08 0.12 0.22 0.3 0.22 0.3 0.08')],
];

/** A mountain hut with a lit window, `width` units wide; the point is the middle of its base. */
export function hut([x, y]: Point, width: number): string {
  return PARTS.map(([colour, corners]) => {
    const placed = corners.map(([along, up]): Point => [x + along * width, y - up * width]);
    return fill(outline(placed), colour);
  }).join('');
}
