import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { OperatorError } from '../../server/operator-error.ts';
import { subsetDisplayFace } from './display-face.ts';
import * as flight from './flight.ts';
import * as hero from './hero.ts';
import * as icon from './icon.ts';
import { createTextMeasure, fontOptions, withFontFile } from './share-font.ts';
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
  return withFontFile(font, composeSvgs).map((composed) => ({
    file: composed.file,
    fingerprint: hashOf(composed.svg + hashOf(font)),
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
  const colours = readSiteColours();
  const measure = createTextMeasure(fontFile);
  return [
    ...share.subjects.map((subject) => ({
      file: `shared/pictures/share/${subject.id}.png`,
      svg: share.draw(subject, colours, measure),
      picture: subject.picture,
    })),
    ...Object.entries(icon.images).map(([name, image]) => ({
      file: `shared/pictures/icon/${name}.png`,
      svg: icon.drawImage(image, colours),
      picture: icon.file,
    })),
  ];
}

/**
 * Renders an image as PNG.
 *
 * @throws {OperatorError} naming the picture when it is broken
 */
export function renderImage({ svg, picture }: Omit<Composed, 'file'>, font: Buffer): Buffer {
  try {
    return withFontFile(font, (file) => new Resvg(svg, fontOptions(file)).render().asPng());
  } catch (cause) {
    const { message } = cause as Error;
    throw new OperatorError(`${picture} can't be drawn: ${message}.`, { cause });
  }
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
