import { fill, line, outline, round, stroke } from '../kit.ts';
import {
  box,
  CABLE_OFFSET,
  CONCRETE,
  DECK,
  DEEP,
  LIT,
  PORTAL,
  place,
  SHADE,
  SIDE_SPAN,
  SPAN,
  TOWER,
} from './golden-gate-view.ts';

/** Heights of a leg's steps and its thickness along and across the bridge at each. */
const STEPS = [
  { z: [4, 116], along: 15, across: 10 },
  { z: [114, 156], along: 13, across: 8.6 },
  { z: [154, 192], along: 11, across: 7.4 },
  { z: [190, TOWER], along: 9, across: 6.2 },
] as const;
const STRUTS = [
  [108, 120],
  [150, 160],
  [187, 196],
  [216, 224],
] as const;

/** The concrete fender that the tower stands on. */
function pier(s: number): string {
  return box({ s: [s - 16, s + 16], t: [-26, 27], z: [0, 8] }, CONCRETE);
}

function leg(s: number, side: 1 | -1): string {
  return STEPS.map(({ z, along, across }) => {
    // The steps are cut from the outside, so the inner faces stay in one plane under the struts.
    const inner = (side * PORTAL) / 2;
    const outer = inner + side * across;
    const middle = (inner + outer) / 2;
    const flute = line([
      place(s - along / 2, middle, z[0] + 6),
      place(s - along / 2, middle, z[1] - 3),
    ]);
    const shaft = box({
      s: [s - along / 2, s + along / 2],
      t: side < 0 ? [outer, inner] : [inner, outer],
      z,
    });
    return shaft + (s < SPAN ? stroke(flute, DEEP, 2.4) : '');
  }).join('');
}

function struts(s: number): string {
  const inner = PORTAL / 2;
  const cross = ([low, high]: readonly [number, number]) =>
    line([place(s, -inner, low), place(s, inner, high)]) +
    line([place(s, -inner, high), place(s, inner, low)]);
  const width = (1210 / (504 + 0.918 * s)) * 2.4;
  const portals = STRUTS.map(([low, high]) => {
    const soffit = outline([
      place(s - 4, -inner, low),
      place(s - 4, inner, low),
      place(s + 4, inner, low),
      place(s + 4, -inner, low),
    ]);
    return fill(soffit, DEEP) + box({ s: [s - 4, s + 4], t: [-inner, inner], z: [low, high] });
  });
  const ties = [12, 36].map((z) =>
    box({ s: [s - 2, s + 2], t: [-inner, inner], z: [z - 2, z + 2] }),
  );
  return stroke(cross([12, 36]) + cross([36, 60]), DEEP, width) + ties.join('') + portals.join('');
}

/** Height of the main cable above the water: parabolas over saddles 3 m above the tower tops. */
function cableHeight(s: number): number {
  const saddle = TOWER + 3;
  if (s >= 0 && s <= SPAN) return 71 + (saddle - 71) * ((2 * s) / SPAN - 1) ** 2;
  const along = (s < 0 ? -s : s - SPAN) / SIDE_SPAN;
  return saddle - (saddle - 72) * along - 4 * 10 * along * (1 - along);
}

function cable(t: number, colour: string): string {
  const points = (from: number, to: number, thickness: number) =>
    Array.from({ length: 31 }, (_, i) => from + ((to - from) * i) / 30).map((s) =>
      place(s, t, cableHeight(s) + thickness),
    );
  const band = (from: number, to: number) =>
    outline([...points(from, to, 1.2), ...points(from, to, -1.2).reverse()]);
  return fill(band(-220, 0) + band(0, SPAN) + band(SPAN, SPAN + SIDE_SPAN), colour);
}

/** Hangers, 15 m apart. Omitted: those closer than `gap` units to the previous one, which would merge, and those
 *  that would cross the near tower's open portals and hide its steps. */
function hangers(from: number, t: number, look: { colour: string; gap: number }): string {
  let last = Number.POSITIVE_INFINITY;
  let near = '';
  let far = '';
  for (let s = from; s < SPAN - 90; s += 15) {
    const [x, top] = place(s, t, cableHeight(s));
    if (last - x < look.gap || (s > -75 && s < 30)) continue;
    last = x;
    const data = `M${round(x)} ${round(top)}V${round(place(s, t, DECK)[1])}`;
    if (s < 200) near += data;
    else far += data;
  }
  return stroke(near, look.colour, 1.8) + stroke(far, look.colour, 1.1);
}

function deck(from: number, to: number): string {
  const edge = 9;
  const side = (low: number, high: number) =>
    outline([
      place(from, -edge, low),
      place(from, -edge, high),
      place(to, -edge, high),
      place(to, -edge, low),
    ]);
  const under = outline([
    place(from, -edge, 60),
    place(from, edge, 60),
    place(to, edge, 60),
    place(to, -edge, 60),
  ]);
  const panels = Array.from({ length: 40 }, (_, i) => from + 15 * i).filter(
    (s) => s <= Math.min(to, 360),
  );
  const web = line(panels.map((s, i) => place(s, -edge, i % 2 ? 60.5 : 66)));
  return (
    fill(under, DEEP) +
    fill(side(59.4, 68), SHADE) +
    stroke(web, DEEP, 2) +
    fill(side(65.8, 68) + side(59.4, 60.8), LIT)
  );
}

/** The far half of the bridge, drawn before the near shore and the fog. */
export function farBridge(): string {
  const east = cable(CABLE_OFFSET, DEEP) + hangers(30, CABLE_OFFSET, { colour: DEEP, gap: 34 });
  return (
    east + pier(SPAN) + leg(SPAN, 1) + struts(SPAN) + deck(0, SPAN + SIDE_SPAN) + leg(SPAN, -1)
  );
}

/** The near tower, the side span that leaves the picture, and the cable on the viewer's side. */
export function nearBridge(): string {
  const west = hangers(-225, -CABLE_OFFSET, { colour: SHADE, gap: 17 }) + cable(-CABLE_OFFSET, LIT);
  return pier(0) + leg(0, 1) + struts(0) + deck(-225, 0) + leg(0, -1) + west;
}
