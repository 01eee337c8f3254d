/**
 * A small airliner flies the hero's six routes in turn: data for lottie-web's light SVG player.
 * Shape layers only. Lengths are the hero's user units, times are frames, angles are degrees.
 */
import type { Cubic, Point, Route } from './great-circle.ts';
import { heroSize, round, routes, shift } from './great-circle.ts';

type Json = { readonly [key: string]: unknown };

/** When a flight leaves and arrives, in frames. */
type Flight = { route: Route; departs: number; arrives: number };

/** Frames of rest before each departure; the ring at the last gateway fades meanwhile. */
const rest = 22;
const pulseLength = 44;
const ink = [0.086, 0.141, 0.231, 1];
const paper = [0.973, 0.941, 0.875, 1];
const red = [0.784, 0.192, 0.227, 1];

/** The airliner from above, nose at +x: from the nose along one wing to the tail, and back. */
const along = [26, 21, 7, -6, -11, -4.5, -15, -20, -24, -21, -24, -20, -15, -4.5, -11, -6, 7, 21];
const across = [0, 3, 3.4, 22, 22, 3.4, 2.6, 9, 9, 0, -9, -9, -2.6, -3.4, -22, -22, -3.4, -3];

/** A value that stays. */
function still(value: unknown): Json {
  return { a: 0, k: value };
}

/** A value over time, alike on every axis; each stretch is a smoothstep, as a Bézier curve. */
function moving(times: readonly number[], values: readonly number[], axes = 1): Json {
  const ease = { o: { x: [0.333], y: [0] }, i: { x: [0.667], y: [1] } };
  return { a: 1, k: times.map((t, at) => ({ t, s: Array(axes).fill(values[at]), ...ease })) };
}

/** A piece's length by Gravesen's mean of chord and control polygon, exact enough when it is flat. */
function lengthOf({ from, fromArm, toArm, to }: Cubic): number {
  const [leaving, arriving] = [shift(from, fromArm), shift(to, toArm)];
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle = Math.hypot(arriving[0] - leaving[0], arriving[1] - leaving[1]);
  return (chord + Math.hypot(...fromArm) + middle + Math.hypot(...toArm)) / 2;
}

function routeLength({ curve }: Route): number {
  return curve.reduce((sum, piece) => sum + lengthOf(piece), 0);
}

/** The share of its time in which a flight covers a share of its way: smoothstep's inverse. */
function timeAt(way: number): number {
  return 0.5 - Math.sin(Math.asin(1 - 2 * Math.min(1, way)) / 3);
}

/** Clockwise from east, as Lottie turns a layer. */
function heading([x, y]: Point): number[] {
  return [round((Math.atan2(y, x) * 180) / Math.PI)];
}

/**
 * Position and rotation along a route. The whole flight follows one smoothstep; its part within a
 * piece is a cubic in time again, so the easings are exact and the speed has no step at a joint.
 * The heading is keyed because auto-orientation needs the full player: the light one ignores it.
 */
function course({ route, departs, arrives }: Flight): Json {
  const total = routeLength(route);
  let covered = 0;
  let last: Point = [0, 0];
  const [p, r]: [Json[], Json[]] = [[], []];
  for (const piece of route.curve) {
    const share = lengthOf(piece) / total;
    const [start, end] = [timeAt(covered), timeAt(covered + share)];
    const slope = (time: number) => (2 * time * (1 - time) * (end - start)) / share;
    const o = { x: 0.333, y: Number(slope(start).toFixed(3)) };
    const i = { x: 0.667, y: Number((1 - slope(end)).toFixed(3)) };
    const key = { t: round(departs + start * (arrives - departs)), o, i };
    const [to, ti] = [piece.fromArm.map(round), piece.toArm.map(round)];
    p.push({ ...key, s: piece.from.map(round), to, ti });
    r.push({ ...key, s: heading(piece.fromArm) });
    covered += share;
    last = [-piece.toArm[0], -piece.toArm[1]];
  }
  p.push({ t: arrives, s: route.end.map(round) });
  r.push({ t: arrives, s: heading(last) });
  return { p: { a: 1, k: p }, r: { a: 1, k: r } };
}

/** A layer of one group of shapes, shown between two frames. */
function layer(shapes: readonly Json[], [ip, op]: Point, transform: Json): Json {
  const spot = { r: still(0), p: still([0, 0]), a: still([0, 0]), s: still([100, 100]) };
  const place = { o: still(100), ...spot };
  const group = { ty: 'gr', it: [...shapes, { ty: 'tr', ...place }] };
  return { ty: 4, ks: { ...place, ...transform }, shapes: [group], ip, op, st: 0 };
}

function stroke(colour: readonly number[], width: number, opacity: number): Json {
  return { ty: 'st', c: still(colour), o: still(opacity), w: still(width), lc: 2, lj: 2 };
}

/** The airliner, which grows as it climbs and shrinks as it lands. */
function airliner(flight: Flight): Json {
  const { departs, arrives } = flight;
  const v = along.map((x, at) => [x, across[at]]);
  const flat = v.map(() => [0, 0]);
  const outline = { ty: 'sh', ks: still({ c: true, v, i: flat, o: flat }) };
  const body = [outline, { ty: 'fl', c: still(ink), o: still(100) }, stroke(paper, 2.6, 100)];
  const s = moving([departs, departs + 20, arrives - 20, arrives], [45, 110, 110, 45], 2);
  const o = moving([departs, departs + 8, arrives, arrives + 8], [0, 100, 100, 0]);
  return layer(body, [departs, arrives + 8], { ...course(flight), s, o });
}

/** Part of the line behind the plane, darkened; two of different length make an end that fades. */
function trail({ route, departs, arrives }: Flight, lag: number): Json {
  const v = [...route.curve.map(({ from }) => from.map(round)), route.end.map(round)];
  const o = [...route.curve.map(({ fromArm }) => fromArm.map(round)), [0, 0]];
  const i = [[0, 0], ...route.curve.map(({ toArm }) => toArm.map(round))];
  const line = { ty: 'sh', ks: still({ c: false, v, i, o }) };
  const s = moving([departs + lag, arrives + lag], [0, 100]);
  const trim = { ty: 'tm', s, e: moving([departs, arrives], [0, 100]), o: still(0), m: 1 };
  return layer([line, trim, stroke(ink, 4.4, 40)], [departs, arrives + lag], {});
}

/** A ring that opens around the gateway as the plane arrives. */
function pulse({ route, arrives }: Flight): Json {
  const [starts, ends] = [arrives - 6, arrives - 6 + pulseLength];
  const ring = { ty: 'el', p: still([0, 0]), s: moving([starts, ends], [10, 72], 2) };
  const o = moving([starts, starts + 10, ends], [0, 100, 0]);
  const p = still(route.end.map(round));
  return layer([ring, stroke(red, 3.4, 100)], [starts, ends], { p, o });
}

/** Lottie data of the hero's size: about 22 s, empty at both ends, so the loop shows no seam. */
export function flightAnimation(): object {
  let clock = 0;
  const layers = routes.flatMap((route) => {
    const departs = clock + rest;
    // A longer route takes longer, though not in proportion: no flight should seem to hurry.
    clock = departs + Math.round(46 + 0.075 * routeLength(route));
    const flight = { route, departs, arrives: clock };
    return [airliner(flight), trail(flight, 5), trail(flight, 10), pulse(flight)];
  });
  const numbered = layers.map((shown, index) => ({ ind: index + 1, ...shown }));
  const span = { fr: 30, ip: 0, op: clock + pulseLength, w: heroSize.width, h: heroSize.height };
  return { v: '5.13.0', ...span, assets: [], layers: numbered };
}
