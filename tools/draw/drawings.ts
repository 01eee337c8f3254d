import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { OperatorError } from '../../server/process/operator-error.ts';
import { subsetDisplayFont } from './display-font.ts';
import * as flight from './flight.ts';
import * as hero from './hero.ts';
import * as icon from './icon.ts';
import * as mapLabels from './map-labels.ts';
import { createTextMeasure, fontOptions, withFontFile } from './share-font.ts';
import * as share from './share-image.ts';

/** The generated SVG, JSON and CSS, by file. */
export function drawAll(): ReadonlyMap<string, string> {
  return new Map([
    [hero.file, `${hero.draw()}\n`],
    [mapLabels.file, `${mapLabels.draw()}\n`],
    [flight.file, `${flight.draw()}\n`],
    [icon.file, `${icon.draw()}\n`],
  ]);
}

/** A rendered image. */
export type Image = {
  readonly file: string;
  /** Hash of all inputs of the image. */
  readonly fingerprint: string;
  readonly render: () => Promise<Buffer>;
};

/** Fingerprints of the rendered images by file, written by `npm run draw`. */
export const fingerprintsFile = 'tools/draw/fingerprints.json';

/** Composes the share images and the icons from pictures, names and colours. */
export async function composeImages(): Promise<readonly Image[]> {
  const text = share.subjects.map(({ heading, line }) => heading + line).join('');
  const font = await subsetDisplayFont(text, 'truetype', 700);
  return withFontFile(font, composeSvgs).map((composed) => ({
    file: composed.file,
    fingerprint: hashOf(composed.svg + photographHash(composed) + hashOf(font)),
    render: () => renderImage(composed, font),
  }));
}

type Composed = {
  readonly file: string;
  readonly svg: string;
  /** File of the picture shown. */
  readonly picture: string;
};

function composeSvgs(fontFile: string): readonly Composed[] {
  const measure = createTextMeasure(fontFile);
  return [
    ...share.subjects.map((subject) => ({
      // As PNG, a photograph would exceed the size limit of messengers.
      file: `shared/pictures/share/${subject.id}.${isPhotograph(subject.picture) ? 'jpg' : 'png'}`,
      svg: share.draw(subject, measure),
      picture: subject.picture,
    })),
    ...Object.entries(icon.images).map(([name, image]) => ({
      file: `shared/pictures/icon/${name}.png`,
      svg: icon.drawImage(image),
      picture: icon.file,
    })),
  ];
}

/**
 * Renders an image as PNG or, for a file that ends with .jpg, as JPEG.
 *
 * @throws {OperatorError} naming the picture if it is malformed
 */
export async function renderImage({ file, svg, picture }: Composed, font: Buffer): Promise<Buffer> {
  try {
    const whole = isPhotograph(picture) ? await insertPhotograph(svg, picture) : svg;
    const png = withFontFile(font, (path) => new Resvg(whole, fontOptions(path)).render().asPng());
    return file.endsWith('.jpg') ? sharp(png).jpeg({ quality: 75, mozjpeg: true }).toBuffer() : png;
  } catch (cause) {
    const { message } = cause as Error;
    throw new OperatorError(`${picture} can't be drawn: ${message}.`, { cause });
  }
}

/** Embeds the picture: the renderer supports neither every format nor EXIF orientation. */
async function insertPhotograph(svg: string, picture: string): Promise<string> {
  const bytes = await sharp(picture).autoOrient().png().toBuffer();
  const href = (content: string) => `href="${content}"`;
  return svg.replace(href(picture), href(`data:image/png;base64,${bytes.toString('base64')}`));
}

function isPhotograph(picture: string): boolean {
  return !picture.endsWith('.svg');
}

/** The SVG contains a whole drawing, but only the name of a photograph. */
function photographHash({ picture }: Composed): string {
  return isPhotograph(picture) ? hashOf(readFileSync(picture)) : '';
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
