import { describe, expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { all, only } from '../setup/html.ts';

const alpha = '/site/study-destination/alpha';
const paths = ['/', alpha, '/site/study-destination/beta'];

describe.each(paths)('%s', async (path) => {
  const page = await readPage(path);

  it.each([
    ['hides drawings', 'svg', '[aria-hidden="true"], [aria-hidden="true"] *'],
    ['sends disclosures closed', 'details', ':not([open])'],
    ['has an address in its footer', 'footer address', ':not(:empty)'],
    ['marks phone numbers', ':is(header, main, footer) a[href^="tel:"]', '[dir="ltr"]'],
  ])('%s: each %s matches %s', (_, elements, required) => {
    const found = all(page, elements);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((each) => !each.matches(required))).toEqual([]);
  });

  it('asks crawlers not to follow links with a query, whose pages are not indexed', () => {
    const links = all(page, 'a[href^="/"][href*="?"]');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((each) => !each.matches('[rel="nofollow"]'))).toEqual([]);
  });
});

it.each([
  ['/', '#icon-phone #icon-mail #icon-message', 6, 7, 9],
  [alpha, '#icon-plane #icon-phone #icon-mail #icon-message', 4, 3, 1],
])(
  'draws at %s icons (%s), %i motifs, %i pictures and %i coloured parts',
  async (path, ...drawn) => {
    const page = await readPage(path);
    const icons = all(page, 'use').map((each) => each.getAttribute('href'));
    const others = ['.motif', 'img', '[data-destination]:not(td, th)'];
    expect([icons.join(' '), ...others.map((each) => all(page, each).length)]).toEqual(drawn);
  },
);

const [lazy, low, high] = ['loading="lazy"', 'fetchpriority="low"', 'fetchpriority="high"'];

it.each([
  ['A map of the fixture & its routes', 'hero', low, '/'],
  ['A fixture of a picture & a frame', 'picture', lazy, '/'],
  ['A fixture of a picture & a frame', 'picture', high, alpha],
])('shows the picture “%s” from %s-… with %s at %s', async (alt, file, priority, path) => {
  only(await readPage(path), `picture img[alt="${alt}"][src^="/assets/${file}-"][${priority}]`);
});
