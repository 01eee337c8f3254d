import { fill, INK, type Point, round, taper } from '../kit.ts';
import { rimLit } from '../land.ts';

/** One flat tier of a cypress: the middle of its level underside, with arcs along a low dome. */
function tier([x, y]: Point, width: number): string {
  const puffs = 5;
  const top = (i: number): Point => [
    x - width / 2 + (width * i) / puffs,
    y - width * 0.22 * Math.sin((Math.PI * i) / puffs) ** 0.8,
  ];
  const arcs = Array.from({ length: puffs }, (_, i) => {
    const [left, right] = [top(i), top(i + 1)];
    const radius = round(Math.hypot(right[0] - left[0], right[1] - left[1]) * 0.62);
    return `A${radius} ${radius} 0 0 1 ${round(right[0])} ${round(right[1])}`;
  });
  return `M${round(x - width / 2)} ${round(y)}${arcs.join('')}Q${round(x)} ${round(y - width * 0.05)} ${round(x - width / 2)} ${round(y)}Z`;
}

/** A Monterey cypress bent by the sea wind. */
export function cypress([x, y]: Point, height: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * height, y - dy * height];
  const fork = at(0.05, 0.36);
  const limb = (to: Point) => taper(fork, to, [0.045 * height, 0.02 * height]);
  const trunk = taper(at(-0.05, -0.06), fork, [0.09 * height, 0.05 * height]);
  const limbs = limb(at(-0.14, 0.6)) + limb(at(0.32, 0.54)) + limb(at(0.14, 0.86));
  const tiers = tier(at(0.32, 0.5), 0.5 * height) + tier(at(-0.1, 0.58), 0.6 * height);
  const crown = tier(at(0.2, 0.68), 0.72 * height) + tier(at(0.13, 0.82), 0.5 * height);
  return fill(trunk + limbs, INK) + rimLit(tiers) + rimLit(crown);
}
