import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { allPaths, hydrated, shown, testSite } from './fixture.ts';

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

describe.each([320, 390])(
  'in a window %i px wide, the link to the page one is on is in sight',
  (width) => {
    const viewport = { width, height: 800 };

    it('when one has arrived by a link', async () => {
      const page = await site.openLivePage(destinationRoutes[0].path, { viewport });
      for (const { path, label } of [...destinationRoutes.slice(1), destinationRoutes[0]]) {
        await shown(page).getByRole('banner').locator(`a[href="${path}"]`).click();
        await shown(page)
          .getByRole('heading', { level: 1, name: `Study in ${label}` })
          .waitFor();
        expect(await currentIsInSight(page), label).toBe(true);
      }
    });

    it.each([
      ['with JavaScript', true],
      ['without JavaScript', false],
    ])('when its page has been loaded %s', async (_visitor, javaScriptEnabled) => {
      const page = await site.openPage('/', { viewport, javaScriptEnabled });
      for (const { path, label } of destinationRoutes) {
        await page.goto(path);
        if (javaScriptEnabled) await hydrated(page);
        expect(await currentIsInSight(page), label).toBe(true);
      }
    });
  },
);

/** Whether the link to the page one is on lies within the visible part of what scrolls around it. */
function currentIsInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const link = document.querySelector('.place:not([data-hidden]) [aria-current="page"]');
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
