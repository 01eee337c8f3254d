/** The Australian bush in INK: a gum tree's branch and a grass tree. Lengths are picture units. */
import { fill, INK, INK_LIT, outline, type Point, round, stroke, taper } from '../kit.ts';
import { rimLit } from '../land.ts';

/** One curved leaf; `turn` is its direction in radians (0 is right), `bow` the side it curves to. */
function gumLeaf([x, y]: Point, length: number, [turn, bow]: readonly [number, 1 | -1]): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, across: number) => {
    const [a, b] = [along * length, across * length * bow];
    return `${round(a * cos - b * sin)} ${round(a * sin + b * cos)}`;
  };
  const sides = `q${at(0.42, -0.34)} ${at(1, 0.08)}q${at(-0.55, -0.04)} ${at(-1, -0.08)}`;
  return `M${round(x)} ${round(y)}${sides}Z`;
}

/** A hanging twig: a curved stalk with alternate leaves and one at its end. */
function spray(from: Point, to: Point, leaves: number): string {
  const bend: Point = [to[0] + (from[0] - to[0]) * 0.35, from[1]];
  const blades = Array.from({ length: leaves }, (_, i) => {
    const share = 0.16 + (0.84 * i) / (leaves - 1);
    const mix = (axis: 0 | 1) =>
      from[axis] * (1 - share) ** 2 + 2 * bend[axis] * share * (1 - share) + to[axis] * share ** 2;
    const slope = (axis: 0 | 1) =>
      (bend[axis] - from[axis]) * (1 - share) + (to[axis] - bend[axis]) * share;
    const side = i % 2 ? 1 : -1;
    const spread = i === leaves - 1 ? 0.1 : 0.62;
    const turn = Math.atan2(slope(1), slope(0)) + side * spread;
    return gumLeaf([mix(0), mix(1)], 84 + 14 * Math.sin(i * 2.4), [turn, side]);
  });
  const lit = blades.filter((_, i) => i % 3 === 1).join('');
  const dark = blades.filter((_, i) => i % 3 !== 1).join('');
  const stalk = stroke(`M${from.join(' ')}Q${bend.map(round).join(' ')} ${to.join(' ')}`, INK, 5);
  return fill(lit, INK_LIT) + stalk + fill(dark, INK);
}

/** A eucalyptus at the right edge: its trunk leaves the picture, and a branch enters it again above. */
export function gumTree(): string {
  const trunk =
    'M1070 816C1130 780 1128 700 1136 640S1166 500 1230 440V504' +
    'C1190 560 1180 620 1178 680Q1178 780 1240 816Z';
  const limb =
    taper([1220, 118], [1100, 52], [30, 17]) +
    taper([1104, 54], [980, 30], [17, 9]) +
    taper([984, 31], [870, 40], [9, 4]);
  return (
    rimLit(trunk) +
    spray([880, 39], [800, 104], 6) +
    spray([985, 31], [898, 142], 7) +
    spray([1060, 44], [1010, 150], 6) +
    spray([1110, 56], [1108, 214], 7) +
    spray([1170, 90], [1196, 216], 5) +
    fill(limb, INK)
  );
}

/** A grass tree: stiff radial leaves on a short trunk, and one tall flower spike. */
export function grassTree([x, y]: Point, height: number): string {
  const middle: Point = [x, y - height * 0.34];
  const burst = Array.from({ length: 43 }, (_, i): Point => {
    const turn = Math.PI * (1.24 - (1.48 * i) / 42);
    const reach = height * (i % 2 ? 0.4 + 0.05 * Math.sin(i * 5) : 0.17);
    return [middle[0] + reach * Math.cos(turn), middle[1] - reach * Math.sin(turn)];
  });
  const trunk = taper([x, y + 12], middle, [height * 0.14, height * 0.11]);
  const stalk = taper(middle, [x + height * 0.02, y - height * 0.72], [5, 5]);
  const spike = taper(
    [x + height * 0.018, y - height * 0.64],
    [x + height * 0.03, y - height],
    [10, 7],
  );
  return fill(trunk + stalk + spike, INK) + rimLit(outline(burst));
}
