import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './svg.ts';
import { project, projection } from './world-map.ts';

/** Ramer–Douglas–Peucker: drops points whose distance from their chord is below the tolerance. */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const chord = Math.hypot(dx, dy);
  const strays = points.map(([x, y]) => {
    const [px, py] = [x - first[0], y - first[1]];
    return chord === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / chord;
  });
  const widest = Math.max(...strays);
  if (widest < tolerance) return [first, last];
  const split = strays.indexOf(widest);
  const head = simplify(points.slice(0, split + 1), tolerance);
  return [...head, ...simplify(points.slice(split), tolerance).slice(1)];
}

/** The projected outlines of a shape, simplified to a tolerance in user units. */
export function outlines(shape: GeoPermissibleObjects, tolerance: number): (readonly Point[])[] {
  const lines: Point[][] = [];
  const moveTo = (x: number, y: number) => lines.push([[x, y]]);
  const lineTo = (x: number, y: number) => lines.at(-1)?.push([x, y]);
  const unused = () => {};
  geoPath(projection, { beginPath: unused, closePath: unused, arc: unused, moveTo, lineTo })(shape);
  return lines.map((line) => simplify(line, tolerance));
}

/** Natural Earth's coastlines as closed rings in whole units, without Antarctica and islands under 15 square units. */
export function coastlines(): (readonly Point[])[] {
  type Atlas = Topology<{ land: GeometryCollection }>;
  const atlas = createRequire(import.meta.url)('world-atlas/land-110m.json') as Atlas;
  const antarctic = project([60, -60])[1];
  const rings = outlines(feature(atlas, atlas.objects.land), 0.9).filter((ring) => {
    const coordinates = [ring.map(([x, y]) => [x, y])];
    const isLarge = geoPath().area({ type: 'Polygon', coordinates }) > 15;
    return isLarge && ring.some(([x, y]) => x > 100 && y < antarctic);
  });
  // Saves a third of the picture's bytes without a visible difference.
  return rings.map((ring) => ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]));
}
