import { describe, expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { all } from '../setup/html.ts';
import { picturesIn } from '../setup/reading.ts';

const paths = ['/', '/site/study-destination/alpha', '/site/study-destination/beta'];

describe.each(paths)('%s', async (path) => {
  const page = await readPage(path);

  it.each([
    ['hides drawings', 'svg', '[aria-hidden="true"], [aria-hidden="true"] *'],
    ['sends disclosures closed', 'details', ':not([open])'],
    ['marks phone numbers', ':is(header, main, footer) a[href^="tel:"]', '[dir="ltr"]'],
  ])('%s: each %s matches %s', (_, elements, required) => {
    const found = all(page, elements);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((each) => !each.matches(required))).toEqual([]);
  });

  it('sets widths that fit a phone without styles on pictures and drawings', () => {
    const pictures = all(page, 'img, svg');
    expect(pictures.length).toBeGreaterThan(5);
    const wide = pictures.filter((each) => !(Number(each.getAttribute('width') ?? NaN) <= 320));
    expect(wide).toEqual([]);
  });
});

it.each([
  ['A map of the fixture & its routes', 'hero.svg', 'low', '/'],
  ['A photograph of the Beta Islands', 'photograph.webp', 'lazy', '/'],
  ['A drawing of Gamma', 'gamma.svg', 'lazy', '/'],
  ['A fixture of a picture & a frame', 'picture.svg', 'lazy', '/'],
  ['A fixture of a picture & a frame', 'picture.svg', 'high', '/site/study-destination/alpha'],
])('shows “%s” from %s with the priority %s at %s', async (alt, file, priority, path) => {
  const pictures = picturesIn(await readPage(path));
  expect(pictures).toContain(`${alt} | /assets/${file} | ${priority}`);
});
