import * as flight from './flight/draw.ts';
import * as hero from './hero/draw.ts';
import * as icon from './icon/draw.ts';
import { readSiteColours } from './site-colours.ts';

/** What the programs draw as text, by the file that keeps it. */
export function drawAll(): ReadonlyMap<string, string> {
  return new Map([
    [hero.file, `${hero.draw()}\n`],
    [flight.file, `${flight.draw()}\n`],
    [icon.file, `${icon.draw(readSiteColours())}\n`],
  ]);
}
