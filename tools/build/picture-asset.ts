import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, parse, relative } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { OperatorError } from '../../server/process/operator-error.ts';
import type { Photograph, Picture } from '../../shared/pictures/picture.ts';

/** Extensions of importable pictures. */
export const pictureEnds = /\.(svg|jpe?g|webp|avif)$/;

/** Width of served photographs in pixels: the stamp's width in CSS pixels at a device pixel ratio of 2. */
const photographWidth = 1200;
/** Width in pixels below which a photograph is blurred at its largest size. */
const leastPhotographWidth = 800;

/** Width in pixels of the content of an unstyled page on the narrowest phone. */
const phoneWidth = 300;

/** A picture as served: its bytes, and its description for components. */
type PictureAsset = {
  readonly fileName: string;
  readonly content: string | Buffer;
  readonly picture: Picture | Photograph;
  /** Warnings for the owner, e.g. that a photograph is too small. */
  readonly warnings: readonly string[];
};

/**
 * Reads a picture: optimises a drawing; rotates, scales and encodes a photograph.
 *
 * @param file path of an SVG with `width`, `height` (pixels) and a `<title>`, which becomes the alternative text; or of a
 *   JPEG, WebP or AVIF
 * @throws {OperatorError} naming the file and the problem
 */
export async function readPictureAsset(file: string): Promise<PictureAsset> {
  if (!existsSync(file)) throw new OperatorError(`${nameOf(file)} is missing.`);
  const source = readFileSync(file);
  const key = `${file} ${contentHash(source)}`;
  const read = extname(file) === '.svg' ? optimise : encode;
  const asset = assets.get(key) ?? read(file, source);
  assets.set(key, asset);
  return asset;
}

/** Memoized: reading is slow, and several bundles import each picture, in development after every save. */
const assets = new Map<string, Promise<PictureAsset>>();

async function optimise(file: string, bytes: Buffer): Promise<PictureAsset> {
  const source = bytes.toString();
  const [, width] = /<svg[^>]* width="(\d+)"/.exec(source) ?? [];
  const [, height] = /<svg[^>]* height="(\d+)"/.exec(source) ?? [];
  const [, alt] = /<title>([^<]+)<\/title>/.exec(source) ?? [];
  if (!width || !height || !alt) {
    throw new OperatorError(`${nameOf(file)} needs a width and a height in pixels and a <title>.`);
  }
  const plugins = ['preset-default', 'removeTitle'] as const;
  const content = optimize(source, {
    multipass: true,
    floatPrecision: 1,
    plugins: [...plugins],
  }).data;
  const fileName = hashedName(file, '.svg', content);
  const picture = {
    src: `/assets/${fileName}`,
    ...fitPhone({ width: Number(width), height: Number(height) }),
    alt: alt.replaceAll('&amp;', '&'),
  };
  return { fileName, content, picture, warnings: [] };
}

async function encode(file: string, bytes: Buffer): Promise<PictureAsset> {
  const encoded = sharp(bytes)
    .autoOrient()
    .resize({ width: photographWidth, withoutEnlargement: true })
    .webp()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await encoded.catch((cause: Error) => {
    throw new OperatorError(
      `${nameOf(file)} can't be read as a photograph: save it as JPEG, WebP or AVIF.`,
      { cause },
    );
  });
  const { width, height } = info;
  const fileName = hashedName(file, '.webp', data);
  const warnings =
    width < leastPhotographWidth
      ? [
          `${nameOf(file)} is ${width} pixels wide: below ${leastPhotographWidth}, it is blurred on large screens.`,
        ]
      : [];
  const picture = { src: `/assets/${fileName}`, ...fitPhone({ width, height }) };
  return { fileName, content: data, picture, warnings };
}

type Size = { readonly width: number; readonly height: number };

/** Values of `width` and `height`, with the aspect ratio; without styles, they fit a phone. */
function fitPhone({ width, height }: Size): Size {
  const scale = Math.min(1, phoneWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function nameOf(file: string): string {
  return relative('.', file).replaceAll('\\', '/');
}

function hashedName(file: string, extension: string, content: string | Buffer): string {
  return `${parse(file).name}-${contentHash(content)}${extension}`;
}

/** Source of the module that an imported picture resolves to. */
export function pictureModule({ picture }: Pick<PictureAsset, 'picture'>): string {
  return `export default ${JSON.stringify(picture)};`;
}

/** Eight characters that change with the content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
