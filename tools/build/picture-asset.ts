import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse, relative } from 'node:path';
import { optimize } from 'svgo';
import { OperatorError } from '../../server/process/operator-error.ts';
import type { Picture } from '../../shared/pictures/picture.ts';

/** Width in pixels of the content of an unstyled page on the narrowest phone. */
const phoneWidth = 300;

/** A picture as served: its bytes, and its description for components. */
type PictureAsset = {
  readonly fileName: string;
  readonly content: string;
  readonly picture: Picture;
};

/**
 * Reads and optimises a picture.
 *
 * @param file path of an SVG with `width`, `height` (pixels) and a `<title>`, which becomes the alternative text
 * @throws {OperatorError} naming the file and the problem
 */
export function readPictureAsset(file: string): PictureAsset {
  const name = relative('.', file).replaceAll('\\', '/');
  if (!existsSync(file)) throw new OperatorError(`${name} is missing.`);
  const source = readFileSync(file, 'utf8');
  const [, width] = /<svg[^>]* width="(\d+)"/.exec(source) ?? [];
  const [, height] = /<svg[^>]* height="(\d+)"/.exec(source) ?? [];
  const [, title] = /<title>([^<]+)<\/title>/.exec(source) ?? [];
  if (!width || !height || !title?.trim()) {
    throw new OperatorError(`${name} needs a width and a height in pixels and a <title>.`);
  }
  const { data: content } = optimize(source, {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default', 'removeTitle'],
  });
  const fileName = `${parse(name).name}-${contentHash(content)}.svg`;
  // The `width` and `height` attributes: the aspect ratio, at a size that fits a phone without styles.
  const scale = Math.min(1, phoneWidth / Number(width));
  const picture = {
    src: `/assets/${fileName}`,
    width: Math.round(Number(width) * scale),
    height: Math.round(Number(height) * scale),
    alt: title.replaceAll('&amp;', '&'),
  };
  return { fileName, content, picture };
}

/** Source of the module that an imported picture resolves to. */
export function pictureModule({ picture }: Pick<PictureAsset, 'picture'>): string {
  return `export default ${JSON.stringify(picture)};`;
}

/** Eight characters that change with the content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
