import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { allPaths, testSite } from './fixture.ts';

const site = testSite();

/** Window widths in CSS pixels: from the narrowest phone to a wide screen. */
const widths = Array.from({ length: 41 }, (_, index) => 320 + 40 * index);

it.each(allPaths)('%s fits every window from 320 to 1920 px wide', async (path) => {
  const page = await site.openPage(path, { allowed: /status of 404/ });
  const tooWide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const needed = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    if (needed > width) tooWide.push(`${width} px: ${needed} px`);
  }
  expect(tooWide).toEqual([]);
});

describe.each([320, 390])('%i px wide', (width) => {
  const viewport = { width, height: 800 };

  it.each(destinationRoutes)(
    '$label is in sight in the navigation when one arrives there',
    async ({ path, id }) => {
      const from = destinationRoutes.find((route) => route.id !== id);
      const page = await site.openLivePage(from?.path ?? '', { viewport });
      await page.getByRole('main').waitFor();
      await page.getByRole('banner').locator(`a[href="${path}"]`).click();
      await expect.poll(() => currentIsInSight(page)).toBe(true);
    },
  );

  it.each(destinationRoutes)(
    '$label is in sight in the navigation when its page is loaded',
    async ({ path }) => {
      const page = await site.openLivePage(path, { viewport });
      await expect.poll(() => currentIsInSight(page)).toBe(true);
    },
  );

  it.each(destinationRoutes)(
    '$label is in sight in the navigation without JavaScript',
    async ({ path }) => {
      const page = await site.openPage(path, { viewport, javaScriptEnabled: false });
      expect(await currentIsInSight(page)).toBe(true);
    },
  );
});

/** Whether the link to the page one is on lies within the visible part of what scrolls around it. */
function currentIsInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const link = document.querySelector('header a[aria-current="page"]');
    const { left, right } = link?.getBoundingClientRect() ?? { left: -1, right: -1 };
    let within = left >= 0 && right <= innerWidth;
    for (let box = link?.parentElement; box; box = box.parentElement) {
      if (!/auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) continue;
      const edges = box.getBoundingClientRect();
      within &&= left >= edges.left && right <= edges.right;
    }
    return link?.matches(`[href="${location.pathname}"]`) === true && within;
  });
}
