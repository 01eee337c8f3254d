import { expect, it } from 'vitest';
import { colours } from '../../tools/draw/picture-colours.ts';
import { emulateMedia, testSite } from './site-in-browser.ts';

const site = testSite();

it('flies the plane exactly over the map, with a thumb-sized pause button', async () => {
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated('/', { media });
  await page.mouse.move(300, 300);
  const [flight, map, button] = await Promise.all(
    ['#welcome picture + div svg', '#welcome img', 'button[aria-label$=" animation"]'].map(
      async (selector) => (await page.waitForSelector(selector, { visible: true }))?.boundingBox(),
    ),
  );
  expect(flight).toEqual(map);
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

it('draws pictures in the colours of the page', async () => {
  const page = await site.openPage('/');
  expect.hasAssertions();
  for (const [name, hex] of Object.entries(colours)) {
    // E.g. `darkPaper` is `--color-paper` in the dark scheme.
    const [, dark, token = ''] = /^(dark|pale)?(\w+)$/.exec(name) ?? [];
    await emulateMedia(page, { 'prefers-color-scheme': dark ? 'dark' : 'light' });
    const onPage = await page.evaluate((it) => {
      document.body.style.color = `color(from var(--color-${it}) srgb r g b)`;
      return getComputedStyle(document.body).color;
    }, token.toLowerCase());
    const parts = onPage.match(/[\d.]+/g)?.map((part) => Number(part) * 255);
    const apart = [1, 3, 5].map((at, index) =>
      Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (parts?.[index] ?? 999)),
    );
    const advice = `copy the colours of client/styles/tokens.css to tools/draw/picture-colours.ts: ${name} is ${parts}`;
    expect(Math.max(...apart), advice).toBeLessThanOrEqual(1);
  }
});
