import { BLUE, fill, line, outline, PAPER, type Point, RED, stroke } from '../kit.ts';

/** Where an envelope is: its centre, its width, and its rotation and skew in degrees. */
export type Pose = { at: Point; width: number; turn: number; skew: number };

/** A point of an envelope: -1 to 1 from left to right and from top to bottom. */
type Corner = readonly [x: number, y: number];

/** Height of an envelope as a fraction of its width. */
const RATIO = 0.64;
/** Width of the striped border, relative to the axes of `Corner`. */
const BORDER = { x: 0.17 * RATIO, y: 0.17 };
/** Flaps: lit, shaded, and the shadow below the upper one. */
const FLAPS = ['#f1e4c9', '#e6d4b0', '#cdb78f'] as const;

/** Returns a function that maps points of the envelope into the picture. */
function mapping({ at, width, turn, skew }: Pose): (corner: Corner) => Point {
  const [along, down] = [(turn * Math.PI) / 180, ((turn + 90 + skew) * Math.PI) / 180];
  const [halfWidth, halfHeight] = [width / 2, (width * RATIO) / 2];
  return ([x, y]) => [
    at[0] + x * halfWidth * Math.cos(along) + y * halfHeight * Math.cos(down),
    at[1] + x * halfWidth * Math.sin(along) + y * halfHeight * Math.sin(down),
  ];
}

/** The slanted stripes of the upper and lower border (`across`) or of the left and right border. */
function stripes(across: boolean, count: number): Corner[][] {
  const length = across ? 2 : 2 - 2 * BORDER.y;
  const step = length / count;
  return Array.from({ length: count }, (_, index) => {
    const start = -length / 2 + step * (index + 0.12);
    const [end, lean] = [start + step * 0.55, step * 0.28];
    const corner = (along: number, side: number): Corner =>
      across ? [along, side] : [side, along];
    const depth = across ? BORDER.y : BORDER.x;
    return [-1, 1 - depth].map((side) => [
      corner(start + lean, side),
      corner(end + lean, side),
      corner(end, side + depth),
      corner(start, side + depth),
    ]);
  }).flat();
}

/** The back of an airmail envelope, with red and blue stripes by turns along its border. */
export function envelope(pose: Pose): string {
  const place = mapping(pose);
  const shape = (...corners: readonly Corner[]) => outline(corners.map(place));
  const all = [...stripes(true, 9), ...stripes(false, 5)];
  // Each step of a border gives two stripes, one on either side, of different colours.
  const colour = (blue: boolean) =>
    all.filter((_, index) => (index % 4 === 0 || index % 4 === 3) === blue);
  const [w, h] = [1 - BORDER.x, 1 - BORDER.y];
  return (
    fill(shape([-1, -1], [1, -1], [1, 1], [-1, 1]), PAPER) +
    fill(
      colour(false)
        .map((corners) => shape(...corners))
        .join(''),
      RED,
    ) +
    fill(
      colour(true)
        .map((corners) => shape(...corners))
        .join(''),
      BLUE,
    ) +
    fill(shape([-w, -h], [0, 0.1], [-w, h]), FLAPS[0]) +
    fill(shape([w, -h], [0, 0.1], [w, h]), FLAPS[1]) +
    fill(shape([-w, h], [-0.06, -0.06], [0.06, -0.06], [w, h]), PAPER) +
    fill(shape([-w, -h], [w, -h], [0.08, 0.28], [0, 0.32], [-0.08, 0.28]), FLAPS[2]) +
    fill(shape([-w, -h], [w, -h], [0.08, 0.2], [0, 0.24], [-0.08, 0.2]), PAPER)
  );
}

/** A distant letter: an envelope with one shaded flap and a red and a blue end. */
export function smallLetter(pose: Pose): string {
  const place = mapping(pose);
  const shape = (...corners: readonly Corner[]) => outline(corners.map(place));
  const fold: readonly Corner[] = [
    [-1, -1],
    [0, 0.25],
    [1, -1],
  ];
  return (
    fill(shape([-1, -1], [1, -1], [1, 1], [-1, 1]), PAPER) +
    fill(shape([1, -1], [0, 0.15], [1, 1]), FLAPS[1]) +
    stroke(line(fold.map(place)), FLAPS[2], pose.width / 16) +
    fill(shape([-1, -1], [-0.8, -1], [-0.8, 1], [-1, 1]), RED) +
    fill(shape([0.8, -1], [1, -1], [1, 1], [0.8, 1]), BLUE)
  );
}
