import { fill, outline, type Point } from './kit.ts';

/** International orange in the light, in the shade, and where the sun never comes. */
export const LIT = '#f07c4a';
export const SHADE = '#c2452b';
export const DEEP = '#7a2a2c';
export const CONCRETE = ['#d9cdb4', '#9d9a92'] as const;

/** Where the eye is level with the bridge picture's sea, in picture units. */
export const HORIZON = 612;

// Metres. The bridge runs along `s` from the near tower (0), `t` is across it (left is negative), `z` up from the water.
export const SPAN = 1280;
export const SIDE_SPAN = 343;
export const TOWER = 227;
export const DECK = 67;
/** From the middle of the road to a cable, and the clear width between the two legs. */
export const CABLE_OFFSET = 12.6;
export const PORTAL = 18.4;

/** Where a point of the bridge falls in the picture: an eye 25 m above the water, 504 m before the near tower,
 *  with the bridge running 23.4° to the left of its gaze. Verticals stay vertical. */
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

/** A box of the bridge: its left face in the light, its near face in the shade. */
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
