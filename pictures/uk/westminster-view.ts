/** The camera of the UK picture, with lengths in metres, and the square solids of its buildings. */
import { fill, outline, type Point } from '../kit.ts';

/** Plum: lit, shaded, and for undersides and openings. */
export const PLUM = ['#b9749a', '#8a4a7c', '#4b2853'] as const;
/** Stone: lit and shaded. */
export const STONE = ['#f3cf9b', '#cf977f'] as const;

/** The horizon's y, in picture units. */
export const HORIZON = 604;

/** Projects a point into the picture. Metres from the tower's base: `u` to the right along its front, `v` away from
 *  the viewer along its left face, `z` up. The camera is 6 m high and 300 m away; the tower is rotated by 24°. */
export function place(u: number, v: number, z: number): Point {
  const scale = 1840 / (300 + 0.914 * v + 0.407 * u);
  return [786 + scale * (0.914 * u - 0.407 * v), HORIZON - scale * (z - 6)];
}

export type Pair = readonly [number, number];

export type Tier = {
  /** Half the width at the bottom and at the top. */
  half: Pair;
  z: Pair;
  /** The centre of the plan; that of the tower by default. */
  at?: Pair;
};

/** One tier of a square tower, upright or tapering: its left face is lit, its front is shaded. */
export function tier(
  { half, z, at = [0, 0] }: Tier,
  [light, dark]: readonly [string, string, ...string[]] = STONE,
): string {
  const corner = (side: -1 | 1, face: -1 | 1): Point[] =>
    ([0, 1] as const).map((end) =>
      place(at[0] + side * half[end], at[1] + face * half[end], z[end]),
    );
  const left = [...corner(-1, 1), ...corner(-1, -1).reverse()];
  const front = [...corner(-1, -1), ...corner(1, -1).reverse()];
  return fill(outline(left), light) + fill(outline(front), dark);
}

/** A tier that projects from a wall `wall` metres from the centre, with its visible underside. */
export function cornice(
  { half, z, wall, at = [0, 0] }: Tier & { wall: number },
  faces?: readonly [string, string],
): string {
  const near = (reach: number): Point[] =>
    [
      [-reach, reach],
      [-reach, -reach],
      [reach, -reach],
    ].map(([u = 0, v = 0]) => place(at[0] + u, at[1] + v, z[0] + 0.05));
  const underside = outline([...near(half[0]), ...near(wall).reverse()]);
  return fill(underside, PLUM[2]) + tier({ half, z, at }, faces);
}

export type Face = 'left' | 'front';

/** A point on one of the two visible faces of a tower of this half-width, `along` metres right of its centre. */
export function onFace(face: Face, half: number, [along, z]: Pair): Point {
  return face === 'front' ? place(along, -half, z) : place(-half, -along, z);
}

/** Path data of a shape that is the same on both faces. */
export function onBothFaces(half: number, shape: readonly Pair[]): string {
  return (['left', 'front'] as const)
    .map((face) => outline(shape.map((point) => onFace(face, half, point))))
    .join('');
}

/** Path data of pointed openings side by side on both faces. */
export function openings(
  half: number,
  z: Pair,
  look: { count: number; width: number; gap: number },
): string {
  return Array.from({ length: look.count }, (_, index) => {
    const middle = (index - (look.count - 1) / 2) * look.gap;
    const [left, right] = [middle - look.width / 2, middle + look.width / 2];
    const spring = z[1] - look.width * 0.7;
    return onBothFaces(half, [
      [left, z[0]],
      [left, spring],
      [middle, z[1]],
      [right, spring],
      [right, z[0]],
    ]);
  }).join('');
}
