import { type FlightRoute, flightRoutes, home, shift } from '../great-circle.ts';
import type { Point } from '../kit.ts';
import { heroSize } from '../world-map.ts';
import { letterHeight, textWidth } from './lettering.ts';

type Box = { left: number; top: number; right: number; bottom: number };

export const labelScale = 1.25;

/** Offsets from a gateway's dot to its label's upper left corner, where they were chosen by hand. */
const overrides: Readonly<Record<string, Point>> = { LHR: [-62, 9], DUB: [-62, -17], SYD: [8, 14] };

/** Space that a label needs at the edges of the picture, in units. */
const margin = 20;

function boxAround([x, y]: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function labelBox(code: string, [left, top]: Point): Box {
  const [width, height] = [textWidth(code) * labelScale, letterHeight * labelScale];
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInside({ left, top, right, bottom }: Box): boolean {
  const { width, height } = heroSize;
  return left > margin && top > margin && right < width - margin && bottom < height - margin;
}

/** Places around the dot, in order of preference. */
function candidates({ code, end }: FlightRoute): Point[] {
  const { right: width, bottom: height } = labelBox(code, [0, 0]);
  const [left, right] = [-18 - width, 18];
  const offsets: Point[] = [
    [right, -8],
    [left, -8],
    [-width / 2, -18 - height],
    [-width / 2, 18],
    [right - 8, 10],
    [left + 8, 10],
    [right - 8, -10 - height],
    [left + 8, -10 - height],
  ];
  return offsets.map((offset) => shift(end, offset));
}

/**
 * The upper left corner of each gateway's label, by airport code: the override, or else the place inside the picture
 * that covers the fewest dots and labels, and then the fewest points of routes.
 */
export function placeLabels(): ReadonlyMap<string, Point> {
  const routePoints = flightRoutes.flatMap(({ curve }) => curve.map(({ from }) => from));
  const thinBoxes = routePoints.map((point) => boxAround(point, 4));
  const boxes = [boxAround(home.point, 34), ...flightRoutes.map(({ end }) => boxAround(end, 10))];
  const places = new Map<string, Point>();

  function cost(box: Box): number {
    const count = (others: readonly Box[]) => others.filter((other) => overlap(box, other)).length;
    return (isInside(box) ? 0 : 10_000) + 100 * count(boxes) + count(thinBoxes);
  }

  function add(code: string, place: Point): void {
    places.set(code, place);
    boxes.push(labelBox(code, place));
  }

  for (const { code, end } of flightRoutes) {
    const override = overrides[code];
    if (override) add(code, shift(end, override));
  }
  for (const route of flightRoutes.filter(({ code }) => !places.has(code))) {
    const { code } = route;
    const costs = candidates(route).map((place) => ({ place, cost: cost(labelBox(code, place)) }));
    add(code, costs.reduce((best, next) => (next.cost < best.cost ? next : best)).place);
  }
  return places;
}
