import { fill, outline, type Point } from '../kit.ts';

/** International orange: lit, shaded, and for undersides and openings. */
export const LIT = '#f07c4a';
export const SHADE = '#c2452b';
export const DEEP = '#7a2a2c';
export const CONCRETE = ['#d9cdb4', '#9d9a92'] as const;

/** The horizon's y, in picture units. */
export const HORIZON = 612;

// Metres: `s` along the bridge from the near tower, `t` across it (left is negative), `z` up from the water.
export const SPAN = 1280;
export const SIDE_SPAN = 343;
export const TOWER = 227;
export const DECK = 67;
/** Distance from the road's centre line to a cable, and the clear width between the two legs. */
export const CABLE_OFFSET = 12.6;
export const PORTAL = 18.4;

/** Projects a point of the bridge into the picture: the camera is 25 m above the water and 504 m in front of the
 *  near tower, and the bridge runs 23.4° to the left of its axis. Verticals stay vertical. */
export function place(s: number, t: number, z: number): Point {
  const depth = 504 + 0.918 * s + 0.397 * t;
  const scale = 1210 / depth;
  return [612 + scale * (92 - 0.397 * s + 0.918 * t), HORIZON - scale * (z - 25)];
}

type Box = {
  s: readonly [number, number];
  t: readonly [number, number];
  z: readonly [number, number];
};

/** A box of the bridge: its left face is lit, its near face is shaded. */
export function box(
  { s, t, z }: Box,
  [light, dark]: readonly [string, string] = [LIT, SHADE],
): string {
  const left = [
    place(s[0], t[0], z[0]),
    place(s[0], t[0], z[1]),
    place(s[1], t[0], z[1]),
    place(s[1], t[0], z[0]),
  ];
  const near = [
    place(s[0], t[0], z[0]),
    place(s[0], t[0], z[1]),
    place(s[0], t[1], z[1]),
    place(s[0], t[1], z[0]),
  ];
  return fill(outline(left), light) + fill(outline(near), dark);
}
