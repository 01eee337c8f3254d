import { type Point, round } from '../kit.ts';

/** Path commands of a smooth line through the points, from the first one on (a Catmull–Rom spline as cubics). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const handle = (index: number, sign: 1 | -1): Point => {
    const [[x, y], [fromX, fromY], [toX, toY]] = [at(index), at(index - 1), at(index + 1)];
    return [x + (sign * (toX - fromX)) / 6, y + (sign * (toY - fromY)) / 6];
  };
  return points
    .slice(1)
    .map((to, index) => [handle(index, 1), handle(index + 1, -1), to].flat().map(round).join(' '))
    .map((numbers) => `C${numbers}`)
    .join('');
}

/** A point of a centre line and the half-width of the shape there. */
export type Station = readonly [x: number, y: number, half: number];

/** Path data of a smooth shape with these two sides, both listed from its start. */
function between(left: readonly Point[], right: readonly Point[]): string {
  const back = [...right].reverse();
  const [start = [0, 0], turn = [0, 0]] = [left[0], back[0]];
  return `M${start.map(round).join(' ')}${smooth(left)}L${turn.map(round).join(' ')}${smooth(back)}Z`;
}

/** Path data of a limb or twig: its width is measured at right angles to its centre line. */
export function band(stations: readonly Station[]): string {
  const side = (sign: 1 | -1) =>
    stations.map(([x, y, half], index): Point => {
      const [fromX, fromY] = stations[index - 1] ?? [x, y];
      const [toX, toY] = stations[index + 1] ?? [x, y];
      const scale = (sign * half) / Math.hypot(toX - fromX, toY - fromY);
      return [x + (toY - fromY) * scale, y - (toX - fromX) * scale];
    });
  return between(side(1), side(-1));
}

/** Path data of a road on the ground: its width is measured horizontally, which looks like perspective. */
export function road(stations: readonly Station[]): string {
  const side = (sign: 1 | -1) => stations.map(([x, y, half]): Point => [x + sign * half, y]);
  return between(side(1), side(-1));
}
