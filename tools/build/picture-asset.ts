import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, parse, relative } from 'node:path';
import { optimize } from 'svgo';
import { OperatorError } from '../../server/operator-error.ts';
import type { Photograph, Picture } from '../../shared/pictures/picture.ts';
import { readPhotographSize } from './photograph.ts';

/** The ends of the names of pictures that modules import. */
export const pictureEnds = /\.(svg|jpe?g|webp|avif)$/;

/** A picture as it is served: its bytes and what a component needs to know of it. */
type PictureAsset = {
  readonly fileName: string;
  readonly content: string | Buffer;
  readonly picture: Picture | Photograph;
};

/**
 * Reads a picture: optimises a drawing, takes a photograph as it is.
 *
 * @param file path of an SVG with `width`, `height` (pixels) and a `<title>`, which becomes the alternative text; or of a
 *   JPEG, WebP or AVIF
 * @throws {OperatorError} naming the file and what is wrong with it
 */
export function readPictureAsset(file: string): PictureAsset {
  if (!existsSync(file)) throw new OperatorError(`${relative('.', file)} is missing.`);
  const source = readFileSync(file);
  const key = `${file} ${contentHash(source)}`;
  const read = extname(file) === '.svg' ? optimise : describePhotograph;
  const known = assets.get(key) ?? read(file, source);
  assets.set(key, known);
  return known;
}

/** Optimising is slow, and several bundles import each drawing, in development at every save. */
const assets = new Map<string, PictureAsset>();

function optimise(file: string, bytes: Buffer): PictureAsset {
  const source = bytes.toString();
  const [, width] = /<svg[^>]* width="(\d+)"/.exec(source) ?? [];
  const [, height] = /<svg[^>]* height="(\d+)"/.exec(source) ?? [];
  const [, alt] = /<title>([^<]+)<\/title>/.exec(source) ?? [];
  if (!width || !height || !alt) {
    const name = relative('.', file);
    throw new OperatorError(`${name} needs a width and a height in pixels and a <title>.`);
  }
  const plugins = ['preset-default', 'removeTitle'] as const;
  const svg = optimize(source, { multipass: true, floatPrecision: 1, plugins: [...plugins] }).data;
  const size = { width: Number(width), height: Number(height) };
  return describe(file, svg, { ...size, alt: alt.replaceAll('&amp;', '&') });
}

function describePhotograph(file: string, bytes: Buffer): PictureAsset {
  return describe(file, bytes, readPhotographSize(file, bytes));
}

function describe(
  file: string,
  content: string | Buffer,
  shown: Omit<Photograph, 'src'> | Omit<Picture, 'src'>,
): PictureAsset {
  const { name, ext } = parse(file);
  const fileName = `${name}-${contentHash(content)}${ext}`;
  return { fileName, content, picture: { src: `/assets/${fileName}`, ...shown } };
}

/** The source of the module that an import of a picture resolves to. */
export function pictureModule({ picture }: PictureAsset): string {
  return `export default ${JSON.stringify(picture)};`;
}

/** Eight characters that change with the content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
