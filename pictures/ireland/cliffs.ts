/** Sea cliffs of horizontal strata, cut by clefts, with turf along the upper edge (brow) and surf at the base. */
import { fill, outline, PAPER, type Point, round, seededRandom, strip, stroke } from '../kit.ts';

export type Headland = {
  /** The cliff's upper edge, from its seaward tip on the left to its hidden end. */
  brow: readonly Point[];
  /** The sea's level at the foot of the tip and below the other end. */
  sea: readonly [tip: number, end: number];
  /** The x from which the next headland hides this one: no detail is drawn beyond it. */
  until: number;
  /** Thickness of the turf, and distance between the beds of the rock, in units. */
  turf: number;
  bed: number;
  /** Colours of the lit end, of the long face, and of its clefts. */
  rock: readonly [string, string, string];
  /** Colours of lit and shaded turf. */
  grass: readonly [string, string];
  seed: number;
};

/** The y of a polyline at x. */
export function levelAt(points: readonly Point[], x: number): number {
  const end = points.findIndex((point) => point[0] >= x);
  const [before, after] = [points[end - 1], points[end]];
  if (!after) return points[points.length - 1]?.[1] ?? 0;
  if (!before) return after[1];
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

/** A point of the face: at x, `down` a fraction of the cliff's height there. */
function onFace({ brow, sea }: Headland, x: number, down: number): Point {
  const [left, right] = [brow[0]?.[0] ?? 0, brow[brow.length - 1]?.[0] ?? 0];
  const water = sea[0] + ((sea[1] - sea[0]) * (x - left)) / (right - left);
  const top = levelAt(brow, x);
  return [Math.round(x), Math.round(top + (water - top) * down)];
}

/** The rock from a stepped, nearly vertical edge to its other end. `inset` moves that edge along the face. */
function mass(headland: Headland, inset: number): string {
  const { brow, sea } = headland;
  const tip = brow[0] ?? [0, 0];
  const height = sea[0] - tip[1];
  const from = tip[0] + inset * height;
  const step = (down: number, out: number) => onFace(headland, from - out * height, down);
  const steps = [step(1, 0.12), step(0.8, 0.09), step(0.77, 0.05), step(0.46, 0.04)];
  return outline([
    ...brow.filter(([x]) => x > from),
    [brow[brow.length - 1]?.[0] ?? 0, sea[1]],
    ...steps,
    step(0.43, 0.005),
    step(0, 0),
  ]);
}

/** Path data of the clefts: wide at the top, stepped at the beds, some only half as deep. */
function clefts(headland: Headland): string {
  const random = seededRandom(headland.seed);
  const { brow, sea, until } = headland;
  let data = '';
  let x = brow[0]?.[0] ?? 0;
  for (;;) {
    const height = sea[0] + (sea[1] - sea[0]) / 2 - levelAt(brow, x);
    x += Math.max(9, height * (0.14 + 0.24 * random()));
    const width = Math.max(5, height * (0.05 + 0.15 * random()));
    if (x + width > until) return data;
    const depth = random() < 0.4 ? 0.5 + 0.25 * random() : 1;
    const at = (across: number, down: number) => onFace(headland, x + across * width, down * depth);
    data += outline([
      at(0, 0),
      at(1, 0),
      at(0.8, 0.4),
      at(1, 0.43),
      at(0.7, 0.75),
      at(0.9, 0.78),
      at(0.65, 1),
      at(0.2, 1),
      at(0.35, 0.6),
      at(0.05, 0.56),
    ]);
    x += width;
  }
}

/** Path data of the beds of the rock, as broken horizontal strokes. */
function strata({ brow, sea, until, turf, bed, seed }: Headland): string {
  const random = seededRandom(seed + 1);
  const left = brow[0]?.[0] ?? 0;
  const highest = Math.min(...brow.filter(([x]) => x < until).map(([, y]) => y));
  let data = '';
  for (let y = Math.round(highest) + bed; y < sea[0] - 3; y += bed) {
    for (let x = left + bed * random(); x < until; ) {
      const length = Math.round(bed * (1.2 + 3.4 * random()));
      const under = Math.max(levelAt(brow, x), levelAt(brow, x + length)) + turf * 2;
      if (y > under && x + length < until) data += `M${Math.round(x)} ${y}h${length}`;
      x += length + bed * (0.8 + 2.4 * random());
    }
  }
  return data;
}

/** The turf along the upper edge, with an irregular lower outline. */
function turfEdge({ brow, turf, seed }: Headland, share: number): string {
  const random = seededRandom(seed + 2);
  const under = brow.map(([x, y]): Point => [x, y + turf * share * (0.5 + random())]);
  return outline([...brow, ...under.reverse()]);
}

export function headland(of: Headland): string {
  const [lit, face, cleft] = of.rock;
  return (
    fill(mass(of, 0), lit) +
    fill(mass(of, 0.1), face) +
    fill(clefts(of), cleft) +
    stroke(strata(of), cleft, Math.max(1.2, of.bed / 8)) +
    fill(turfEdge(of, 1.4), of.grass[1]) +
    fill(turfEdge(of, 0.8), of.grass[0])
  );
}

/** Surf along the base of a cliff: flat strips in two or three rows. */
export function surf(from: Point, to: Point, look: { seed: number; height: number }): string {
  const random = seededRandom(look.seed);
  const count = Math.round((to[0] - from[0]) / (look.height * 5)) + 2;
  const strips = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const height = Math.round(look.height * (0.5 + 0.7 * random()));
    const width = Math.round(height * (5 + 9 * random()));
    const x = from[0] + (to[0] - from[0]) * share - width / 2;
    const y = from[1] + (to[1] - from[1]) * share + look.height * (random() - 0.6);
    return strip(Math.round(x), round(y), { width, height });
  });
  return fill(strips.join(''), PAPER);
}
