import { fill, line, outline, type Point, seededRandom, stroke } from '../kit.ts';

/** Limestone colours of the drum from the lit left to the dark right, and of the openings. */
const STONE = ['#eddcb8', '#c9b692', '#978d7d'] as const;
const DEEP = '#4a5359';
/** Boundaries of the three tones, as fractions of the drum's half-width from its centre line. */
const BANDS = [-1, -0.28, 0.42, 1] as const;

// Metres: the drum tapers from 5 m to 4 m under a cone; the whole is 30 m high.
const DRUM = 25;
const TOP = 30;
const HALF_BASE = 2.5;
const HALF_TOP = 1.95;

/** A round tower of 30 m on its turf, where `horizon` is the level of the viewer's eye. */
export type Site = { foot: Point; unit: number; horizon: number };

/** A point on the drum: `across` from -1 (left edge) to 1, `z` metres up, `half` metres of
 *  half-width there. Horizontal courses curve downwards below eye level and upwards above it. */
function onDrum({ foot, unit, horizon }: Site, [across, z]: Point, half: number): Point {
  const y = foot[1] - z * unit;
  const bow = Math.sqrt(1 - Math.min(1, across * across)) * (y - horizon) * half * 0.02;
  return [foot[0] + across * half * unit, y + bow];
}

function halfAt(z: number): number {
  return HALF_BASE + (HALF_TOP - HALF_BASE) * (z / DRUM);
}

/** A horizontal edge of the drum from one side to the other. */
function course(site: Site, [from, to]: Point, z: number, half = halfAt(z)): Point[] {
  const [start, end] = [Math.asin(from), Math.asin(to)];
  return Array.from({ length: 9 }, (_, index) =>
    onDrum(site, [Math.sin(start + ((end - start) * index) / 8), z], half),
  );
}

/** The limits of a tone; it overlaps the one to its right, so that no gap is visible. */
function spanOf(tone: number): Point {
  return [BANDS[tone] ?? -1, Math.min(1, (BANDS[tone + 1] ?? 1) + 0.1)];
}

/** The tones of the masonry between two heights. */
function ring(site: Site, [low, high]: Point, halves: Point = [halfAt(low), halfAt(high)]): string {
  return STONE.map((colour, index) => {
    const span = spanOf(index);
    const bottom = course(site, span, low, halves[0]);
    const top = course(site, span, high, halves[1]).reverse();
    return fill(outline([...bottom, ...top]), colour);
  }).join('');
}

/** Short strokes along the courses, which suggest the stones. */
function masonry(site: Site): string {
  const random = seededRandom(21);
  const marks: [string, string, string] = ['', '', ''];
  for (let z = 1.3; z < DRUM - 1; z += 1.12) {
    for (const tone of [0, 1, 2] as const) {
      if (random() < 0.18) continue;
      const [from, to] = [BANDS[tone], BANDS[tone + 1] ?? 1];
      const start = from + 0.06 + (to - from - 0.32) * random();
      const length = 0.18 + 0.2 * random();
      marks[tone] += line([
        onDrum(site, [start, z], halfAt(z)),
        onDrum(site, [Math.min(start + length, to - 0.04), z], halfAt(z)),
      ]);
    }
  }
  const [lit, middle, dark] = marks;
  return stroke(lit, STONE[1], 2.4) + stroke(middle, STONE[2], 2.4) + stroke(dark, '#716c69', 2.4);
}

/** An opening with inclined jambs and, if it has a spring line, a round head; its right reveal is
 *  lit. */
function opening(
  site: Site,
  at: Point,
  size: { width: number; height: number; head: boolean },
): string {
  const { width, height, head } = size;
  const half = halfAt(at[1]);
  const shape = (inset: number): Point[] => {
    const side = (x: number, z: number) => onDrum(site, [at[0] + x / half, at[1] + z], half);
    const crown = Array.from({ length: 7 }, (_, index) => {
      const turn = (Math.PI * index) / 6;
      const reach = width / 2 - 0.06;
      return side(
        Math.max(-width / 2, -Math.cos(turn) * reach - inset),
        height + Math.sin(turn) * reach,
      );
    });
    const flat = [side(-width / 2 + 0.06, height), side(width / 2 - 0.06 - inset, height)];
    return [side(width / 2 - inset, 0), side(-width / 2, 0), ...(head ? crown : flat)];
  };
  return fill(outline(shape(0)), STONE[0]) + fill(outline(shape(width * 0.2)), DEEP);
}

/** The conical cap with the shadow of its eaves. */
function cap(site: Site): string {
  const eaves = HALF_TOP + 0.2;
  const apex = onDrum(site, [0, TOP], 0);
  const shadow = outline([
    ...course(site, [-1, 1], DRUM + 0.5),
    ...course(site, [-1, 1], DRUM - 0.32).reverse(),
  ]);
  const cone = STONE.map((colour, index) =>
    fill(outline([...course(site, spanOf(index), DRUM, eaves), apex]), colour),
  );
  return fill(shadow, '#716c69') + cone.join('');
}

/** An Irish round tower with its door well above the ground. */
export function roundTower(site: Site): string {
  return (
    ring(site, [-0.6, 0.7], [2.75, 2.75]) +
    ring(site, [0.6, DRUM]) +
    masonry(site) +
    opening(site, [-0.12, 3.4], { width: 1.05, height: 1.7, head: true }) +
    opening(site, [0.3, 10], { width: 0.55, height: 1.3, head: false }) +
    opening(site, [-0.42, 15.4], { width: 0.55, height: 1.3, head: false }) +
    opening(site, [-0.5, 22], { width: 0.7, height: 1.3, head: true }) +
    opening(site, [0.4, 22], { width: 0.7, height: 1.3, head: true }) +
    cap(site)
  );
}
