import sharp from 'sharp';
import { expect, it } from 'vitest';
import { colours } from '../../tools/draw/picture-colours.ts';
import { testSite } from './site-in-browser.ts';

const site = testSite();

/** Opens the home page for a visitor who has nothing against motion, and moves the pointer: the flight is there. */
async function openFlight(scheme = 'light') {
  const media = { 'prefers-reduced-motion': 'no-preference', 'prefers-color-scheme': scheme };
  const page = await site.openHydrated('/', { media });
  await page.mouse.move(300, 300);
  const button = await page.waitForSelector('button[aria-label$=" animation"]', { visible: true });
  const box = await button?.boundingBox();
  if (!box) throw new Error('There is no flight.');
  return { page, button: box };
}

it('the plane flies exactly over the map, and the button that pauses it is as large as a thumb', async () => {
  const { page, button } = await openFlight();
  const flight = await page.waitForSelector('#welcome picture + div svg', { visible: true });
  expect(await flight?.boundingBox()).toEqual(await (await page.$('#welcome img'))?.boundingBox());
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
});

it.each(['light', 'dark'])(
  'the sign that pauses the flight stands out from its button in the %s scheme',
  async (scheme) => {
    const { page, button } = await openFlight(scheme);
    // Its middle, so that the map around it does not count.
    const { x, y, width, height } = button;
    const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats();
    const [{ min, max } = { min: 0, max: 0 }] = channels;
    /** The relative luminance of a grey, as WCAG defines it, nearly. */
    const luminance = (grey: number) => (grey / 255) ** 2.2;
    expect((luminance(max) + 0.05) / (luminance(min) + 0.05)).toBeGreaterThanOrEqual(3);
  },
);

const { paper, stamp, ink, red, blue, darkPaper, paleBlue } = colours;

it.each([
  { scheme: 'light', drawn: { paper, stamp, ink, red, blue } },
  { scheme: 'dark', drawn: { paper: darkPaper, blue: paleBlue } },
])(
  'the pictures have the colours of the page in the $scheme scheme, which are written a second time for them',
  async ({ scheme, drawn }) => {
    const page = await site.openPage('/', { media: { 'prefers-color-scheme': scheme } });
    for (const [name, colour] of Object.entries(drawn)) {
      const onPage = await page.evaluate((token) => {
        document.body.style.color = `color(from var(${token}) srgb r g b)`;
        return getComputedStyle(document.body).color;
      }, `--color-${name}`);
      const parts = (onPage.match(/[\d.]+/g) ?? []).map((part) => Number(part) * 255);
      const advice = `${colour}: write ${name} of client/styles/tokens.css into tools/draw/picture-colours.ts, too: ${parts}`;
      for (const [at, part] of [...Buffer.from(colour.slice(1), 'hex')].entries())
        expect(Math.abs(part - (parts[at] ?? 999)), advice).toBeLessThanOrEqual(1);
    }
  },
);
