import type { Point } from './kit.ts';

/** The parts of the line y = level + slope · x inside an outline: pairs of points from left to right. */
export function cut(shape: readonly Point[], level: number, slope: number): [Point, Point][] {
  const hits: number[] = [];
  shape.forEach((from, index) => {
    const to = shape[(index + 1) % shape.length] ?? from;
    const above = from[1] - slope * from[0] - level;
    const below = to[1] - slope * to[0] - level;
    if (above < 0 !== below < 0) hits.push(from[0] + ((to[0] - from[0]) * above) / (above - below));
  });
  hits.sort((a, b) => a - b);
  const at = (x = 0): Point => [x, level + slope * x];
  return Array.from({ length: hits.length >> 1 }, (_, i) => [at(hits[2 * i]), at(hits[2 * i + 1])]);
}
