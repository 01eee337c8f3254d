import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { pictures } from '../../tools/build/bundles.ts';
import { readPictureAsset } from '../../tools/build/picture-asset.ts';
import { describeError } from '../../tools/expected-errors.ts';
import { createPhotograph } from '../../tools/recipes/use-photograph.ts';

const folder = mkdtempSync('node_modules/.cache/pictures-');
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a picture. Returns its path. */
function write(name: string, content: Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A box of an AVIF: its length, its name and what is in it. */
function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(name), ...parts]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + content.length);
  return Buffer.concat([length, content]);
}

/** Four bytes with a number. */
function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const jpeg = createPhotograph();
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><title>A &amp; B</title></svg>';
/** One pixel, without loss. */
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
/** All that says how large it is, and no pixel. */
const avif = Buffer.concat([
  box('ftyp', Buffer.from('avif'), number(0), Buffer.from('avifmif1')),
  box(
    'meta',
    number(0),
    box('iprp', box('ipco', box('ispe', number(0), number(640), number(480)))),
  ),
]);
/** The same photograph with a note that asks for a quarter turn: Exif, tag 0x0112, value 6. */
const turned = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from('ffe10022', 'hex'),
  Buffer.from('Exif\0\0', 'latin1'),
  Buffer.from(
    '4d4d002a00000008' + '0001' + '01120003' + '00000001' + '00060000' + '00000000',
    'hex',
  ),
  jpeg.subarray(2),
]);

describe('a picture that a module imports', () => {
  it.each([
    {
      name: 'a drawing',
      file: 'a.svg',
      content: svg,
      shown: { width: 1200, height: 900, alt: 'A & B' },
    },
    { name: 'a JPEG', file: 'a.jpg', content: jpeg, shown: { width: 1200, height: 800 } },
    { name: 'a JPEG', file: 'a.jpeg', content: jpeg, shown: { width: 1200, height: 800 } },
    { name: 'a WebP', file: 'a.webp', content: webp, shown: { width: 1, height: 1 } },
    { name: 'an AVIF', file: 'a.avif', content: avif, shown: { width: 640, height: 480 } },
  ])('has its size from the file: $name, $file', ({ file, content, shown }) => {
    const { picture } = readPictureAsset(write(file, content));
    const [name, end] = file.split('.');
    const src = expect.stringMatching(new RegExp(`^/assets/${name}-[\\da-f]{8}\\.${end}$`));
    expect(picture).toEqual({ src, ...shown });
  });

  it('is served as it is where it is a photograph', () => {
    expect(readPictureAsset(write('same.jpg', jpeg)).content).toEqual(jpeg);
  });

  it('has another address when its content changes', () => {
    const first = readPictureAsset(write('changed.jpg', jpeg));
    const second = readPictureAsset(write('changed.jpg', Buffer.concat([jpeg, Buffer.alloc(1)])));
    expect(second.picture.src).not.toBe(first.picture.src);
  });

  it('may have 150 KB', () => {
    const file = write('large.jpg', Buffer.concat([jpeg, Buffer.alloc(150_000 - jpeg.length)]));
    expect(() => readPictureAsset(file)).not.toThrow();
  });
});

const notWhatItSays =
  'is not what its name says: save it as JPEG, WebP or AVIF, with a name that ends with .jpg, .webp or .avif.';

it.each([
  { name: 'is missing', file: 'missing.jpg', content: undefined, says: 'is missing.' },
  {
    name: 'is larger than 150 KB',
    file: 'office.jpg',
    content: Buffer.concat([jpeg, Buffer.alloc(150_001 - jpeg.length)]),
    says: 'has 151 KB, and a photograph may have 150: save it with fewer pixels, or in a lower quality.',
  },
  { name: 'is no picture', file: 'text.jpg', content: 'text', says: notWhatItSays },
  { name: 'is empty', file: 'empty.webp', content: '', says: notWhatItSays },
  { name: 'is cut off', file: 'cut.jpg', content: jpeg.subarray(0, 30), says: notWhatItSays },
  { name: 'is of another kind', file: 'webp.jpg', content: webp, says: notWhatItSays },
  {
    name: 'has to be turned',
    file: 'turned.jpg',
    content: turned,
    says: 'lies on its side, with a note in the file to turn it: turn it in a picture program and save it without the note.',
  },
  {
    name: 'is a drawing without a title',
    file: 'untitled.svg',
    content: '<svg width="12" height="9"></svg>',
    says: 'needs a width and a height in pixels and a <title>.',
  },
])('the build refuses in one line a picture that $name', async ({ file, content, says }) => {
  const path = content === undefined ? join(folder, file) : write(file, content);
  // Imported by two modules: the error is still said once.
  const contents = `import './${file}'; import './index.ts'`;
  write('index.ts', `import './${file}'`);
  const building = esbuild.build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [pictures()],
  });
  const error = await building.catch((reason: unknown) => reason);
  expect(describeError(error)).toBe(`${relative('.', path)} ${says}`);
});
