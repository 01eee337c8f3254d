import { fill, line, outline, type Point, stroke } from '../kit.ts';

/** Steel and granite, pale with distance: lit and shaded. */
const STEEL = '#8fb0bf';
const STEEL_SHADE = '#7497ab';
const GRANITE = ['#d5d3c4', '#8da9b4'] as const;

// Metres. `s` runs along the bridge from the middle of the span to the north, `t` across it (away
// from the viewer is positive), `z` up from the water.
const HALF_SPAN = 251.5;
const DECK = 52;
const TRUSS_OFFSET = 15;
const PANELS = 14;
/** South of this position the Opera House hides the bridge, so fine parts are omitted. */
const IN_SIGHT = -80;

/** Projects a point of the bridge into the picture; its north end is further away. */
function place(s: number, t: number, z: number): Point {
  const scale = 1200 / (1130 + 0.34 * s + 0.94 * t);
  return [886 + scale * (0.94 * s - 0.34 * t), 610 - scale * (z - 4)];
}

/** Height of the lower chord: a parabola between the two hinges. */
function lowerChord(s: number): number {
  return 116 - 106 * (s / HALF_SPAN) ** 2;
}

/** Height of the upper chord: it flattens towards the pylons, where the truss is deepest. */
function upperChord(s: number): number {
  const along = Math.abs(s) / HALF_SPAN;
  return 134 - 92 * along ** 2 + 26 * along ** 5;
}

function truss(t: number, colour: string, webbed: boolean): string {
  const stations = Array.from({ length: PANELS + 1 }, (_, i) => HALF_SPAN * ((2 * i) / PANELS - 1));
  const lower = stations.map((s) => place(s, t, lowerChord(s)));
  const upper = stations.map((s) => place(s, t, upperChord(s)));
  // Diagonals fall towards the middle of the span from either side.
  const bars = stations.map((s, i) => {
    const inward = s < 0 ? i + 1 : i - 1;
    const [top, foot, next] = [upper[i], lower[i], lower[inward]];
    if (s < IN_SIGHT || !top || !foot || !next) return '';
    const hangs = lowerChord(s) > DECK + 6;
    return line([...(hangs ? [place(s, t, DECK)] : []), foot, top, next]);
  });
  const web = webbed ? stroke(bars.join(''), colour, 1.4) : '';
  return web + stroke(line(upper) + line(lower), colour, 4);
}

/** One granite pylon; its south face is lit. */
function pylon(s: number, t: number): string {
  const face = (from: Point, to: Point, high: number) =>
    outline([place(...from, 0), place(...from, high), place(...to, high), place(...to, 0)]);
  const [south, north, near, far] = [s - 10, s + 10, t - 7, t + 7];
  return (
    fill(face([south, far], [south, near], 87), GRANITE[0]) +
    fill(face([south, near], [north, near], 87), GRANITE[1])
  );
}

function deck(): string {
  const edge = (z: number) => [place(-420, -24, z), place(560, -24, z)] as const;
  const [from, to] = edge(DECK + 5);
  const [start, end] = edge(DECK - 3);
  return fill(outline([from, to, end, start]), STEEL_SHADE);
}

/** The Harbour Bridge in the background: two trusses, the deck, and the pylons of the north end. */
export function harbourBridge(): string {
  const end = HALF_SPAN + 16;
  return (
    pylon(end, 24) +
    truss(TRUSS_OFFSET, STEEL, false) +
    deck() +
    truss(-TRUSS_OFFSET, STEEL_SHADE, true) +
    pylon(end, -24)
  );
}
