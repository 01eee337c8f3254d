/**
 * Places the labels of the home page's map, one per destination: the style sheet fixes one corner of each as a fraction of
 * the map. In a wider map labels cover a smaller share, so places for the narrowest map with labels suit every width.
 */
import { OperatorError } from '../../server/process/operator-error.ts';
import { type DestinationRoute, destinationRoutes } from '../../shared/routes.ts';
import { flightRoutes, home, shift } from './great-circle.ts';
import { colours } from './picture-colours.ts';
import { type Point, round, stroke } from './svg.ts';
import { heroSize, project } from './world-map.ts';

export const file = 'client/styles/home/map-places.css';

/** The map's units per pixel if the map is 40rem wide, the least width with labels (`map-menu.css`). */
const unit = heroSize.width / 640;

/** Lower edge of all labels, within the first screen of a laptop. */
const lowest = 600;

/** Distances of a label's fixed corner from its gateway, downwards and across. */
const offsets = [-44, -30, -16, 16, 30, 44];
const offsetsAcross = [-72, ...offsets, 72];

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** A possible place: the fixed corner, the directions in which the label extends from it, and its cost. */
type Place = Readonly<Record<'gateway' | 'corner' | 'extends', Point>> & {
  readonly box: Box;
  readonly cost: number;
};

function around([x, y]: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** The airports, which labels must not cover. */
const marks = [around(home.point, 34), ...flightRoutes.map(({ end }) => around(end, 9))];

/** Points of the routes, which labels should not cover. */
const onRoutes = flightRoutes.flatMap(({ curve }) => curve.map(({ to }) => around(to, 8)));

/** The direction away from all other airports; near ones count most. */
function directionAway([x, y]: Point): Point {
  return [home.point, ...flightRoutes.map(({ end }) => end)]
    .map(([otherX, otherY]): Point => [x - otherX, y - otherY])
    .map(([dx, dy]): Point => [dx / (dx * dx + dy * dy || 1), dy / (dx * dx + dy * dy || 1)])
    .reduce(shift);
}

/** The cosine of the angle between two directions. */
function likeness(one: Point, other: Point): number {
  return (one[0] * other[0] + one[1] * other[1]) / Math.hypot(...one) / Math.hypot(...other);
}

/** Free places for a destination's label, best first: near its gateway, away from other airports, off the routes. */
function placesFor({ label, gateway: { position } }: DestinationRoute): readonly Place[] {
  const gateway = project(position);
  const away = directionAway(gateway);
  // Three lines, as wide as "usually by mid-January"; a long name with its code may be wider.
  const [width, height] = [Math.max(168, 46 + 11 * label.length) * unit, 66 * unit];
  const corners = offsetsAcross.flatMap((dx) => offsets.map((dy): Point => [dx, dy]));
  const directions = [1, -1].flatMap((across) => [1, -1].map((down): Point => [across, down]));
  return corners
    .flatMap((offset) =>
      directions.map(([across, down]): Place => {
        const corner = shift(gateway, offset);
        const left = across > 0 ? corner[0] : corner[0] - width;
        const top = down > 0 ? corner[1] : corner[1] - height;
        const box = { left, top, right: left + width, bottom: top + height };
        const middle = shift(offset, [(across * width) / 2, (down * height) / 2]);
        const covered = onRoutes.filter((it) => overlap(box, it)).length;
        const cost = Math.hypot(...offset) + 60 * (1 - likeness(middle, away)) + 45 * covered;
        return { gateway, corner, extends: [across, down], box, cost };
      }),
    )
    .filter(({ box }) => isFree(box))
    .sort((one, other) => one.cost - other.cost);
}

function isFree(box: Box): boolean {
  const { left, top, right, bottom } = box;
  const isInside = left >= 0 && top >= 0 && right <= heroSize.width && bottom <= lowest;
  return isInside && !marks.some((mark) => overlap(box, mark));
}

/** The best places for all labels without overlaps, in the order of the routes. */
function placeAll(): readonly Place[] {
  const choices = destinationRoutes.map(placesFor);
  let best: readonly Place[] = [];
  let least = Number.POSITIVE_INFINITY;
  function add(placed: readonly Place[], cost: number): void {
    if (placed.length === choices.length) [best, least] = [placed, cost];
    for (const place of choices[placed.length] ?? []) {
      if (cost + place.cost >= least) return;
      if (placed.some(({ box }) => overlap(box, place.box))) continue;
      add([...placed, place], cost + place.cost);
    }
  }
  add([], 0);
  if (best.length > 0) return best;
  throw new OperatorError('Two labels overlap on the hero map: choose gateways farther apart.');
}

const places = placeAll();

/** Lines from the gateways to the nearest points of their labels, only in a map with labels. */
export function leaderLines(): string {
  const lines = places.map(({ gateway, corner, extends: [across, down] }) => {
    // The smallest size of a label, in coordinates of the widest map.
    const far = shift(corner, [80 * across, 40 * down]);
    const nearest = gateway.map((at, axis) => {
      return [corner[axis] ?? 0, far[axis] ?? 0, at].sort((a, b) => a - b)[1];
    });
    return `M${gateway.map(round)}L${nearest.map((at = 0) => round(at))}`;
  });
  const style = '<style>@media (min-width:640px){.lines{display:inline}}</style>';
  return style + stroke(colours.ink, 2.4, lines.join(''), ' class="lines" display="none"');
}

/** The style sheet of the labels. It has no effect on a small map, whose labels are not positioned (`map-menu.css`). */
export function draw(): string {
  const rules = [
    ruleFor('.map-menu__home', shift(home.point, [4, 52]), [-1, 1]),
    ...places.map(({ corner, extends: directions }, index) =>
      ruleFor(`.map-menu [data-destination="${destinationRoutes[index]?.id}"]`, corner, directions),
    ),
  ];
  return ['/* Generated by `npm run draw`: labels on the map. */', ...rules].join('\n');
}

/** Places a label's corner on the map; the label extends from it in the directions. */
function ruleFor(selector: string, corner: Point, [across, down]: Point): string {
  const x = (100 * corner[0]) / heroSize.width;
  const y = (100 * corner[1]) / heroSize.height;
  const [left, right] = across > 0 ? [`${round(x)}%`, 'auto'] : ['auto', `${round(100 - x)}%`];
  const [top, bottom] = down > 0 ? [`${round(y)}%`, 'auto'] : ['auto', `${round(100 - y)}%`];
  return `${selector} {\n  inset: ${top} ${right} ${bottom} ${left};\n}`;
}
