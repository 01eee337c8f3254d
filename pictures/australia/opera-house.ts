import { fill, line, outline, PAPER, stroke } from '../kit.ts';
import { curve, DEEP, FLOOR, GOLD, place, podium, SHADE } from './bennelong-point.ts';
import {
  type Arc,
  between,
  edges,
  type HalfShell,
  halfShell,
  type Shell,
  shadedPart,
  type Vec,
} from './shell.ts';

/** Lit tiles of the near hall, of the far halls, and the joints between them. */
const NEAR_TILES = PAPER;
export const FAR_TILES = '#f1e4c8';
const JOINTS = '#e9d8b3';

/** Direction of the sun: upper left, and slightly behind the building. */
const SUN: Vec = [-0.75, -0.15, 0.645];

/** Metres, x from the tip of the tallest shell. One shell faces the city, three face the harbour. */
const HALL: readonly Shell[] = [
  { axis: 0, tip: [-70, 49], back: [-43, 25], spring: [-54, 25, FLOOR] },
  { axis: 0, tip: [0, 67.4], back: [-45, 25], spring: [-25, 27, FLOOR] },
  { axis: 0, tip: [25, 55], back: [-18, 26], spring: [0, 24, FLOOR] },
  { axis: 0, tip: [48, 43.5], back: [8, 23], spring: [24, 22, FLOOR] },
];
const RESTAURANT: readonly Shell[] = [
  { axis: 0, tip: [-13, 26.5], back: [0, 18.5], spring: [-5, 9, FLOOR] },
  { axis: 0, tip: [11, 23], back: [0, 18.5], spring: [4, 8, FLOOR] },
];

/** A group of shells at its position. `share` scales the corners towards the floor; the shells between them still
 *  have the full sphere's curvature. */
function group(shells: readonly Shell[], [x, axis]: readonly [number, number], share = 1): Shell[] {
  const drawn = ([along, up]: readonly [number, number]) =>
    [x + along * share, FLOOR + (up - FLOOR) * share] as const;
  return shells.map(({ tip, back, spring }) => ({
    axis,
    tip: drawn(tip),
    back: drawn(back),
    spring: [x + spring[0] * share, spring[1] * share, FLOOR],
  }));
}

/** The visible inside of a shell: its far half, and a dark glass wall with mullions. */
function mouth(near: HalfShell, far: HalfShell, lit: boolean): string {
  // The glass wall follows a rib inside the shell; its mullions fan out like the ribs.
  const [left, right] = [near.rib(0.82), far.rib(0.82)];
  const gore = (across: number, from: number, to: number): Arc => {
    return (t) => between(left(from + (to - from) * t), right(from + (to - from) * t), across);
  };
  const pane = (from: number, to: number, high: number) => {
    const [up, down] = [gore(from, 0, high), gore(to, high, 0)];
    return `${curve([up, (t) => between(up(1), down(0), t), down])}Z`;
  };
  const mullions = [0.3, 0.5, 0.7, 0.86].map((across) => curve([gore(across, 0, 0.8)]));
  return (
    fill(`${curve(edges(far))}Z`, SHADE) +
    fill(pane(0, 1, 1), DEEP) +
    (lit ? fill(pane(0.3, 0.5, 0.26) + pane(0.7, 0.86, 0.26), GOLD) : '') +
    stroke(mullions.join(''), SHADE, 1.8)
  );
}

/** The outside of the half on the viewer's side. */
function tiles(near: HalfShell, tone: string): string {
  const ribs = [0.25, 0.5, 0.75].map((share) => {
    const rib = near.rib(share);
    return curve([(t) => rib(0.3 + 0.68 * t)]);
  });
  const shade = (limit: number, colour: string) => {
    const data = curve(shadedPart(near, SUN, limit));
    return data && fill(data, colour);
  };
  return (
    fill(`${curve(edges(near))}Z`, tone) +
    shade(0.55, GOLD) +
    shade(-0.1, SHADE) +
    stroke(ribs.join(''), JOINTS, 1.6)
  );
}

/** The bronze wall between two shells, under the rear edge of the second. */
function louvres(before: Shell, { axis, back, spring }: Shell): string {
  const [from, to]: [Vec, Vec] = [
    [before.spring[0], axis + before.spring[1], FLOOR],
    [spring[0], axis + spring[1], FLOOR],
  ];
  const top: Vec = [back[0], axis, back[1]];
  const fan = [0.25, 0.5, 0.75].map((share) => line([place(from), place(between(top, to, share))]));
  return (
    fill(outline([place(from), place(top), place(to)]), DEEP) + stroke(fan.join(''), SHADE, 1.6)
  );
}

function draw(shells: readonly Shell[], tone: string): string {
  return shells
    .map((shell, index) => {
      const before = shells[index - 1];
      const near = halfShell(shell, 1);
      const ridge = curve([near.ridge]);
      // The first shell faces away from the viewer: only its ridge is lit.
      if (!before) return tiles(near, tone) + stroke(ridge, tone, 2.4);
      const inside = mouth(near, halfShell(shell, -1), index === 3);
      return louvres(before, shell) + inside + tiles(near, tone);
    })
    .join('');
}

/** The Opera House in three-quarter view: restaurant, concert hall, opera hall, podium. */
export function operaHouse(): string {
  return (
    draw(group(RESTAURANT, [-92, -40]), FAR_TILES) +
    draw(group(HALL, [0, -30]), FAR_TILES) +
    draw(group(HALL, [0, 30], 0.8), NEAR_TILES) +
    podium()
  );
}
