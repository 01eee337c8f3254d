/** The headland of the Opera House: its projection into the picture, and the building's podium. */
import { fill, line, outline, PAPER, type Point, round, stroke } from '../kit.ts';
import type { Arc, Vec } from './shell.ts';

/** Ochre in low sunlight: lit, shaded, and for undersides and openings. */
export const GOLD = '#f2c46b';
export const SHADE = '#cf8f3a';
export const DEEP = '#7a4a22';

/** The horizon's y, in picture units. */
export const HORIZON = 612;
/** Height of the floor that the shells stand on, in metres above the water. */
export const FLOOR = 13;

/** Projects a point into the picture: the camera is 4 m above the water, 480 m away, 16° north of east.
 *  Metres: x towards the harbour from the tip of the tallest shell, y to the viewer, z up. */
export function place([x, y, z]: Vec): Point {
  const scale = 3130 / (480 - 0.27 * x - 0.963 * y);
  return [556 + scale * (0.963 * x - 0.27 * y), HORIZON - scale * (z - 4)];
}

/** Path data of consecutive arcs, one cubic each. */
export function curve(arcs: readonly Arc[]): string {
  const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  // A Bézier handle is a third of the derivative at its end.
  const handle = (end: Point, [x, y]: Point): Point => [
    end[0] + (x - end[0]) * 333,
    end[1] + (y - end[1]) * 333,
  ];
  const cubics = arcs.map((arc) => {
    const [start, end] = [place(arc(0)), place(arc(1))];
    const leave = handle(start, place(arc(0.001)));
    return `C${pair(leave)} ${pair(handle(end, place(arc(0.999))))} ${pair(end)}`;
  });
  const first = arcs[0];
  return first ? `M${pair(place(first(0)))}${cubics.join('')}` : '';
}

type Span = readonly [from: number, to: number];

/** A wall along the building's side, on the viewer's side at `y`. */
function sideWall(y: number, [from, to]: Span, [low, high]: Span): string {
  const corner = (x: number, z: number) => place([x, y, z]);
  return outline([corner(from, low), corner(from, high), corner(to, high), corner(to, low)]);
}

/** One storey up to its harbour end at `x`: its side is lit, its end is shaded. */
function storey([x, y]: Span, levels: Span, [light, dark]: readonly [string, string]): string {
  const [low, high] = levels;
  // The end overlaps the side, so that no gap is visible at the corner.
  const end = outline([
    place([x - 2, y, low]),
    place([x - 2, y, high]),
    place([x, y, high]),
    place([x, -y, high]),
    place([x, -y, low]),
    place([x, y, low]),
  ]);
  return fill(end, dark) + fill(sideWall(y, [-80, x], levels), light);
}

/** Three terraces with lit copings; windows and lamps along the broadwalk. */
export function podium(): string {
  const bays = Array.from({ length: 18 }, (_, i) => 49 - 6.4 * i);
  const panes = bays.map((x, i) => (i % 5 < 3 ? sideWall(54, [x - 5, x - 1.4], [4.6, 6.6]) : ''));
  const lamps = bays.map((x) => `${line([place([x, 54, 5.6])])}h0`);
  const joint = line([place([-80, 50, 10.2]), place([46, 50, 10.2])]);
  const coping = [GOLD, SHADE] as const;
  return (
    storey([46, 50], [7.6, FLOOR], [SHADE, DEEP]) +
    stroke(joint, DEEP, 1.6) +
    storey([46, 50], [FLOOR - 0.4, FLOOR + 0.6], coping) +
    storey([56, 54], [3.2, 8], [DEEP, DEEP]) +
    fill(panes.join(''), GOLD) +
    storey([56, 54], [7.4, 8.2], coping) +
    storey([66, 62], [0, 3.6], [DEEP, DEEP]) +
    storey([66, 62], [3, 3.8], coping) +
    `<g stroke-linecap="round">${stroke(lamps.join(''), PAPER, 5)}</g>`
  );
}
