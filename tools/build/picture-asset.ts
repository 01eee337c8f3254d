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
  const name = relative('.', file).replaceAll('\\', '/');
  if (!existsSync(file)) throw new OperatorError(`${name} is missing.`);
  const source = readFileSync(file);
  const key = `${file} ${contentHash(source)}`;
  const asset = assets.get(key) ?? read(name, source);
  assets.set(key, asset);
  return asset;
}

/** Memoized: reading is slow, and several bundles import each picture, in development after every save. */
const assets = new Map<string, Promise<PictureAsset>>();

async function read(name: string, source: Buffer): Promise<PictureAsset> {
  const isDrawing = extname(name) === '.svg';
  const asset = isDrawing ? optimise(name, source.toString()) : await encode(name, source);
  const { content, width, height, ...description } = asset;
  const fileName = `${parse(name).name}-${contentHash(content)}${isDrawing ? '.svg' : '.webp'}`;
  // The `width` and `height` attributes: the aspect ratio, at a size that fits a phone without styles.
  const scale = Math.min(1, phoneWidth / width);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const isSmall = !isDrawing && width < leastPhotographWidth;
  const warning = `${name} is ${width} pixels wide: below ${leastPhotographWidth}, it is blurred on large screens.`;
  return {
    fileName,
    content,
    picture: { src: `/assets/${fileName}`, ...size, ...description },
    warnings: isSmall ? [warning] : [],
  };
}

function optimise(name: string, source: string) {
  const [, width] = /<svg[^>]* width="(\d+)"/.exec(source) ?? [];
  const [, height] = /<svg[^>]* height="(\d+)"/.exec(source) ?? [];
  const [, alt] = /<title>([^<]+)<\/title>/.exec(source) ?? [];
  if (!width || !height || !alt) {
    throw new OperatorError(`${name} needs a width and a height in pixels and a <title>.`);
  }
  const { data: content } = optimize(source, {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default', 'removeTitle'],
  });
  const size = { width: Number(width), height: Number(height) };
  return { content, ...size, alt: alt.replaceAll('&amp;', '&') };
}

async function encode(name: string, source: Buffer) {
  const encoded = sharp(source)
    .autoOrient()
    .resize({ width: photographWidth, withoutEnlargement: true })
    .webp()
    .toBuffer({ resolveWithObject: true });
  const { data: content, info } = await encoded.catch((cause: Error) => {
    throw new OperatorError(
      `${name} can't be read as a photograph: save it as JPEG, WebP or AVIF.`,
      { cause },
    );
  });
  return { content, width: info.width, height: info.height };
}

/** Source of the module that an imported picture resolves to. */
export function pictureModule({ picture }: Pick<PictureAsset, 'picture'>): string {
  return `export default ${JSON.stringify(picture)};`;
}

/** Eight characters that change with the content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
