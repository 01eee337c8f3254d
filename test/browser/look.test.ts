import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, routes } from '../../shared/routes.ts';
import { testSite, waiting } from './fixture.ts';
import { stripedShare } from './pixels.ts';

const site = testSite();
const { path: usa } = destinationRoute('usa');
const paths = routes
  .filter(({ path, canonicalPath }) => path === canonicalPath)
  .map(({ path }) => path);

type Observed = { shift: number };

/** Runs in the page before anything else: adds up the layout shifts. */
function observeShifts(): void {
  const observed: Observed = { shift: 0 };
  Object.assign(globalThis, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.shift += (entry as never)['value'] as number;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page whose fonts arrive when `release` is called. */
async function openWithLateFont(path: string, width: number) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await site.openPage(path, {
    viewport: { width, height: 800 },
    prepare: async (prepared) => {
      await prepared.addInitScript(observeShifts);
      await prepared.route(/\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
    },
    // The load event waits for the font.
    waitUntil: 'domcontentloaded',
  });
  await afterPaint(page);
  return { page, release };
}

async function afterPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How many lines each title takes. */
function titleLines(page: Page): Promise<readonly string[]> {
  return page.locator('h1, h2').evaluateAll((titles) =>
    titles.map((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4));
      return `${title.textContent}: ${new Set(tops).size} lines`;
    }),
  );
}

/** The fonts in which the browser has drawn the main heading; `isCustomFont` is one that was downloaded. */
async function headingFonts(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

describe('the display face', () => {
  it.each(paths)('takes over %s when it arrives, and nothing moves', async (path) => {
    for (const width of [360, 1280]) {
      const { page, release } = await openWithLateFont(path, width);
      const before = await titleLines(page);
      expect((await headingFonts(page)).some(({ isCustomFont }) => isCustomFont)).toBe(false);
      release();
      await expect
        .poll(
          async () => (await headingFonts(page)).map(({ isCustomFont }) => isCustomFont),
          waiting,
        )
        .toEqual([true]);
      await afterPaint(page);
      expect(await titleLines(page)).toEqual(before);
      const shift = await page.evaluate(
        () => (globalThis as unknown as { observed: Observed }).observed.shift,
      );
      expect(shift, `${width} px`).toBeLessThanOrEqual(0.02);
      await page.context().close();
    }
  });

  it('is here within a second of the load event', async () => {
    for (const path of ['/', usa]) {
      const page = await site.openPage(path);
      const late = await page.evaluate(async () => {
        await document.fonts.ready;
        const [navigation] = performance.getEntriesByType('navigation');
        const font = performance
          .getEntriesByType('resource')
          .find(({ name }) => /woff2/.test(name));
        return (
          (font as PerformanceResourceTiming).responseEnd -
          (navigation as PerformanceNavigationTiming).loadEventEnd
        );
      });
      expect(late).toBeLessThan(1_000);
    }
  });
});

it.each([true, false])(
  'all content is visible without scrolling to it, script: %s',
  async (javaScriptEnabled) => {
    for (const path of ['/', usa]) {
      const page = await site.openPage(path, { javaScriptEnabled, reducedMotion: 'no-preference' });
      const faint = await page.locator('body *').evaluateAll((elements) =>
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

it.each(['/', usa])(
  'the link to where one is on %s looks different from its neighbours, whatever colours one has set',
  async (path) => {
    const page = await site.openPage(path, { viewport: { width: 360, height: 800 } });
    const current = page.locator('nav [aria-current]').first();
    await current.waitFor();
    const other = page.locator('nav a:not([aria-current])').first();
    const settings = [
      { forcedColors: 'none', contrast: 'no-preference' },
      { forcedColors: 'active', contrast: 'no-preference' },
      { forcedColors: 'none', contrast: 'more' },
    ] as const;
    for (const setting of settings) {
      await page.emulateMedia(setting);
      const [marked, unmarked] = [await current.evaluate(markOf), await other.evaluate(markOf)];
      expect(marked, JSON.stringify(setting)).not.toEqual(unmarked);
    }
  },
);

/** Runs in the page: the lines of a link that do not depend on its text's colour. */
function markOf(link: Element) {
  const { outlineStyle, outlineWidth, boxShadow, borderBottomColor } = getComputedStyle(link);
  return { outlineStyle, outlineWidth, boxShadow, borderBottomColor };
}

it('the airmail edge is half paper, half stripes', async () => {
  const page = await site.openPage(usa);
  const picture = (await page.screenshot()).toString('base64');
  expect(await stripedShare(page, picture)).toBeCloseTo(0.5, 1);
});
