/**
 * The hero's projection, its coastlines and its six great-circle routes, in the hero's user units.
 * The drawing and the animation read the same routes, so the plane cannot leave its line.
 */
import { createRequire } from 'node:module';
import type { GeoPermissibleObjects, GeoRawProjection } from 'd3-geo';
import { geoInterpolate, geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** x to the right and y downwards, in the hero's user units. */
export type Point = readonly [x: number, y: number];

/** One cubic Bézier piece; its arms are relative to the end they leave, as Lottie wants them. */
export type Cubic = { from: Point; fromArm: Point; toArm: Point; to: Point };

/** A flight from Hyderabad, as joined pieces with a shared tangent at each joint. */
export type Route = { code: string; end: Point; curve: readonly Cubic[] };

/** The hero's viewBox, in user units. */
export const heroSize = { width: 1200, height: 720 } as const;

/** Degrees east and north. */
type Place = [east: number, north: number];
const origin: Place = [78.43, 17.24];
/** In the order in which they are flown to, which keeps neighbours apart. */
const gateways: Readonly<Record<string, Place>> = {
  LHR: [-0.454, 51.47],
  SYD: [151.177, -33.946],
  YVR: [-123.184, 49.195],
  DUB: [-6.27, 53.421],
  AKL: [174.785, -37.008],
  SFO: [-122.375, 37.619],
};

/**
 * A mean of Aitoff's oval and the plane chart, as Winkel's tripel is, with more of the oval:
 * the outline reads as a globe, and the arctic arcs keep their bow where Equal Earth flattens them.
 */
const globular: GeoRawProjection = (lambda, phi) => {
  const arc = Math.acos(Math.cos(phi) * Math.cos(lambda / 2));
  const stretch = 0.58 * (arc === 0 ? 1 : arc / Math.sin(arc));
  const [x, y] = [2 * Math.cos(phi) * Math.sin(lambda / 2), Math.sin(phi)];
  return [x * stretch + 0.42 * 0.62 * lambda, y * stretch + 0.42 * phi];
};

/**
 * Turned to 126° E, so that all six routes stay whole and the seam runs down the Atlantic.
 * Clipped 80 units outside the frame, beyond the widest stroke, to save bytes.
 */
const projection = geoProjection(globular)
  .rotate([-126, 0])
  .scale(250)
  .translate([585, 442])
  .clipExtent([
    [-80, -80],
    [heroSize.width + 80, heroSize.height + 80],
  ])
  .precision(0.3);

/** The nearest tenth: more would only cost bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function shift([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** Where a place lies in the picture. */
function project(place: Place): Point {
  const point = projection(place);
  if (point === null) {
    throw new Error(`Place ${place.join(', ')} is outside the projection`);
  }
  return point;
}

/** Pieces that touch the great circle, in place and direction, at evenly spaced points. */
function greatCircle(place: Place, pieces: number): Cubic[] {
  const along = geoInterpolate(origin, place);
  const step = 1e-4;
  /** A third of the velocity over one piece: what turns a Hermite segment into a Bézier one. */
  function arm(t: number, sign: 1 | -1): Point {
    const [[ax, ay], [bx, by]] = [project(along(t - step)), project(along(t + step))];
    const third = sign / (6 * step * pieces);
    return [(bx - ax) * third, (by - ay) * third];
  }
  return Array.from({ length: pieces }, (_, piece) => {
    const [start, end] = [piece / pieces, (piece + 1) / pieces];
    const [from, to] = [project(along(start)), project(along(end))];
    return { from, fromArm: arm(start, 1), toArm: arm(end, -1), to };
  });
}

/** Hyderabad in the picture. */
export const hyderabad = project(origin);

/** The six routes; eight pieces keep each within a third of a unit of the true great circle. */
export const routes: readonly Route[] = Object.entries(gateways).map(([code, place]) => {
  return { code, end: project(place), curve: greatCircle(place, 8) };
});

/** Ramer–Douglas–Peucker: drops the points that stray less than the tolerance from their chord. */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) {
    return points;
  }
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const chord = Math.hypot(dx, dy);
  const strays = points.map(([x, y]) => {
    const [px, py] = [x - first[0], y - first[1]];
    return chord === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / chord;
  });
  const widest = Math.max(...strays);
  if (widest < tolerance) {
    return [first, last];
  }
  const split = strays.indexOf(widest);
  const head = simplify(points.slice(0, split + 1), tolerance);
  return [...head, ...simplify(points.slice(split), tolerance).slice(1)];
}

/** What d3 would draw of a shape, as rings or lines with their needless points left out. */
export function outlines(shape: GeoPermissibleObjects, tolerance: number): (readonly Point[])[] {
  const lines: Point[][] = [];
  const moveTo = (x: number, y: number) => lines.push([[x, y]]);
  const lineTo = (x: number, y: number) => lines.at(-1)?.push([x, y]);
  const unused = () => {};
  geoPath(projection, { beginPath: unused, closePath: unused, arc: unused, moveTo, lineTo })(shape);
  return lines.map((line) => simplify(line, tolerance));
}

/** Natural Earth's coastlines as closed rings: no Antarctica, no islet under 15 square units. */
export function coastlines(): (readonly Point[])[] {
  type Atlas = Topology<{ land: GeometryCollection }>;
  const atlas = createRequire(import.meta.url)('world-atlas/land-110m.json') as Atlas;
  const antarctic = project([60, -60])[1];
  return outlines(feature(atlas, atlas.objects.land), 0.9).filter((ring) => {
    const coordinates = [ring.map(([x, y]) => [x, y])];
    const isLarge = geoPath().area({ type: 'Polygon', coordinates }) > 15;
    return isLarge && ring.some(([x, y]) => x > 100 && y < antarctic);
  });
}
