import { type FlightRoute, flightRoutes, home, shift } from '../great-circle.ts';
import type { Point } from '../kit.ts';
import { heroSize } from '../world-map.ts';
import { letterHeight, textWidth } from './lettering.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

export const labelScale = 1.25;

/** Offsets from a gateway's dot to its label's upper left corner, where they were chosen by hand. */
const overrides: Readonly<Record<string, Point>> = { LHR: [-62, 9], DUB: [-62, -17], SYD: [8, 14] };

/** What labels keep clear of: the airports, and points along the routes. */
const obstacles: readonly Box[] = [
  boxAround(home.point, 34),
  ...flightRoutes.map(({ end }) => boxAround(end, 10)),
  ...flightRoutes.flatMap(({ curve }) => curve.map(({ from }) => boxAround(from, 4))),
];

function boxAround([x, y]: Point, radius: number): Box {
  return [x - radius, y - radius, x + radius, y + radius];
}

function labelBox(code: string, [left, top]: Point): Box {
  return [left, top, left + textWidth(code) * labelScale, top + letterHeight * labelScale];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Whether a label is at least 20 units from the edges of the picture. */
function isInside([left, top, right, bottom]: Box): boolean {
  return Math.min(left, top, heroSize.width - right, heroSize.height - bottom) > 20;
}

/** Places to the right and left of the dot, above and below it, in order of preference. */
function candidates({ code, end }: FlightRoute): readonly [Point, ...Point[]] {
  const [, , width, height] = labelBox(code, [0, 0]);
  const place = (x: number, y: number) => shift(end, [x, y]);
  const middle = -width / 2;
  return [place(18, -8), place(-18 - width, -8), place(middle, -18 - height), place(middle, 18)];
}

/** The upper left corner of each gateway's label, by airport code: the first place that is free. */
export function placeLabels(): ReadonlyMap<string, Point> {
  const taken = [...obstacles];
  const places = new Map<string, Point>();
  for (const route of flightRoutes) {
    const { code, end } = route;
    const isFree = (place: Point) => {
      const box = labelBox(code, place);
      return isInside(box) && !taken.some((other) => overlap(box, other));
    };
    const override = overrides[code];
    const choices = candidates(route);
    const place = override ? shift(end, override) : (choices.find(isFree) ?? choices[0]);
    places.set(code, place);
    taken.push(labelBox(code, place));
  }
  return places;
}
