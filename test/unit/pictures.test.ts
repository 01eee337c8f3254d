import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPictureAsset } from '../../tools/build/picture-asset.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(name: string, content: string) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return readPictureAsset(file);
}

it('describes a picture, and changes its URL with its content', () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450">';
  const draw = (path: string) =>
    read('changed.svg', `${head}<title>A &amp; B</title><path stroke="red" d="${path}"/></svg>`);
  const [first, second] = [draw('M1 1h2'), draw('M1 1h3')];
  const src = expect.stringMatching(/^\/assets\/changed-[\da-f]{8}\.svg$/);
  expect(first.picture).toEqual({ src, width: 300, height: 225, alt: 'A & B' });
  expect(second.picture.src).not.toBe(first.picture.src);
});

it('rejects a drawing without a title, naming what it needs', () => {
  expect(() => read('untitled.svg', '<svg width="12" height="9"></svg>')).toThrow(
    'untitled.svg needs a width and a height in pixels and a <title>.',
  );
});
