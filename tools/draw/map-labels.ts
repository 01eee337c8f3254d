/** The airports' codes on the map, in its user units. */

import { type FlightRoute, shift } from './great-circle.ts';
import { letterPaths } from './lettering.ts';
import { colours } from './picture-colours.ts';
import { type Point, round, stroke } from './svg.ts';

const { ink } = colours;

/** Enlarges the codes if the picture is small, as on a phone: 8 px high instead of 5. */
export const largerWherePictureIsSmall =
  '<style>@media (max-width:600px){.code{scale:1.6}}</style>';

type Label = {
  readonly code: string;
  /** Its upper left corner. */
  readonly place: Point;
  readonly scale: number;
  /** Transform origin when enlarged, in units of the letters, which are 14 high. */
  readonly fixed: Point;
};

/** An airport code as strokes. */
export function label({ code, place, scale, fixed }: Label): string {
  const strokes = letterPaths(code).map(({ left, path }) => {
    const start = shift(place, [left * scale, 0]).map(round);
    return stroke(ink, 2.3, path, ` transform="translate(${start}) scale(${scale})"`);
  });
  const origin = shift(place, [fixed[0] * scale, fixed[1] * scale]).map((at) => `${round(at)}px`);
  return `<g class="code" style="transform-origin:${origin.join(' ')}">${strokes.join('')}</g>`;
}

/**
 * Labels of gateways with a route or another gateway on their right: the offset from the dot to the label's upper left corner,
 * and the transform origin when enlarged.
 */
const labelPlaces: Readonly<Record<string, { readonly offset: Point; readonly fixed: Point }>> = {
  LHR: { offset: [-62, 9], fixed: [38, 0] },
  DUB: { offset: [-22, -32], fixed: [0, 14] },
  SYD: { offset: [-52, 12], fixed: [38, 0] },
};

/** A gateway's label, which is at most 60 units wide and 18 high. */
export function gatewayLabel({ code, end }: FlightRoute): string {
  const { offset, fixed } = labelPlaces[code] ?? { offset: [18, -8], fixed: [0, 7] };
  return label({ code, place: shift(end, offset), scale: 1.25, fixed });
}
