import { expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import { coloursAlong } from './pixels.ts';
import { hold } from './requests.ts';
import { testSite, waiting } from './site-in-browser.ts';
import { emulateMedia } from './visitor.ts';

const site = testSite();
const { path: usa } = destinationRoute('usa');

it.each([
  ['/', 360],
  ['/', 1280],
  [usa, 360],
  [usa, 1280],
])('nothing moves on %s at %i px when the display face arrives', async (path, width) => {
  let release = () => {};
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
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ status, display }) => `${status} ${display}`));
  await expect.poll(faces, waiting).toContain('loading swap');
  const before = await tops();
  release();
  await expect.poll(faces, waiting).toContain('loaded swap');
  expect(await tops()).toEqual(before);
});

it.each(['/', usa, '/not-found'])('%s is light by day and dark by night', async (path) => {
  const page = await site.openPage(path, { allowed: /status of 404/ });
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateMedia(page, { colorScheme });
    const picture = await page.screenshot({ encoding: 'base64' });
    const edge = await coloursAlong(page, picture, { from: [1_278, 200], to: [1_278, 700] });
    for (const { red, green } of edge) {
      expect(red + green > 256, colorScheme).toBe(colorScheme === 'light');
    }
  }
});

it.each([true, false])(
  'all content is visible without scrolling to it, script: %s',
  async (javaScriptEnabled) => {
    const media = { reducedMotion: 'no-preference' } as const;
    for (const path of ['/', usa]) {
      const page = await site.openPage(path, { javaScriptEnabled, media });
      const faint = await page.$$eval('body :not(svg *)', (elements) =>
        elements
          .filter((element) => {
            const { opacity, visibility } = getComputedStyle(element);
            return Number(opacity) < 1 || visibility !== 'visible';
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(faint, path).toEqual([]);
    }
  },
);

it('nothing moves by itself for visitors who want less motion, and section links jump', async () => {
  for (const path of [usa, '/']) {
    const page = await site.openLivePage(path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    if (path === usa) continue;
    await page.click('header a[href="#get-in-touch"]');
    const tops = await page.evaluate(async () => {
      const next = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return { next, last: scrollY };
    });
    expect(tops.last).toBeGreaterThan(2_000);
    expect(tops.next).toBe(tops.last);
  }
});

it.each(['/', usa])(
  'the link to where one is on %s looks different from its neighbours, whatever colours one has set',
  async (path) => {
    const page = await site.openPage(path, { viewport: { width: 360, height: 800 } });
    await page.waitForSelector('nav [aria-current]');
    for (const media of [{}, { forcedColors: 'active' }, { contrast: 'more' }] as const) {
      await emulateMedia(page, media);
      const marked = await page.$eval('nav [aria-current]', linesOf);
      const unmarked = await page.$eval('nav a:not([aria-current])', linesOf);
      expect(marked, JSON.stringify(media)).not.toEqual(unmarked);
    }
  },
);

it('links within text are underlined, and the links to the sections stay in view on a phone', async () => {
  const page = await site.openPage('/', { viewport: { width: 390, height: 800 } });
  const plain = await page.$$eval('main p > a:not([class])', (links) =>
    links
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
      .map((link) => link.outerHTML),
  );
  expect(plain).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3_000));
  const top = await page.$eval('header nav a', (link) => link.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(60);
});

/** Runs in the page: the lines of a link that do not depend on its text's colour. */
function linesOf(link: Element) {
  const { outlineStyle, boxShadow, textDecorationLine } = getComputedStyle(link);
  return { outlineStyle, boxShadow, textDecorationLine };
}
