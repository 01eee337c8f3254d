import { type FlightRoute, flightRoutes, home, shift } from '../great-circle.ts';
import type { Point } from '../kit.ts';
import { heroSize } from '../world-map.ts';
import { letterHeight, textWidth } from './lettering.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

export const labelScale = 1.25;

/** Offsets from a gateway's dot to its label's upper left corner, where they were chosen by hand. */
const overrides: Readonly<Record<string, Point>> = { LHR: [-62, 9], DUB: [-62, -17], SYD: [8, 14] };

/** Labels keep this far from the edges of the picture, in units. */
const margin = 20;

function boxAround([x, y]: Point, radius: number): Box {
  return [x - radius, y - radius, x + radius, y + radius];
}

function labelBox(code: string, [left, top]: Point): Box {
  return [left, top, left + textWidth(code) * labelScale, top + letterHeight * labelScale];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function isInside([left, top, right, bottom]: Box): boolean {
  const { width, height } = heroSize;
  return left > margin && top > margin && right < width - margin && bottom < height - margin;
}

/** Places to the right and left of the dot, above and below it, in order of preference. */
function candidates({ code, end }: FlightRoute): Point[] {
  const [, , width, height] = labelBox(code, [0, 0]);
  const above = -18 - height;
  const offsets: Point[] = [
    [18, -8],
    [-18 - width, -8],
    [-width / 2, above],
    [-width / 2, 18],
  ];
  return offsets.map((offset) => shift(end, offset));
}

/**
 * The upper left corner of each gateway's label, by airport code: the override, or else the place inside the picture
 * that covers the fewest dots and labels, and then the fewest points of routes.
 */
export function placeLabels(): ReadonlyMap<string, Point> {
  const line = flightRoutes.flatMap(({ curve }) => curve.map(({ from }) => boxAround(from, 4)));
  const taken = [boxAround(home.point, 34), ...flightRoutes.map(({ end }) => boxAround(end, 10))];
  const places = new Map<string, Point>();

  function costOf(box: Box): number {
    const count = (others: readonly Box[]) => others.filter((other) => overlap(box, other)).length;
    return (isInside(box) ? 0 : 10_000) + 100 * count(taken) + count(line);
  }

  const isFixed = ({ code }: FlightRoute) => Number(code in overrides);
  for (const route of [...flightRoutes].sort((a, b) => isFixed(b) - isFixed(a))) {
    const { code, end } = route;
    const override = overrides[code];
    const choices = override ? [shift(end, override)] : candidates(route);
    const costs = choices.map((place) => ({ place, cost: costOf(labelBox(code, place)) }));
    const { place } = costs.reduce((best, next) => (next.cost < best.cost ? next : best));
    places.set(code, place);
    taken.push(labelBox(code, place));
  }
  return places;
}
