import { fill, outline, type Point, stroke } from '../kit.ts';

/** Colours of lit rock, shaded rock, and the turf on top. */
type Tones = readonly [lit: string, shade: string, turf: string];

// Fractions of the height: right of the base's centre, and up.
const LEFT: readonly Point[] = [
  [-0.34, 0],
  [-0.3, 0.16],
  [-0.24, 0.2],
  [-0.2, 0.55],
  [-0.16, 0.58],
  [-0.13, 0.94],
];
const CRACK: readonly Point[] = [
  [0.03, 0.98],
  [-0.02, 0.7],
  [0.04, 0.66],
  [0, 0.36],
  [0.06, 0.33],
  [0.02, 0],
];
const RIGHT: readonly Point[] = [
  [0.36, 0],
  [0.33, 0.18],
  [0.26, 0.22],
  [0.24, 0.56],
  [0.19, 0.6],
  [0.16, 0.95],
];
const CAP: readonly Point[] = [
  [-0.14, 0.94],
  [-0.08, 1.01],
  [0.02, 1],
  [0.1, 1.03],
  [0.17, 0.95],
  [0.13, 0.9],
  [0.05, 0.93],
  [-0.02, 0.88],
  [-0.09, 0.92],
];
const BEDS = [0.8, 0.68, 0.5, 0.4, 0.26, 0.12];

/** A sea stack whose base is at the waterline. */
export function stack([x, y]: Point, height: number, [lit, shade, turf]: Tones): string {
  const shape = (points: readonly Point[]) =>
    outline(points.map(([across, up]): Point => [x + across * height, y - up * height]));
  const beds = BEDS.map((up, index) => {
    const left = x + (index % 2 ? 0.06 : 0) * height - (0.22 - 0.12 * up) * height;
    const length = Math.round((0.22 - 0.1 * up) * height);
    return `M${Math.round(left)} ${Math.round(y - up * height)}h${length}`;
  });
  return (
    fill(shape([...LEFT, ...CRACK]), lit) +
    fill(shape([...CRACK, ...RIGHT]), shade) +
    stroke(beds.join(''), shade, 2) +
    fill(shape(CAP), turf)
  );
}
