/**
 * The great-circle routes from the home airport to the gateways of the route table. The hero and the
 * flight animation both use them, so the plane always follows its line.
 */
import { geoInterpolate } from 'd3-geo';
import { site } from '#content/site.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import type { Airport } from '../../shared/content/types.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import type { Point } from './svg.ts';
import { centralMeridian, heroSize, project } from './world-map.ts';

/** One cubic Bézier segment; its handles are relative to the end they belong to, as in Lottie. */
export type Cubic = { from: Point; fromHandle: Point; toHandle: Point; to: Point };

/** The route to one gateway, as segments with a shared tangent at each joint. */
export type FlightRoute = { code: string; city: string; end: Point; curve: readonly Cubic[] };

/** The home airport, where all routes begin. */
export const home = { ...site.airport, point: project(site.airport.position) };

export function shift([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** Cubic Bézier segments that approximate a great circle: at evenly spaced points they have its position and direction. */
function greatCircle(place: Airport['position'], segments: number): Cubic[] {
  const along = geoInterpolate([...site.airport.position], [...place]);
  const step = 1e-4;
  /** A Bézier handle: a third of the curve's derivative over one segment. */
  function handle(t: number, sign: 1 | -1): Point {
    const [[ax, ay], [bx, by]] = [project(along(t - step)), project(along(t + step))];
    const third = sign / (6 * step * segments);
    return [(bx - ax) * third, (by - ay) * third];
  }
  return Array.from({ length: segments }, (_, index) => {
    const [start, end] = [index / segments, (index + 1) / segments];
    const [from, to] = [project(along(start)), project(along(end))];
    return { from, fromHandle: handle(start, 1), toHandle: handle(end, -1), to };
  });
}

/** True if a segment stays on the map; one that crosses the map's edge jumps to the other side. */
function isOnMap({ from, to }: Cubic): boolean {
  const { width, height } = heroSize;
  const isShort = Math.abs(to[0] - from[0]) < width / 4;
  return isShort && to[0] > 0 && to[0] < width && to[1] > 0 && to[1] < height;
}

/** Eight segments deviate from the true great circle by less than a third of a unit. */
function flightRoute({ code, city, position }: Airport): FlightRoute {
  const curve = greatCircle(position, 8);
  if (!curve.every(isOnMap)) {
    throw new OperatorError(
      `The route to ${code} crosses the edge of the hero's map at ${centralMeridian - 180}° longitude. ` +
        'Choose another gateway, or another central meridian in tools/draw/world-map.ts.',
    );
  }
  return { code, city, end: project(position), curve };
}

/** The routes in the order of the route table; a gateway of two destinations appears once. */
export const flightRoutes: readonly FlightRoute[] = [
  ...new Map(destinationRoutes.map(({ gateway }) => [gateway.code, gateway])).values(),
].map(flightRoute);
