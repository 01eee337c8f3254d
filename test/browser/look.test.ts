import { expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import { hold } from './requests.ts';
import { emulateMedia, testSite } from './site-in-browser.ts';

const site = testSite();
const { path: usa } = destinationRoute('usa');

it.each([
  ['/', 360],
  ['/', 1280],
  [usa, 360],
  [usa, 1280],
])('nothing moves on %s at %i px when the display face arrives', async (path, width) => {
  let release = () => Promise.resolve();
  const page = await site.openPage(path, {
    viewport: { width, height: 800 },
    prepare: async (prepared) => {
      release = await hold(prepared, /\.woff2$/);
    },
    // The load event waits for the font.
    waitUntil: 'domcontentloaded',
  });
  const texts = 'h1, h2, h3, main p, main li';
  const tops = () =>
    page.$$eval(texts, (all) => all.map((text) => Math.round(text.getBoundingClientRect().top)));
  const faces = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(faces).toContain('loading');
  const before = await tops();
  await release();
  await expect.poll(faces).toContain('loaded');
  expect(await tops()).toEqual(before);
});

it.each(['/', usa])(
  'the link to where one is on %s looks different from its neighbours, whatever colours one has set',
  async (path) => {
    const page = await site.openPage(path, { viewport: { width: 360, height: 800 } });
    await page.waitForSelector('nav [aria-current]');
    for (const media of [{}, { 'forced-colors': 'active' }, { 'prefers-contrast': 'more' }]) {
      await emulateMedia(page, media);
      const marked = await page.$eval('nav [aria-current]', linesOf);
      const unmarked = await page.$eval('nav a:not([aria-current])', linesOf);
      expect(marked, JSON.stringify(media)).not.toEqual(unmarked);
    }
  },
);

/** Runs in the page: the lines of a link that do not depend on its text's colour. */
function linesOf(link: Element) {
  const { outlineStyle, boxShadow, textDecorationLine } = getComputedStyle(link);
  return { outlineStyle, boxShadow, textDecorationLine };
}
