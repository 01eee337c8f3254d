import { fill, INK_LIT, outline, PAPER, type Point } from '../kit.ts';

const WALL = '#d9c59c';
const ROOF = '#9c4f33';

/** Each house: its left edge, its width and the height of its eaves. */
const HOUSES: readonly (readonly [left: number, width: number, eaves: number])[] = [
  [-86, 44, 17],
  [-30, 36, 16],
  [40, 50, 19],
  [104, 38, 15],
];

/** Cottages around a church; the hill in front hides everything below `y`. */
export function village([x, y]: Point): string {
  const shape = (...corners: readonly Point[]) =>
    outline(corners.map(([dx, dy]): Point => [x + dx, y - dy]));
  const box = (left: number, width: number, height: number) =>
    shape([left, -20], [left, height], [left + width, height], [left + width, -20]);
  const gables = HOUSES.map(([left, width, eaves]) => {
    const right = left + width * 0.32;
    return shape(
      [left, -20],
      [left, eaves],
      [left + width * 0.16, eaves * 1.7],
      [right, eaves],
      [right, -20],
    );
  });
  const roofs = HOUSES.map(([left, width, eaves]) =>
    shape(
      [left + width * 0.12, eaves * 1.75],
      [left + width * 0.92, eaves * 1.75],
      [left + width * 1.06, eaves * 0.95],
      [left + width * 0.32, eaves * 0.95],
    ),
  );
  return (
    fill(box(6, 18, 50), WALL) +
    fill(box(6, 7, 50), PAPER) +
    fill(shape([3, 48], [15, 104], [27, 48]), INK_LIT) +
    fill(HOUSES.map((house) => box(...house)).join(''), WALL) +
    fill(gables.join(''), PAPER) +
    fill(roofs.join(''), ROOF)
  );
}
