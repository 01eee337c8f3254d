import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { subsetDisplayFace } from '../../tools/draw/display-face.ts';
import { composeImages, drawAll, fingerprintsFile } from '../../tools/draw/drawings.ts';
import { createTextMeasure } from '../../tools/draw/share-font.ts';
import { draw } from '../../tools/draw/share-image.ts';
import { readSiteColours } from '../../tools/draw/site-colours.ts';

it('the kept files are those that today’s routes, names and colours give (npm run draw)', async () => {
  const stale = [...drawAll()].filter(([file, content]) => readFileSync(file, 'utf8') !== content);
  expect(stale.map(([file]) => file)).toEqual([]);
  const images = (await composeImages()).map(({ file, fingerprint }) => [file, fingerprint]);
  expect(Object.fromEntries(images)).toEqual(JSON.parse(readFileSync(fingerprintsFile, 'utf8')));
});

it('a share image shows a name of any length to the left of its stamp', () => {
  // Wider than most letters of the display face.
  const measure = (text: string) => 0.7 * text.length;
  for (const heading of ['Par Avion', 'Banyan & Teak <b>', 'Wissenschaftsberatungsgesellschaft']) {
    const subject = { id: 'home', heading, line: heading, picture: 'shared/pictures/usa.svg' };
    const svg = draw(subject, readSiteColours(), measure);
    const lines = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
    expect(lines.length).toBeGreaterThan(1);
    for (const [, size, text = ''] of lines) {
      expect(70 + Number(size) * measure(text.replaceAll(/&\w+;/g, '&'))).toBeLessThan(476);
    }
    expect(() => new Resvg(svg)).not.toThrow();
  }
});

it('a name with a letter that the display face does not have is refused in one line', async () => {
  const file = join(tmpdir(), `par-avion-${process.pid}.ttf`);
  writeFileSync(file, await subsetDisplayFace('Par भारत', 'truetype', 700));
  const measure = createTextMeasure(file);
  expect(measure('Par')).toBeGreaterThan(1);
  expect(() => measure('Par भारत')).toThrow(/^The display face has no “भ”.*$/);
  rmSync(file);
});
