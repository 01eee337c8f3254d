import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { OperatorError } from '../../server/process/operator-error.ts';
import { subsetDisplayFace } from './display-face.ts';
import * as flight from './flight.ts';
import * as hero from './hero.ts';
import * as icon from './icon.ts';
import { createTextMeasure, fontOptions, withFontFile } from './share-font.ts';
import * as share from './share-image.ts';

/** What the programs draw as text, by the file that keeps it. */
export function drawAll(): ReadonlyMap<string, string> {
  return new Map([
    [hero.file, `${hero.draw()}\n`],
    [flight.file, `${flight.draw()}\n`],
    [icon.file, `${icon.draw()}\n`],
  ]);
}

/** An image that is kept as PNG. */
export type Image = {
  readonly file: string;
  /** Changes with all that the image is made of. */
  readonly fingerprint: string;
  readonly render: () => Promise<Buffer>;
};

/** Where `npm run draw` writes the fingerprints of the kept images, by file. */
export const fingerprintsFile = 'tools/draw/fingerprints.json';

/** The share images and the icons, from kept pictures, names and colours. */
export async function composeImages(): Promise<readonly Image[]> {
  const text = share.subjects.map(({ heading, line }) => heading + line).join('');
  const font = await subsetDisplayFace(text, 'truetype', 700);
  return withFontFile(font, composeSvgs).map((composed) => ({
    file: composed.file,
    fingerprint: hashOf(composed.svg + photographHash(composed) + hashOf(font)),
    render: () => renderImage(composed, font),
  }));
}

/** An image before it is rendered. */
type Composed = {
  readonly file: string;
  readonly svg: string;
  /** The kept picture that it shows. */
  readonly picture: string;
};

function composeSvgs(fontFile: string): readonly Composed[] {
  const measure = createTextMeasure(fontFile);
  return [
    ...share.subjects.map((subject) => ({
      file: `shared/pictures/share/${subject.id}.png`,
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
 * Renders an image as PNG.
 *
 * @throws {OperatorError} naming the picture when it is broken
 */
export async function renderImage(
  { svg, picture }: Omit<Composed, 'file'>,
  font: Buffer,
): Promise<Buffer> {
  try {
    const whole = isPhotograph(picture) ? await insertPhotograph(svg, picture) : svg;
    return withFontFile(font, (file) => new Resvg(whole, fontOptions(file)).render().asPng());
  } catch (cause) {
    const { message } = cause as Error;
    throw new OperatorError(`${picture} can't be drawn: ${message}.`, { cause });
  }
}

/** The markup names the file: the renderer takes the picture itself, and knows neither each kind nor a note that asks to turn it. */
async function insertPhotograph(svg: string, picture: string): Promise<string> {
  const bytes = await sharp(picture).autoOrient().png().toBuffer();
  const href = (content: string) => `href="${content}"`;
  return svg.replace(href(picture), href(`data:image/png;base64,${bytes.toString('base64')}`));
}

function isPhotograph(picture: string): boolean {
  return !picture.endsWith('.svg');
}

/** The markup has all of a drawing, and of a photograph the name. */
function photographHash({ picture }: Composed): string {
  return isPhotograph(picture) ? hashOf(readFileSync(picture)) : '';
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
