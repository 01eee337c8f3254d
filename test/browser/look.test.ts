import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import { coloursAlong, stripedShare } from './pixels.ts';
import { hold } from './requests.ts';
import { testSite, waiting } from './site-in-browser.ts';
import { emulateMedia } from './visitor.ts';

const site = testSite();
const { path: usa } = destinationRoute('usa');

describe('the display face', () => {
  it.each([
    ['/', 360],
    ['/', 1280],
    [usa, 360],
    [usa, 1280],
  ])('takes over %s at %i px when it arrives, and nothing moves', async (path, width) => {
    let release = () => {};
    const page = await site.openPage(path, {
      viewport: { width, height: 800 },
      prepare: async (prepared) => {
        await prepared.evaluateOnNewDocument(observeShifts);
        release = await hold(prepared, /\.woff2$/);
      },
      // The load event waits for the font.
      waitUntil: 'domcontentloaded',
    });
    await afterPaint(page);
    const before = await titleLines(page);
    expect(await downloadedFonts(page)).toEqual([]);
    release();
    await expect.poll(() => downloadedFonts(page), waiting).toEqual(['Besley']);
    await afterPaint(page);
    expect(await titleLines(page)).toEqual(before);
    const { shift } = (await page.evaluate('observed')) as Observed;
    expect(shift).toBeLessThanOrEqual(0.02);
  });
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
      const faint = await page.$$eval('body *', (elements) =>
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
    await page.waitForSelector('nav [aria-current]');
    for (const media of [{}, { forcedColors: 'active' }, { contrast: 'more' }] as const) {
      await emulateMedia(page, media);
      const marked = await page.$eval('nav [aria-current]', linesOf);
      const unmarked = await page.$eval('nav a:not([aria-current])', linesOf);
      expect(marked, JSON.stringify(media)).not.toEqual(unmarked);
    }
  },
);

it('the airmail edge is half paper, half stripes', async () => {
  const page = await site.openPage(usa);
  const picture = await page.screenshot({ encoding: 'base64' });
  expect(await stripedShare(page, picture)).toBeCloseTo(0.5, 1);
});

type Observed = { shift: number };

/** Runs in the page before anything else: adds up the layout shifts. */
function observeShifts(): void {
  const observed: Observed = { shift: 0 };
  Object.assign(globalThis, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.shift += (entry as never)['value'] as number;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function afterPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How many lines each title takes. */
function titleLines(page: Page): Promise<readonly string[]> {
  return page.$$eval('h1, h2', (titles) =>
    titles.map((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4));
      return `${title.textContent}: ${new Set(bottoms).size} lines`;
    }),
  );
}

/** The downloaded fonts in which the browser has drawn the main heading. */
async function downloadedFonts(page: Page): Promise<readonly string[]> {
  const devtools = await page.createCDPSession();
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const heading = { nodeId: root.nodeId, selector: 'h1' };
  const { nodeId } = await devtools.send('DOM.querySelector', heading);
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** Runs in the page: the lines of a link that do not depend on its text's colour. */
function linesOf(link: Element) {
  const { outlineStyle, outlineWidth, boxShadow, borderBottomColor } = getComputedStyle(link);
  return { outlineStyle, outlineWidth, boxShadow, borderBottomColor };
}
