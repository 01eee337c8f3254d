/**
 * The hero's animation: a small airliner flies one route after the other. Data for lottie-web's light SVG
 * player, so shape layers only. Lengths are the hero's user units, times are frames, angles are degrees.
 */

import { type Cubic, type FlightRoute, flightRoutes, shift } from './great-circle.ts';
import { colours, partsOf } from './picture-colours.ts';
import { type Point, round } from './svg.ts';
import { heroSize } from './world-map.ts';

export const file = 'shared/pictures/flight-animation.json';

type Json = { readonly [key: string]: unknown };

/** Departure and arrival in frames. */
type Flight = { route: FlightRoute; departs: number; arrives: number };

/** Frames between an arrival and the next departure; the ring at the last gateway fades out meanwhile. */
const pauseLength = 22;
const pulseLength = 44;
const ink = partsOf(colours.ink);
const paper = partsOf(colours.paper);
const red = partsOf(colours.red);

/** The airliner's outline from above, nose at +x: along one side to the tail, and back. */
const along = [26, 21, 7, -6, -11, -4.5, -15, -20, -24, -21, -24, -20, -15, -4.5, -11, -6, 7, 21];
const across = [0, 3, 3.4, 22, 22, 3.4, 2.6, 9, 9, 0, -9, -9, -2.6, -3.4, -22, -22, -3.4, -3];

function constant(value: unknown): Json {
  return { a: 0, k: value };
}

/** A property with keyframes, the same on every axis; the easing is a smoothstep. */
function keyframes(times: readonly number[], values: readonly number[], axes = 1): Json {
  const ease = { o: { x: [0.333], y: [0] }, i: { x: [0.667], y: [1] } };
  return { a: 1, k: times.map((t, at) => ({ t, s: Array(axes).fill(values[at]), ...ease })) };
}

/** A segment's length by Gravesen's approximation: the mean of its chord and its control polygon. */
function lengthOf({ from, fromHandle, toHandle, to }: Cubic): number {
  const [leaving, arriving] = [shift(from, fromHandle), shift(to, toHandle)];
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle = Math.hypot(arriving[0] - leaving[0], arriving[1] - leaving[1]);
  return (chord + Math.hypot(...fromHandle) + middle + Math.hypot(...toHandle)) / 2;
}

function routeLength({ curve }: FlightRoute): number {
  return curve.reduce((sum, segment) => sum + lengthOf(segment), 0);
}

/** The fraction of a flight's time at which it has covered a fraction of its length: smoothstep's inverse. */
function timeAt(distance: number): number {
  return 0.5 - Math.sin(Math.asin(1 - 2 * Math.min(1, distance)) / 3);
}

/** Rotation in degrees, clockwise from +x as in Lottie. */
function heading([x, y]: Point): number[] {
  return [round((Math.atan2(y, x) * 180) / Math.PI)];
}

/**
 * Keyframes of position and rotation along a route. The whole flight follows one smoothstep; its part within a
 * segment is again a cubic of time, so each easing is exact and the speed is continuous at the joints.
 * The rotation has keyframes because the light player ignores auto-orientation.
 */
function flightPath({ route, departs, arrives }: Flight): Json {
  const total = routeLength(route);
  let covered = 0;
  let last: Point = [0, 0];
  const [p, r]: [Json[], Json[]] = [[], []];
  for (const segment of route.curve) {
    const share = lengthOf(segment) / total;
    const [start, end] = [timeAt(covered), timeAt(covered + share)];
    const slope = (time: number) => (2 * time * (1 - time) * (end - start)) / share;
    const o = { x: 0.333, y: Number(slope(start).toFixed(3)) };
    const i = { x: 0.667, y: Number((1 - slope(end)).toFixed(3)) };
    const key = { t: round(departs + start * (arrives - departs)), o, i };
    const [to, ti] = [segment.fromHandle.map(round), segment.toHandle.map(round)];
    p.push({ ...key, s: segment.from.map(round), to, ti });
    r.push({ ...key, s: heading(segment.fromHandle) });
    covered += share;
    last = [-segment.toHandle[0], -segment.toHandle[1]];
  }
  p.push({ t: arrives, s: route.end.map(round) });
  r.push({ t: arrives, s: heading(last) });
  return { p: { a: 1, k: p }, r: { a: 1, k: r } };
}

/** A Lottie layer with one group of shapes, visible from one frame to another. */
function layer(shapes: readonly Json[], [ip, op]: Point, transform: Json): Json {
  const spot = {
    r: constant(0),
    p: constant([0, 0]),
    a: constant([0, 0]),
    s: constant([100, 100]),
  };
  const place = { o: constant(100), ...spot };
  const group = { ty: 'gr', it: [...shapes, { ty: 'tr', ...place }] };
  return { ty: 4, ks: { ...place, ...transform }, shapes: [group], ip, op, st: 0 };
}

function stroke(colour: readonly number[], width: number, opacity: number): Json {
  return { ty: 'st', c: constant(colour), o: constant(opacity), w: constant(width), lc: 2, lj: 2 };
}

/** The airliner's layer: it grows after take-off and shrinks before landing. */
function airliner(flight: Flight): Json {
  const { departs, arrives } = flight;
  const v = along.map((x, at) => [x, across[at]]);
  const flat = v.map(() => [0, 0]);
  const outline = { ty: 'sh', ks: constant({ c: true, v, i: flat, o: flat }) };
  const body = [outline, { ty: 'fl', c: constant(ink), o: constant(100) }, stroke(paper, 2.6, 100)];
  const s = keyframes([departs, departs + 20, arrives - 20, arrives], [45, 110, 110, 45], 2);
  const o = keyframes([departs, departs + 8, arrives, arrives + 8], [0, 100, 100, 0]);
  return layer(body, [departs, arrives + 8], { ...flightPath(flight), s, o });
}

/**
 * The plane's trail, a darker section of its route. Two trails of different lengths overlap, as if one faded out.
 */
function trail({ route, departs, arrives }: Flight, lag: number): Json {
  const v = [...route.curve.map(({ from }) => from.map(round)), route.end.map(round)];
  const o = [...route.curve.map(({ fromHandle }) => fromHandle.map(round)), [0, 0]];
  const i = [[0, 0], ...route.curve.map(({ toHandle }) => toHandle.map(round))];
  const line = { ty: 'sh', ks: constant({ c: false, v, i, o }) };
  const s = keyframes([departs + lag, arrives + lag], [0, 100]);
  const trim = { ty: 'tm', s, e: keyframes([departs, arrives], [0, 100]), o: constant(0), m: 1 };
  return layer([line, trim, stroke(ink, 4.4, 40)], [departs, arrives + lag], {});
}

/** A ring that grows around the gateway when the plane arrives. */
function pulse({ route, arrives }: Flight): Json {
  const [starts, ends] = [arrives - 6, arrives - 6 + pulseLength];
  const ring = { ty: 'el', p: constant([0, 0]), s: keyframes([starts, ends], [10, 72], 2) };
  const o = keyframes([starts, starts + 10, ends], [0, 100, 0]);
  const p = constant(route.end.map(round));
  return layer([ring, stroke(red, 3.4, 100)], [starts, ends], { p, o });
}

/** The Lottie JSON. Its first and last frames are empty, so that it loops without a visible jump. */
export function draw(): string {
  let clock = 0;
  const layers = flightRoutes.flatMap((route) => {
    const departs = clock + pauseLength;
    // Grows more slowly than the length, so that long routes don't take too long.
    clock = departs + Math.round(46 + 0.075 * routeLength(route));
    const flight = { route, departs, arrives: clock };
    return [airliner(flight), trail(flight, 5), trail(flight, 10), pulse(flight)];
  });
  const numbered = layers.map((shown, index) => ({ ind: index + 1, ...shown }));
  const span = { fr: 30, ip: 0, op: clock + pulseLength, w: heroSize.width, h: heroSize.height };
  return JSON.stringify({ v: '5.13.0', ...span, assets: [], layers: numbered });
}
