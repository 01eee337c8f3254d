/** Westminster Bridge, from the clock tower to the left edge, in the coordinates of westminster-view.ts. */
import { fill, outline, PAPER, type Point, round, stroke, taper } from '../kit.ts';
import { type Pair, PLUM, place, STONE, tier } from './westminster-view.ts';

// Metres: the two sides of the bridge, the levels of the water, the road and the parapet.
const NEAR_SIDE = -44;
const FAR_SIDE = -18;
const WATER = -6.5;
const PARAPET = 3.4;
/** Position of the bridge's first pier; the next spans are to its left. */
const FIRST = -12;
const SPAN = 34;
const PIER = 3.2;
const SPANS = 5;

const WALL = '#8d7a9c';
/** The colour of the far water, seen through the arches. */
const DAYLIGHT = '#dccfc9';

/** The left and the right end of each arch, starting at the tower. */
function spanEnds(index: number): Pair {
  const right = FIRST - index * SPAN - PIER / 2;
  return [right - SPAN + PIER, right];
}

/** The curve of an arch on one side of the bridge, from left to right. */
function arch([left, right]: Pair, side: number): Point[] {
  return Array.from({ length: 17 }, (_, index) => {
    const share = index / 8 - 1;
    const height = 7.2 * Math.sqrt(1 - share * share);
    return place((left + right) / 2 + (share * (right - left)) / 2, side, WATER + height);
  });
}

/** The height of a curve at x by linear interpolation, or undefined outside it. */
function heightAt(curve: readonly Point[], x: number): number {
  const end = curve.findIndex((point) => point[0] >= x);
  const [before, after] = [curve[end - 1], curve[end]];
  if (!before || !after) return 0;
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

/** The visible opening of an arch: where its near and its far outline overlap. */
function daylight(ends: Pair): string {
  const [near, far] = [arch(ends, NEAR_SIDE), arch(ends, FAR_SIDE)];
  const left = near[0]?.[0] ?? 0;
  const right = far[16]?.[0] ?? 0;
  const floor: Point = place(ends[1], NEAR_SIDE, WATER);
  const top = Array.from({ length: 16 }, (_, index): Point => {
    const x = left + ((right - left) * index) / 15;
    return [x, Math.max(heightAt(near, x), heightAt(far, x))];
  });
  return outline([...top.slice(1, -1), [right, floor[1]], [left, near[0]?.[1] ?? 0]]);
}

/** A horizontal band of the visible side, between two heights. */
function band(right: number, [low, high]: Pair): string {
  const left = FIRST - SPANS * SPAN;
  return outline([
    place(left, NEAR_SIDE, low),
    place(left, NEAR_SIDE, high),
    place(right, NEAR_SIDE, high),
    place(right, NEAR_SIDE, low),
  ]);
}

/** A pier with its turret and three lamps over it. */
function pier(u: number): string {
  const at: Pair = [u, NEAR_SIDE - 0.6];
  const [x, top] = place(...at, PARAPET + 4.6);
  const lamp = (dx: number, dy: number) =>
    `<circle cx="${round(x + dx)}" cy="${round(top + dy)}" r="3.2" fill="${PAPER}"/>`;
  return (
    tier({ at, half: [2.3, 2.3], z: [WATER, -2] }, [STONE[0], PLUM[1]]) +
    tier({ at, half: [1.7, 1.7], z: [-2.3, PARAPET + 0.5] }, [STONE[0], PLUM[1]]) +
    fill(taper(place(...at, PARAPET), [x, top], [3.4, 2]), PLUM[2]) +
    stroke(`M${round(x - 7)} ${round(top + 8)}h14`, PLUM[2], 2) +
    lamp(-7, 5) +
    lamp(7, 5) +
    lamp(0, -2)
  );
}

/** The bridge and the river wall to its right, which it meets at the tower. */
export function westminsterBridge(): string {
  const spans = Array.from({ length: SPANS }, (_, index) => spanEnds(index));
  const piers = Array.from({ length: SPANS }, (_, index) => pier(FIRST - index * SPAN)).reverse();
  return (
    fill(band(62, [WATER, 1.4]), WALL) +
    fill(band(62, [1.4, 2.4]), STONE[1]) +
    fill(band(FIRST, [WATER, PARAPET]), PLUM[1]) +
    fill(spans.map((ends) => outline(arch(ends, NEAR_SIDE))).join(''), PLUM[2]) +
    fill(spans.map(daylight).join(''), DAYLIGHT) +
    fill(band(FIRST, [1.6, 2]), PLUM[2]) +
    fill(band(FIRST, [PARAPET - 0.7, PARAPET]), STONE[0]) +
    piers.join('')
  );
}
