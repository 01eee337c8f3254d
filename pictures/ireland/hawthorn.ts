import { fill, INK, type Point, round, taper } from '../kit.ts';
import { rimLit } from '../land.ts';

/** A clump of twigs bent to the right by the wind: scalloped above, with a pointed end.
 *  `lift` is how far it rises towards that end, as a fraction of its width. */
function clump([x, y]: Point, width: number, lift: number): string {
  const puffs = 5;
  const top = (index: number): Point => {
    const share = index / puffs;
    const dome = 0.24 * Math.sin(Math.PI * share ** 0.7) ** 0.9;
    return [x + width * share, y - width * (dome + lift * share)];
  };
  const arcs = Array.from({ length: puffs }, (_, index) => {
    const [left, right] = [top(index), top(index + 1)];
    const radius = round(Math.hypot(right[0] - left[0], right[1] - left[1]) * 0.62);
    return `A${radius} ${radius} 0 0 1 ${round(right[0])} ${round(right[1])}`;
  });
  const belly = `${round(x + width * 0.6)} ${round(y - width * lift * 0.3)}`;
  const under = `Q${belly} ${round(x)} ${round(y)}Z`;
  return `M${round(x)} ${round(y)}${arcs.join('')}${under}`;
}

/** A hawthorn bent by the sea wind. */
export function hawthorn([x, y]: Point, height: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * height, y - dy * height];
  const limb = (points: readonly Point[], start: number, end: number) =>
    points
      .slice(1)
      .map((to, index) => {
        const width = (step: number) =>
          (start + ((end - start) * step) / (points.length - 1)) * height;
        return taper(points[index] ?? to, to, [width(index), width(index + 1)]);
      })
      .join('');
  const wood =
    limb([at(-0.1, -0.1), at(-0.02, 0.12), at(0.1, 0.26), at(0.16, 0.42)], 0.12, 0.06) +
    limb([at(0.15, 0.4), at(0.34, 0.52), at(0.56, 0.7)], 0.06, 0.02) +
    limb([at(0.08, 0.24), at(0.3, 0.34), at(0.6, 0.48)], 0.05, 0.016) +
    limb([at(0.15, 0.4), at(0.16, 0.56), at(0.3, 0.74)], 0.05, 0.02);
  const twigs = [
    [at(0.62, 0.54), at(0.82, 0.56)],
    [at(0.7, 0.72), at(0.96, 0.8)],
    [at(0.74, 0.78), at(0.94, 0.9)],
    [at(0.68, 0.94), at(0.88, 1.06)],
  ].map(([from = [0, 0], to = [0, 0]]) => taper(from, to, [6, 1.5]));
  const crown = [
    clump(at(0.2, 0.36), 0.56 * height, 0.26),
    clump(at(0.0, 0.5), 0.5 * height, 0.3),
    clump(at(0.26, 0.52), 0.64 * height, 0.36),
    clump(at(0.06, 0.66), 0.76 * height, 0.4),
  ];
  return fill(wood + twigs.join(''), INK) + crown.map(rimLit).join('');
}
