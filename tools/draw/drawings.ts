import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { subsetDisplayFace } from './display-face.ts';
import * as flight from './flight.ts';
import * as hero from './hero.ts';
import * as icon from './icon.ts';
import { createTextMeasure, fontOptions } from './share-font.ts';
import * as share from './share-image.ts';
import { readSiteColours } from './site-colours.ts';

/** What the programs draw as text, by the file that keeps it. */
export function drawAll(): ReadonlyMap<string, string> {
  return new Map([
    [hero.file, `${hero.draw()}\n`],
    [flight.file, `${flight.draw()}\n`],
    [icon.file, `${icon.draw(readSiteColours())}\n`],
  ]);
}

/** An image that is kept as PNG. */
export type Image = {
  readonly file: string;
  /** Changes with all that the image is made of. */
  readonly fingerprint: string;
  readonly render: () => Buffer;
};

/** Where `npm run draw` writes the fingerprints of the kept images, by file. */
export const fingerprintsFile = 'tools/draw/fingerprints.json';

/** The share images and the icons, from kept pictures, names and colours. */
export async function composeImages(): Promise<readonly Image[]> {
  const text = share.subjects.map(({ heading, line }) => heading + line).join('');
  const font = await subsetDisplayFace(text, 'truetype', 700);
  // The renderer takes a font as a file only.
  const fontFile = join(tmpdir(), `par-avion-${hashOf(font)}.ttf`);
  writeFileSync(fontFile, font);
  const colours = readSiteColours();
  const measure = createTextMeasure(fontFile);
  const svgs: readonly (readonly [file: string, svg: string])[] = [
    ...share.subjects.map((subject) => {
      return [
        `shared/pictures/share/${subject.id}.png`,
        share.draw(subject, colours, measure),
      ] as const;
    }),
    ...Object.entries(icon.images).map(([name, image]) => {
      return [`shared/pictures/icon/${name}.png`, icon.drawImage(image, colours)] as const;
    }),
  ];
  return svgs.map(([file, svg]) => ({
    file,
    fingerprint: hashOf(svg + hashOf(font)),
    render: () => new Resvg(svg, fontOptions(fontFile)).render().asPng(),
  }));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
