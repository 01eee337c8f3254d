import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { site } from '#content/site.ts';
import { homeRoute, routes } from '../../shared/routes.ts';
import { renderShareImage, subjectOf } from '../../tools/build/share-image.ts';

const picture = 'shared/pictures/usa.svg';

it.each(['Par Avion', 'Banyan & Teak <b>', 'Wissenschaftsberatungsgesellschaft'])(
  'fits the name %s beside the stamp of a share image',
  async (name) => {
    const { type, content } = await renderShareImage({ heading: name, line: name, picture });
    expect(type).toBe('png');
    const hasText = async (left: number, width: number) => {
      const strip = sharp(content).extract({ left, width, top: 30, height: 550 });
      const { channels } = await sharp(await strip.toBuffer()).stats();
      return channels.some(({ min, max }) => max > min);
    };
    // The text begins at x = 70, the stamp's paper at 500 with a margin of 24 and holes of 8.
    const found = [await hasText(70, 350), await hasText(0, 69), await hasText(453, 14)];
    expect(found).toEqual([true, false, false]);
  },
);

it('crops and rotates a photograph in a share image', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const photograph = join(folder, 'a.jpeg');
  // Stored sideways, with an EXIF orientation of a quarter turn: red on the left, green on the right.
  const half = sharp({ create: { width: 150, height: 200, channels: 3, background: 'red' } });
  const both = half.extend({ right: 150, background: 'lime' }).withMetadata({ orientation: 6 });
  await both.toFile(photograph);
  const subject = { heading: 'A', line: 'B', picture: photograph };
  const { type, content } = await renderShareImage(subject);
  expect([type, (await sharp(content).metadata()).format]).toEqual(['jpg', 'jpeg']);
  const colourAt = async (left: number, top: number) => {
    const pixel = sharp(content).extract({ left, top, width: 1, height: 1 }).raw();
    const [red = 0, green = 0] = await pixel.toBuffer();
    return red > green ? 'red' : 'green';
  };
  // Corners of the stamp, which is 630 x 473 pixels from 500, 69.5 on.
  expect([await colourAt(1127, 72), await colourAt(502, 540)]).toEqual(['red', 'green']);
});

it.each([
  [
    'a letter',
    'Par भारत',
    picture,
    /^The display font has no "भ", .*: set nameInPictures in \S+,.*$/,
  ],
  ['a picture', 'A', 'shared/cut.svg', /^shared\/cut\.svg can't be drawn: .+\.$/],
])('reports %s missing for a share image in one line', async (_, heading, picture, says) => {
  await expect(renderShareImage({ heading, line: 'B', picture })).rejects.toThrow(says);
});

it('shows nameInPictures instead of the name on share images', () => {
  Object.assign(site, { name: 'भारत', nameInPictures: 'Bharat' });
  const texts = routes.map(subjectOf).map(({ heading, line }) => [heading, line]);
  expect(texts.filter((each) => each.includes('Bharat'))).toHaveLength(routes.length);
  expect(texts.flat()).not.toContain('भारत');
  expect(subjectOf(homeRoute).heading).toBe('Bharat');
});
