import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationAt } from './destination-at.ts';
import { block } from './requests.ts';
import { hydrated, type PageOptions, testSite } from './site-in-browser.ts';
import {
  click,
  clickInPlace,
  expectShown,
  fetchedUrls,
  go,
  saveData,
  scrollDown,
} from './visit.ts';

const site = testSite();
const first = destinationAt(0);
const player = /\/assets\/flight-player-[^/]*\.js$/;
const card = `#services li a[href="${first.path}"]`;
const drawing = '#welcome picture + div svg';
const button = 'button[aria-label$=" animation"]';

/** Opens the home page for a visitor who has nothing against motion. */
const media = { 'prefers-reduced-motion': 'no-preference' };
const openHome = (options?: PageOptions) => site.openHydrated('/', { media, ...options });

/** How often the player was fetched, or was tried to, once the page knows what is in view and has fetched all. */
async function countFetches(page: Page): Promise<number> {
  await page.evaluate(async () => {
    // Observers are told in their order: the flight's before this one.
    await new Promise((told) => new IntersectionObserver(told).observe(document.body));
  });
  await page.waitForNetworkIdle({ idleTime: 50 });
  return (await fetchedUrls(page)).filter((url) => player.test(url)).length;
}

/** Waits until something asks for frames while three of them pass, or nothing does. */
async function expectAnimated(page: Page, expected: boolean): Promise<void> {
  const isAnimated = () =>
    page.evaluate(async () => {
      const request = requestAnimationFrame;
      let requested = false;
      globalThis.requestAnimationFrame = (callback) => {
        requested = true;
        return request(callback);
      };
      await new Promise((done) => request(() => request(() => request(done))));
      globalThis.requestAnimationFrame = request;
      return requested;
    });
  await expect.poll(isAnimated).toBe(expected);
}

it('a plane flies exactly over the map once the visitor acts, while it is in view and the page is shown', async () => {
  const page = await openHome();
  expect(await countFetches(page)).toBe(0);
  await page.mouse.move(300, 300);
  const flight = await page.waitForSelector(drawing, { visible: true });
  expect(await flight?.boundingBox()).toEqual(await (await page.$('#welcome img'))?.boundingBox());
  await expectAnimated(page, true);
  await scrollDown(page, 3_000);
  await expectAnimated(page, false);
  await scrollDown(page, 0);
  await expectAnimated(page, true);
  await clickInPlace(page, card);
  await expectShown(page, first);
  await expectAnimated(page, false);
});

it('a flight paused by its button, large enough for a thumb, stays so for the tab: on coming back, after a reload', async () => {
  const page = await openHome();
  let across = 300;
  // A move that comes before the page is there is not noticed: a hand moves again.
  const isShown = async () => {
    across += 1;
    await page.mouse.move(across, 300);
    return (await (await page.$(drawing))?.isVisible()) ?? false;
  };
  const expectPaused = async () => {
    await expect.poll(isShown).toBe(true);
    await expectAnimated(page, false);
  };
  await page.mouse.move(310, 300);
  const shown = await page.waitForSelector(button, { visible: true });
  const { width = 0, height = 0 } = (await shown?.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await click(page, button);
  await scrollDown(page, 3_000);
  await scrollDown(page, 0);
  await expectPaused();
  await clickInPlace(page, card);
  await expectShown(page, first);
  await go(page, -1);
  await expectPaused();
  await page.reload();
  await hydrated(page);
  await expectPaused();
  await click(page, '[aria-label="Play animation"]');
  await expectAnimated(page, true);
});

const stillVisitors: readonly { name: string; fetches: number; options: PageOptions }[] = [
  {
    name: 'want less motion',
    fetches: 0,
    options: { media: { 'prefers-reduced-motion': 'reduce' } },
  },
  { name: 'save data', fetches: 0, options: { prepare: saveData } },
  {
    name: 'cannot fetch the player',
    fetches: 1,
    options: { prepare: (page) => block(page, player), allowed: /ERR_FAILED/ },
  },
];

it.each(stillVisitors)('visitors who $name keep the picture', async ({ fetches, options }) => {
  const page = await openHome(options);
  await page.mouse.move(300, 300);
  expect(await countFetches(page)).toBe(fetches);
  expect(await page.$$(`${drawing}, ${button}`)).toEqual([]);
  await clickInPlace(page, card);
  await expectShown(page, first);
});

it('visitors who block pictures get neither a plane nor a button over the empty place', async () => {
  const page = await openHome({ prepare: (it) => block(it, /\.svg$/), allowed: /ERR_FAILED/ });
  await page.mouse.move(300, 300);
  expect(await countFetches(page)).toBe(0);
  expect(await page.$$(button)).toEqual([]);
});

it.each(['light', 'dark'])(
  'the sign that pauses the flight stands out from its button in the %s scheme',
  async (scheme) => {
    const page = await openHome({ media: { ...media, 'prefers-color-scheme': scheme } });
    await page.mouse.move(300, 300);
    const shown = await page.waitForSelector(button, { visible: true });
    const contrast = await shown?.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('The browser draws nothing.');
      /** The relative luminance of a colour on mid grey, as WCAG defines it. */
      const luminance = (colour: string) => {
        for (const fillStyle of ['#888', colour]) {
          Object.assign(context, { fillStyle });
          context.fillRect(0, 0, 1, 1);
        }
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
          (value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          },
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const sign = element.firstElementChild ?? element;
      const one = luminance(getComputedStyle(sign).stroke);
      const other = luminance(getComputedStyle(element).backgroundColor);
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(3);
  },
);
