import sharp from 'sharp';
import { expect, it } from 'vitest';
import { destinationAt } from './destination-at.ts';
import { block } from './requests.ts';
import { type PageOptions, testSite } from './site-in-browser.ts';
import { clickInPlace, expectShown } from './visit.ts';

const site = testSite();
const first = destinationAt(0);
const player = /\/assets\/flight-player-[^/]*\.js$/;
const card = `#services li a[href="${first.path}"]`;
const drawing = '#welcome picture + div svg';
const button = 'button[aria-label$=" animation"]';

/** Opens the home page for a visitor who has nothing against motion. */
const media = { 'prefers-reduced-motion': 'no-preference' };
const openHome = (options?: PageOptions) => site.openHydrated('/', { media, ...options });

/** Opens the home page, and moves the pointer: the flight and its button are there. */
async function openFlight(options?: PageOptions) {
  const page = await openHome(options);
  await page.mouse.move(300, 300);
  const shown = await page.waitForSelector(button, { visible: true });
  if (!shown) throw new Error('There is no flight.');
  return { page, button: shown };
}

it('the plane flies exactly over the map', async () => {
  const { page } = await openFlight();
  const flight = await page.waitForSelector(drawing, { visible: true });
  expect(await flight?.boundingBox()).toEqual(await (await page.$('#welcome img'))?.boundingBox());
});

it('where the player can’t be fetched the picture stays, and the page works', async () => {
  const page = await openHome({ prepare: (it) => block(it, player), allowed: /ERR_FAILED/ });
  const isFailed = new Promise((resolve) => page.once('requestfailed', resolve));
  await page.mouse.move(300, 300);
  await isFailed;
  expect(await page.$$(`${drawing}, ${button}`)).toEqual([]);
  await clickInPlace(page, card);
  await expectShown(page, first);
});

it('the button that pauses the flight is as large as a thumb', async () => {
  const { button: shown } = await openFlight();
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it.each(['light', 'dark'])(
  'the sign that pauses the flight stands out from its button in the %s scheme',
  async (scheme) => {
    const options = { media: { ...media, 'prefers-color-scheme': scheme } };
    const { button: shown } = await openFlight(options);
    // Its middle, so that the map around it does not count.
    const { x = 0, y = 0, width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
    const page = shown.frame.page();
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats();
    const [{ min, max } = { min: 0, max: 0 }] = channels;
    /** The relative luminance of a grey, as WCAG defines it, nearly. */
    const luminance = (grey: number) => (grey / 255) ** 2.2;
    expect((luminance(max) + 0.05) / (luminance(min) + 0.05)).toBeGreaterThanOrEqual(3);
  },
);
