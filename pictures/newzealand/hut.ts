import { fill, INK, INK_LIT, outline, PAPER, type Point, RED } from '../kit.ts';

/** A mountain hut with a lit window, `width` units wide; the point is the middle of its base. */
export function hut([x, y]: Point, width: number): string {
  const at = (along: number, up: number): Point => [x + along * width, y - up * width];
  const shape = (points: readonly (readonly [number, number])[]) =>
    outline(points.map(([along, up]) => at(along, up)));
  const gable = shape([
    [-0.5, -0.35],
    [-0.5, 0.3],
    [-0.34, 0.56],
    [-0.16, 0.3],
    [-0.16, -0.35],
  ]);
  const wall = shape([
    [-0.18, -0.35],
    [-0.18, 0.3],
    [0.5, 0.3],
    [0.5, -0.35],
  ]);
  const roof = shape([
    [-0.36, 0.6],
    [0.42, 0.6],
    [0.58, 0.28],
    [-0.14, 0.28],
  ]);
  const eave = shape([
    [-0.36, 0.6],
    [-0.56, 0.28],
    [-0.5, 0.26],
    [-0.34, 0.52],
    [-0.16, 0.26],
    [-0.14, 0.28],
  ]);
  const chimney = shape([
    [0.2, 0.5],
    [0.2, 0.74],
    [0.28, 0.74],
    [0.28, 0.5],
  ]);
  const window = shape([
    [0.12, 0.08],
    [0.12, 0.22],
    [0.3, 0.22],
    [0.3, 0.08],
  ]);
  return (
    fill(gable, '#efd6b2') +
    fill(wall, INK_LIT) +
    fill(chimney, INK) +
    fill(roof, RED) +
    fill(eave, '#8a2a35') +
    fill(window, PAPER)
  );
}
