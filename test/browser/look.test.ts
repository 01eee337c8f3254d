import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes, routes } from '../../shared/routes.ts';
import { allPaths, testSite, waiting } from './fixture.ts';

const site = testSite();

/** Collects the layout shifts from the very first frame on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Delays every font until the page has long been painted. */
async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue().catch(() => undefined);
  });
}

describe('nothing moves while a page arrives', () => {
  it.each(routes.map(({ path }) => path))('%s, with the font late', async (path) => {
    for (const width of [390, 1280]) {
      const page = await site.openLivePage(path, {
        viewport: { width, height: 800 },
        prepare: async (prepared) => {
          await watchShifts(prepared);
          await delayFonts(prepared);
        },
      });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { shifts: number[] }).shifts,
      );
      expect(shifts).toEqual([]);
      await page.context().close();
    }
  });
});

describe('text spaced as WCAG 1.4.12 asks', () => {
  it.each(allPaths)('%s loses nothing', async (path) => {
    const page = await site.openPage(path, {
      viewport: { width: 320, height: 800 },
      bypassCSP: true,
      allowed: /status of 404/,
    });
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(await clippedTexts(page)).toEqual([]);
  });
});

/** Texts that are cut off by the box they stand in. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, a, label, button')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const clips = overflowX !== 'visible' || overflowY !== 'visible';
        const tooBig =
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1;
        return clips && clipPath === 'none' && tooBig;
      })
      .map((element) => element.innerText),
  );
}

describe('with colours of the visitor’s own', () => {
  it.each(destinationRoutes.map(({ path }) => path))(
    '%s still marks the current destination and the months of intake',
    async (path) => {
      const page = await site.openPage(path, { forcedColors: 'active' });
      const current = page.locator('nav [aria-current="page"]');
      expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
      const styles = await page
        .getByRole('list', { includeHidden: true })
        .filter({ has: page.getByText('Jan', { exact: true }) })
        .locator('li')
        .evaluateAll((months) => months.map((month) => getComputedStyle(month).outlineStyle));
      expect(styles).toHaveLength(12);
      expect(new Set(styles).size).toBe(2);
    },
  );
});

describe('printed', () => {
  it.each(destinationRoutes.map(({ path }) => path))(
    '%s is a fact sheet with its official addresses written out',
    async (path) => {
      const page = await site.openPage(path);
      await page.emulateMedia({ media: 'print' });
      for (const link of await page.locator('dl a[href^="https:"]').all()) {
        const written = await link.evaluate(
          (element) => getComputedStyle(element, '::after').content,
        );
        expect(written).toContain((await link.getAttribute('href')) ?? 'an address');
      }
      await expect.poll(() => page.getByRole('navigation').count(), waiting).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.getByText('Last reviewed').isVisible()).toBe(true);
    },
  );
});
