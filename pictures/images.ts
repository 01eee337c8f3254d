import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { subsetDisplayFace } from './display-face.ts';
import { drawIconImage, iconImages } from './icon/draw.ts';
import { draw as drawShareImage, subjects } from './share/draw.ts';
import { createTextMeasure, fontOptions } from './share/font.ts';
import { readSiteColours } from './site-colours.ts';

/** An image that is kept as PNG. */
export type Image = {
  readonly file: string;
  /** Changes with all that the image is made of. */
  readonly fingerprint: string;
  readonly render: () => Buffer;
};

/** Where `npm run draw` writes the fingerprints of the kept images, by file. */
export const fingerprintsFile = 'pictures/images.json';

/** Composes the share images and the icons from kept pictures, names and colours, and hands them to `use`. */
export async function withImages<T>(use: (images: readonly Image[]) => T): Promise<Awaited<T>> {
  const folder = await mkdtemp(join(tmpdir(), 'par-avion-'));
  try {
    const text = subjects.map(({ heading, line }) => heading + line).join('');
    const variationAxes = { wght: 700 };
    const font = await subsetDisplayFace(text, { targetFormat: 'truetype', variationAxes });
    const fontFile = join(folder, 'display-face.ttf');
    await writeFile(fontFile, font);
    const colours = readSiteColours();
    const measure = createTextMeasure(fontFile);
    const svgs = [
      ...subjects.map((subject) => {
        return [`pictures/share/${subject.id}.png`, drawShareImage(subject, colours, measure)];
      }),
      ...Object.entries(iconImages).map(([name, image]) => {
        return [`pictures/icon/${name}.png`, drawIconImage(image, colours)];
      }),
    ] as const;
    return await use(
      svgs.map(([file = '', svg = '']) => ({
        file,
        fingerprint: createHash('sha256').update(svg).update(font).digest('hex').slice(0, 16),
        render: () => new Resvg(svg, fontOptions(fontFile)).render().asPng(),
      })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
