/** The map projection that the hero and the flight animation share, in the hero's user units. */
import { type GeoRawProjection, geoProjection } from 'd3-geo';
import type { Airport } from '../../shared/content/types.ts';
import type { Point } from './svg.ts';

/** The hero's viewBox, in user units. */
export const heroSize = { width: 1200, height: 664 } as const;

/** The longitude at the centre of the map, in degrees. */
export const centralMeridian = 126;

/**
 * A weighted mean of the Aitoff and the equirectangular projection, like Winkel tripel but with more of
 * Aitoff: the outline looks like a globe, and arctic routes stay curved, which Equal Earth would flatten. The
 * equirectangular part narrows towards the poles, so that the poles are points.
 */
const globular: GeoRawProjection = (lambda, phi) => {
  const arc = Math.acos(Math.cos(phi) * Math.cos(lambda / 2));
  const stretch = 0.58 * (arc === 0 ? 1 : arc / Math.sin(arc));
  const [x, y] = [2 * Math.cos(phi) * Math.sin(lambda / 2), Math.sin(phi)];
  const narrowing = Math.cos(phi) ** 0.32;
  return [x * stretch + 0.42 * 0.62 * lambda * narrowing, y * stretch + 0.42 * phi];
};

/**
 * With this central meridian the map is cut along the Atlantic, which no route crosses.
 * Clipped 80 units outside the frame, beyond the widest stroke, to save bytes.
 */
export const projection = geoProjection(globular)
  .rotate([-centralMeridian, 0])
  .scale(250)
  .translate([585, 410])
  .clipExtent([
    [-80, -80],
    [heroSize.width + 80, heroSize.height + 80],
  ])
  .precision(0.3);

/** The point on the map of a position in degrees. */
export function project([longitude, latitude]: Airport['position']): Point {
  const point = projection([longitude, latitude]);
  if (point === null) throw new Error(`${longitude}, ${latitude} is outside the map projection.`);
  return point;
}
