import { expect, it } from 'vitest';
import { testSite } from './site-in-browser.ts';

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
