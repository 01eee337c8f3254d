import * as flight from './flight.ts';
import * as hero from './hero.ts';
import * as mapLabels from './map-labels.ts';

/** The generated SVG, JSON and CSS, by file. */
export function drawAll(): ReadonlyMap<string, string> {
  return new Map([hero, mapLabels, flight].map(({ file, draw }) => [file, `${draw()}\n`]));
}
