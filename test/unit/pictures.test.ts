import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { pictures } from '../../tools/build/bundles.ts';
import { readPictureAsset } from '../../tools/build/picture-asset.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A drawing whose text is “A & B”. */
function drawing(path = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="9"><title>A &amp; B</title>${path}</svg>`;
}

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'grey' } });
}

it.each(['jpeg', 'webp', 'avif'] as const)('scales and encodes a %s photograph', async (kind) => {
  const large = await photograph(1600, 1200).toFormat(kind, { effort: 0 }).toBuffer();
  const { picture, content } = await readPictureAsset(write(`large.${kind}`, large));
  const src = expect.stringMatching(/^\/assets\/large-[\da-f]{8}\.webp$/);
  expect(picture).toEqual({ src, width: 300, height: 225 });
  expect(await sharp(content as Buffer).metadata()).toMatchObject({ format: 'webp', width: 1200 });
});

it('rotates a phone’s photograph and strips its location', async () => {
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 24/1 0/1' } };
  const taken = photograph(1200, 800).withExif(exif).withMetadata({ orientation: 6 }).jpeg();
  const { picture, content } = await readPictureAsset(write('a.jpg', await taken.toBuffer()));
  expect(picture).toMatchObject({ width: 300, height: 450 });
  expect((await sharp(content as Buffer).metadata()).exif).toBeUndefined();
});

it('changes a picture’s URL with its content', async () => {
  const draw = (length: number) => drawing(`<path stroke="red" d="M1 1h${length}"/>`);
  const first = await readPictureAsset(write('changed.svg', draw(2)));
  const second = await readPictureAsset(write('changed.svg', draw(3)));
  expect(second.content).toHaveLength(first.content.length);
  expect(second.picture.src).not.toBe(first.picture.src);
});

it.each([
  [799, [expect.stringMatching(/small\.jpg is 799 pixels wide: below 800, /)]],
  [800, []],
])('warns only about photographs narrower than 800 px (here %i)', async (width, expected) => {
  const file = write('small.jpg', await photograph(width, 500).jpeg().toBuffer());
  expect((await readPictureAsset(file)).warnings).toEqual(expected);
});

it.each([
  ['text.jpg', 'text', "can't be read as a photograph: save it as JPEG, "],
  ['untitled.svg', '<svg width="12" height="9"></svg>', 'needs a width and'],
])('rejects picture %s with content %j: it %s', async (name, content, problem) => {
  const file = write(name, content);
  const message = expect.stringContaining(`${relative('.', file)} ${problem}`);
  await expect(readPictureAsset(file)).rejects.toMatchObject({ name: 'OperatorError', message });
});

it('gives a script with a picture the same name in any build folder', async () => {
  const names = ['one', 'other'].map(async (name) => {
    mkdirSync(join(folder, name));
    write(`${name}/page.js`, "export { default } from './drawing.svg'");
    write(`${name}/drawing.svg`, drawing());
    const { outputFiles } = await esbuild.build({
      ...{ absWorkingDir: join(folder, name), entryPoints: ['page.js'], outdir: '.' },
      ...{ entryNames: '[name]-[hash]', bundle: true, format: 'esm', write: false },
      plugins: [pictures()],
    });
    return outputFiles.map(({ path }) => basename(path));
  });
  const [one, other] = await Promise.all(names);
  expect(one).toEqual([expect.stringMatching(/^page-\w+\.js$/)]);
  expect(other).toEqual(one);
});
