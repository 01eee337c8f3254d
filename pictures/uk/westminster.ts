/** The Palace of Westminster behind the clock tower, in the coordinates of westminster-view.ts. */
import { fill, line, outline, stroke, taper } from '../kit.ts';
import { type Pair, place, tier } from './westminster-view.ts';

type Tones = readonly [lit: string, shade: string, deep: string];

// Each farther part is paler and bluer.
const NEAR: Tones = ['#dbb3a3', '#9b7a9e', '#755a86'];
const MIDDLE: Tones = ['#cfb6b4', '#a892b3', '#9480a4'];
const FAR: Tones = ['#c9b2bf', '#a698bd', '#9082ac'];

/** The corner between the palace's north front and its river front, and the lengths of both. */
const CORNER: Pair = [-64, 12];
const EAST_END = -1;
const SOUTH_END = 270;
const WALL = 20;

/** A slender square turret with a pointed cap. */
function turret(at: Pair, look: { half: number; top: number; tones: Tones }): string {
  const { half, top, tones } = look;
  return (
    tier({ at, half: [half, half], z: [-6, top] }, tones) +
    tier({ at, half: [half * 1.3, 0], z: [top - half * 0.5, top + half * 6] }, tones)
  );
}

/** The royal tower at the far end, 23 m square, with a turret at each corner and a flag. */
function victoriaTower(): string {
  const at: Pair = [-40, 320];
  const corner = (u: number, v: number) =>
    turret([at[0] + u * 11, at[1] + v * 11], { half: 2.6, top: 92, tones: FAR });
  const staff = taper(place(...at, 84), place(...at, 126), [4, 2]);
  const flag = outline([
    place(...at, 125),
    place(at[0] + 14, at[1], 125),
    place(at[0] + 14, at[1], 114),
    place(...at, 114),
  ]);
  const ribs = [-6, 0, 6].map((u) =>
    line([place(at[0] + u, at[1] - 11, 30), place(at[0] + u, at[1] - 11, 80)]),
  );
  return (
    fill(staff + flag, FAR[2]) +
    tier({ at, half: [11, 11], z: [-6, 88] }, FAR) +
    stroke(ribs.join(''), FAR[2], 3) +
    corner(-1, 1) +
    corner(1, -1) +
    corner(-1, -1)
  );
}

/** The slim spire over the central lobby. */
function centralSpire(): string {
  const at: Pair = [-6, 170];
  return (
    tier({ at, half: [6, 6], z: [0, 34] }, MIDDLE) +
    tier({ at, half: [5, 4.4], z: [34, 42] }, MIDDLE) +
    tier({ at, half: [5.2, 0], z: [41, 66] }, MIDDLE)
  );
}

/** The two fronts; the one along the river is lit and recedes to the left. */
function fronts(): string {
  const [u, v] = CORNER;
  const wall = (from: Pair, to: Pair, z: Pair) =>
    outline([place(...from, z[0]), place(...from, z[1]), place(...to, z[1]), place(...to, z[0])]);
  const roof = (inset: number) =>
    outline([
      place(u + inset, SOUTH_END, WALL),
      place(u + inset + 4, SOUTH_END, WALL + 7),
      place(u + inset + 4, v + 7, WALL + 7),
      place(EAST_END, v + 7, WALL + 7),
      place(EAST_END, v, WALL),
      place(u + inset, v, WALL),
    ]);
  const bay = (at: number) =>
    line([place(at, v, 2), place(at, v, 8)]) + line([place(at, v, 12), place(at, v, WALL - 3)]);
  const bays = Array.from({ length: 17 }, (_, i) => bay(u + 5 + i * 3.6)).join('');
  const riverBay = (at: number) => line([place(u, at, 2), place(u, at, WALL - 3)]);
  const riverBays = Array.from({ length: 9 }, (_, i) => riverBay(v + 8 + i * 9)).join('');
  return (
    fill(roof(2), NEAR[2]) +
    fill(wall(CORNER, [u, SOUTH_END], [-8, WALL]), NEAR[0]) +
    fill(wall(CORNER, [EAST_END, v], [-8, WALL]), NEAR[1]) +
    fill(
      wall(CORNER, [EAST_END, v], [WALL - 1.6, WALL]) + wall(CORNER, [EAST_END, v], [9.6, 10.6]),
      NEAR[0],
    ) +
    stroke(bays, NEAR[2], 3.4) +
    stroke(riverBays, NEAR[1], 1.8)
  );
}

/** The whole palace, from the far end to the near corner. */
export function palace(): string {
  const [u, v] = CORNER;
  const turretAt = (at: Pair, half: number, top: number) => turret(at, { half, top, tones: NEAR });
  const river = [250, 200, 150, 105, 60].map((far) => turretAt([u, v + far], 1.7, 26));
  const north = [0.28, 0.52, 0.76].map((share) =>
    turretAt([u + (EAST_END - u) * share, v], 1.4, 25),
  );
  return (
    victoriaTower() +
    centralSpire() +
    fronts() +
    river.join('') +
    north.join('') +
    turretAt([u + 7, v], 1.9, 26) +
    turretAt(CORNER, 1.9, 26)
  );
}
