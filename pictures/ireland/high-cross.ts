import { fill, outline, type Point, stroke } from '../kit.ts';

const LIT = '#eddcb8';
const SHADE = '#a39884';

/** A ringed high cross on its stepped base, lit from the left. `foot` is the middle of the base. */
export function highCross([x, y]: Point, height: number): string {
  const h = (share: number) => Math.round(share * height);
  const slab = (half: number, low: number, high: number) =>
    `M${x - h(half)} ${y - h(low)}V${y - h(high)}H${x + h(half)}V${y - h(low)}Z`;
  const cross =
    outline([
      [x - h(0.075), y - h(0.16)],
      [x - h(0.06), y - h(1)],
      [x + h(0.06), y - h(1)],
      [x + h(0.075), y - h(0.16)],
    ]) + slab(0.25, 0.68, 0.8);
  const base = outline([
    [x - h(0.19), y],
    [x - h(0.14), y - h(0.18)],
    [x + h(0.14), y - h(0.18)],
    [x + h(0.19), y],
  ]);
  const [ringY, radius] = [y - h(0.74), h(0.165)];
  const halfRing = `a${radius} ${radius} 0 0 1`;
  const ring = `M${x - radius} ${ringY}${halfRing} ${2 * radius} 0${halfRing} ${-2 * radius} 0Z`;
  const shade =
    `M${x + h(0.02)} ${y}V${y - h(1)}H${x + h(0.06)}V${y - h(0.8)}H${x + h(0.25)}` +
    `V${y - h(0.68)}H${x + h(0.07)}V${y - h(0.18)}H${x + h(0.14)}L${x + h(0.19)} ${y}Z`;
  return stroke(ring, SHADE, h(0.07)) + fill(cross + base, LIT) + fill(shade, SHADE);
}
