import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, it, vi } from 'vitest';
import { subsetDisplayFace } from '../../tools/draw/display-face.ts';
import {
  composeImages,
  drawAll,
  fingerprintsFile,
  renderImage,
} from '../../tools/draw/drawings.ts';
import { createTextMeasure, withFontFile } from '../../tools/draw/share-font.ts';
import { draw, importedPicture } from '../../tools/draw/share-image.ts';
import { readSiteColours } from '../../tools/draw/site-colours.ts';

it('the kept files are those that today’s routes, names and colours give (npm run draw)', async () => {
  const stale = [...drawAll()].filter(([file, content]) => readFileSync(file, 'utf8') !== content);
  expect(stale.map(([file]) => file)).toEqual([]);
  const images = (await composeImages()).map(({ file, fingerprint }) => [file, fingerprint]);
  expect(Object.fromEntries(images)).toEqual(JSON.parse(readFileSync(fingerprintsFile, 'utf8')));
});

// The text begins at 70; the stamp's paper at 500, less a margin of 24.
const textLeft = 70;
const stampLeft = 476;

it('a share image shows a name of any length to the left of its stamp', () => {
  // Wider than most letters of the display face.
  const measure = (text: string) => 0.7 * text.length;
  for (const heading of ['Par Avion', 'Banyan & Teak <b>', 'Wissenschaftsberatungsgesellschaft']) {
    const subject = { id: 'home', heading, line: heading, picture: 'shared/pictures/usa.svg' };
    const svg = draw(subject, readSiteColours(), measure);
    const lines = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
    expect(lines.length).toBeGreaterThan(1);
    for (const [, size, text = ''] of lines) {
      expect(textLeft + Number(size) * measure(text.replaceAll(/&\w+;/g, '&'))).toBeLessThan(
        stampLeft,
      );
    }
    expect(() => new Resvg(svg)).not.toThrow();
  }
});

it('a share image shows a JPEG in the shape of the drawings', () => {
  const subject = { id: 'home', heading: 'A', line: 'B', picture: 'test/fixture/photograph.jpg' };
  const svg = draw(subject, readSiteColours(), (text) => text.length);
  expect(svg).toContain('<image x="500" y="69.5" width="630" height="473"');
  const { width, pixels } = new Resvg(svg).render();
  // The fixture is grey. Its corners are within the shape, although it is wider.
  for (const [x, y] of [
    [502, 72],
    [1127, 72],
    [502, 540],
    [1127, 540],
    [800, 300],
  ] as const) {
    expect([...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)]).toEqual([
      128, 128, 128,
    ]);
  }
});

it.each([
  { name: 'a drawing', imported: 'lima.svg', file: 'lima.svg' },
  { name: 'a JPEG', imported: 'lima.jpg', file: 'lima.jpg' },
  { name: 'a JPEG', imported: 'lima.jpeg', file: 'lima.jpeg' },
  { name: 'a WebP, which the renderer can’t show', imported: 'lima.webp', file: 'hero.svg' },
  { name: 'an AVIF, which the renderer can’t show', imported: 'lima.avif', file: 'hero.svg' },
])('the share image of a page with $name, $imported, has $file', ({ imported, file }) => {
  const summary = `import picture from '../../pictures/${imported}';`;
  expect(importedPicture(summary)).toBe(`shared/pictures/${file}`);
});

it('a module that imports no picture has none for a share image', () => {
  expect(importedPicture("import type { DestinationSummary } from '../types.ts';")).toBeUndefined();
});

it('a name with a letter that the display face does not have is refused in one line, with what to do', async () => {
  const font = await subsetDisplayFace('Par भारत', 'truetype', 700);
  const widthOf = (text: string) => withFontFile(font, (file) => createTextMeasure(file)(text));
  expect(widthOf('Par')).toBeGreaterThan(1);
  expect(() => widthOf('Par भारत')).toThrow(
    /^The display face has no “भ”, .*: set nameInPictures in shared\/content\/site\.ts.*$/,
  );
});

it('the images show the name as it is written for them', async () => {
  vi.resetModules();
  const { site } = await import('#content/site.ts');
  Object.assign(site, { name: 'भारत', nameInPictures: 'Bharat' });
  const { subjects } = await import('../../tools/draw/share-image.ts');
  const texts = subjects.flatMap(({ heading, line }) => [heading, line]);
  expect(texts.filter((text) => text === 'Bharat')).toHaveLength(subjects.length);
  expect(texts).not.toContain('भारत');
});

it('a picture that is cut off is named in one line', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><path d="M0';
  const font = await subsetDisplayFace('A', 'truetype', 700);
  const picture = 'shared/pictures/cut.svg';
  expect(() => renderImage({ svg, picture }, font)).toThrow(
    /^shared\/pictures\/cut\.svg can't be drawn: .+\.$/,
  );
});

it('drawing leaves nothing in the temporary folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  vi.stubEnv('TMPDIR', folder);
  const [image] = await composeImages();
  expect(image?.render().length).toBeGreaterThan(1_000);
  expect(readdirSync(folder)).toEqual([]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
