import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPictureAsset } from '../../tools/build/picture-asset.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A drawing whose text is “A & B”. */
function drawing(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><title>A &amp; B</title>${path}</svg>`;
}

it('describes a picture, and changes its URL with its content', () => {
  const draw = (length: number) =>
    readPictureAsset(write('changed.svg', drawing(`<path stroke="red" d="M1 1h${length}"/>`)));
  const [first, second] = [draw(2), draw(3)];
  const src = expect.stringMatching(/^\/assets\/changed-[\da-f]{8}\.svg$/);
  expect(first.picture).toEqual({ src, width: 300, height: 225, alt: 'A & B' });
  expect(second.content).toHaveLength(first.content.length);
  expect(second.picture.src).not.toBe(first.picture.src);
});

it('rejects a drawing without a title, naming what it needs', () => {
  const file = write('untitled.svg', '<svg width="12" height="9"></svg>');
  const message = expect.stringContaining(
    `${relative('.', file)} needs a width and a height in pixels and a <title>.`,
  );
  const rejects = expect.objectContaining({ name: 'OperatorError', message });
  expect(() => readPictureAsset(file)).toThrow(rejects);
});
