import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { subsetDisplayFont } from '../../tools/draw/display-font.ts';
import {
  composeImages,
  drawAll,
  fingerprintsFile,
  renderImage,
} from '../../tools/draw/drawings.ts';
import { createTextMeasure, withFontFile } from '../../tools/draw/share-font.ts';
import { draw } from '../../tools/draw/share-image.ts';

it('stores the current output of `npm run draw`', async () => {
  const drawings = [...drawAll()];
  expect(drawings.length).toBeGreaterThan(2);
  const stale = drawings.filter(([file, content]) => readFileSync(file, 'utf8') !== content);
  expect(stale.map(([file]) => file)).toEqual([]);
  const images = (await composeImages()).map(({ file, fingerprint }) => [file, fingerprint]);
  expect(Object.fromEntries(images)).toEqual(JSON.parse(readFileSync(fingerprintsFile, 'utf8')));
});

it('rejects gateways whose labels overlap on the map', async () => {
  vi.resetModules();
  const { destinationRows } = await import('#content/route-rows.ts');
  for (const row of destinationRows) Object.assign(row, { gateway: destinationRows[0].gateway });
  await expect(import('../../tools/draw/map-labels.ts')).rejects.toThrow(/^Two labels overlap /);
});

it('fits a name of any length beside the stamp of a share image', () => {
  // Wider than most letters of the display font.
  const measure = (text: string) => 0.7 * text.length;
  for (const heading of ['Par Avion', 'Banyan & Teak <b>', 'Wissenschaftsberatungsgesellschaft']) {
    const svg = draw(
      { id: 'home', heading, line: heading, picture: 'shared/pictures/usa.svg' },
      measure,
    );
    const lines = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
    const widths = lines.map(
      ([, size, text = '']) => Number(size) * measure(text.replaceAll(/&\w+;/g, '&')),
    );
    expect(lines.length).toBeGreaterThan(1);
    // The text begins at x = 70, the stamp's paper at 500 with a margin of 24.
    expect(70 + Math.max(...widths)).toBeLessThan(476);
    expect(() => new Resvg(svg)).not.toThrow();
  }
});

it('crops and rotates a photograph in a share image', async () => {
  // Stored sideways, with an EXIF orientation of a quarter turn: red on the left, green on the right.
  const ground = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">';
  const onItsSide = `${ground}<path fill="red" d="M0 0h150v200H0"/><path fill="lime" d="M150 0h150v200H150"/></svg>`;
  const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const picture = join(folder, 'a.jpeg');
  await sharp(Buffer.from(onItsSide)).withMetadata({ orientation: 6 }).toFile(picture);
  const svg = draw({ id: 'home', heading: 'A', line: 'B', picture }, (text) => text.length);
  const font = await subsetDisplayFont('AB', 'truetype', 700);
  const image = sharp(await renderImage({ file: 'share.jpg', svg, picture }, font));
  expect((await image.metadata()).format).toBe('jpeg');
  const colourAt = async (left: number, top: number) => {
    const pixel = image.clone().extract({ left, top, width: 1, height: 1 }).raw();
    const [red = 0, green = 0] = await pixel.toBuffer();
    return red > green ? 'red' : 'green';
  };
  // Corners of the stamp, which is 630 x 473 pixels from 500, 69.5 on.
  expect([await colourAt(1127, 72), await colourAt(502, 540)]).toEqual(['red', 'green']);
});

it('reports a letter missing from the display font in one line', async () => {
  const font = await subsetDisplayFont('Par भारत', 'truetype', 700);
  const widthOf = (text: string) => withFontFile(font, (file) => createTextMeasure(file)(text));
  expect(widthOf('Par')).toBeGreaterThan(1);
  expect(() => widthOf('Par भारत')).toThrow(
    /^The display font has no "भ", .*: set nameInPictures in shared\/content\/site\.ts.*$/,
  );
});

it('shows nameInPictures instead of the name on share images', async () => {
  vi.resetModules();
  const { site } = await import('#content/site.ts');
  Object.assign(site, { name: 'भारत', nameInPictures: 'Bharat' });
  const { subjects } = await import('../../tools/draw/share-image.ts');
  const texts = subjects.flatMap(({ heading, line }) => [heading, line]);
  expect(texts.filter((text) => text === 'Bharat')).toHaveLength(subjects.length);
  expect(texts).not.toContain('भारत');
});

it('reports a truncated picture in one line', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><path d="M0';
  const font = await subsetDisplayFont('A', 'truetype', 700);
  const picture = 'shared/pictures/cut.svg';
  await expect(renderImage({ file: 'share.png', svg, picture }, font)).rejects.toThrow(
    /^shared\/pictures\/cut\.svg can't be drawn: .+\.$/,
  );
});
