import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { optimize } from 'svgo';
import type { Picture } from '../../shared/picture.ts';

/** A drawing as it is served: its optimised bytes and what a component needs to know of it. */
type PictureAsset = Picture & { readonly fileName: string; readonly svg: string };

/**
 * Optimises a drawing.
 *
 * @param file path of an SVG with `width`, `height` (pixels) and a `<title>`, which becomes the alternative text
 * @throws {Error} naming the file when one of the three is missing
 */
export function readPictureAsset(file: string): PictureAsset {
  const source = readFileSync(file, 'utf8');
  const key = `${file} ${contentHash(source)}`;
  const known = optimised.get(key) ?? optimise(file, source);
  optimised.set(key, known);
  return known;
}

/** Optimising is slow, and several bundles import each drawing, in development at every save. */
const optimised = new Map<string, PictureAsset>();

function optimise(file: string, source: string): PictureAsset {
  const [, width] = /<svg[^>]* width="(\d+)"/.exec(source) ?? [];
  const [, height] = /<svg[^>]* height="(\d+)"/.exec(source) ?? [];
  const [, alt] = /<title>([^<]+)<\/title>/.exec(source) ?? [];
  if (!width || !height || !alt) {
    throw new Error(`${file} needs a width and a height in pixels and a <title>.`);
  }
  const plugins = ['preset-default', 'removeTitle'] as const;
  const svg = optimize(source, { multipass: true, floatPrecision: 1, plugins: [...plugins] }).data;
  const fileName = `${basename(file, '.svg')}-${contentHash(svg)}.svg`;
  return {
    src: `/assets/${fileName}`,
    width: Number(width),
    height: Number(height),
    alt: alt.replaceAll('&amp;', '&'),
    fileName,
    svg,
  };
}

/** The source of the module that an import of a picture resolves to. */
export function pictureModule({ src, width, height, alt }: PictureAsset): string {
  return `export default ${JSON.stringify({ src, width, height, alt })};`;
}

/** Eight characters that change with the content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
