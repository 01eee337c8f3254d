import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { testSite } from './site-in-browser.ts';
import {
  choose,
  chooseIntake,
  destinationAt,
  expectPlace,
  expectStartInView,
  hydrated,
  scrollDown,
} from './visit.ts';

const site = testSite();
/** The guide with the most text. */
const first = destinationAt(0);
const second = destinationAt(1);

// Window heights of a phone, without the browser's toolbar.
it.each([
  { viewport: { width: 1440, height: 900 }, most: 900 },
  { viewport: { width: 390, height: 844 }, most: 780 },
])(
  'shows the fields for level and intake within the first $most px of a guide',
  async ({ viewport, most }) => {
    const page = await site.openPage(first.path, { viewport });
    const bottomOf = (start: Element) => start.getBoundingClientRect().bottom;
    expect(await page.$eval('#your-start [name="start"]', bottomOf)).toBeLessThan(most);
  },
);

it('shows each guide’s “Show my plan” button above the contact bar at 360 × 800 px', async () => {
  const viewport = { width: 360, height: 800 };
  const page = await site.openPage('/', { viewport });
  for (const { path } of destinationRoutes) {
    await page.goto(site.origin + path);
    const gap = await page.evaluate(() => {
      const [button, bar] = ['#your-start button', 'aside'].map((it) =>
        document.querySelector(it)?.getBoundingClientRect(),
      );
      return (bar?.top ?? 0) - (button?.bottom ?? 0);
    });
    expect(gap, path).toBeGreaterThan(0);
  }
});

/** Reloads a page whose plan was chosen on an earlier visit; the display font loads last. */
async function openAgain(path: string, width: number, height: number): Promise<Page> {
  const page = await site.openHydrated(second.path, { viewport: { width, height } });
  const query = await chooseIntake(page);
  const isFont = (request: HTTPRequest) => request.url().endsWith('.woff2');
  await page.setRequestInterception(true);
  page.on('request', (request) => isFont(request) || request.continue());
  await page.setCacheEnabled(false);
  const font = page.waitForRequest(isFont);
  await page.goto('about:blank');
  await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await (await font).continue();
  await hydrated(page);
  if (path !== '/') await page.waitForFunction((it) => location.search === it, {}, query);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  return page;
}

it.each([
  { path: '/', width: 360, height: 9_000 },
  { path: second.path, width: 1440, height: 900 },
  { path: `${second.path}#after-offer`, width: 390, height: 800 },
])(
  'causes no layout shift on $path at $width × $height px when font and plan load',
  async ({ path, width, height }) => {
    const page = await openAgain(path, width, height);
    const moved = await page.evaluate(async () => {
      type LayoutShift = PerformanceEntry & { readonly value: number };
      let score = PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? 0 : 1;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) score += (entry as LayoutShift).value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return score;
    });
    // A tenth of the limit for a good CLS: a busy machine may paint an intermediate frame.
    expect(moved).toBeLessThan(0.01);
  },
);

it('scrolls to #plan, and keeps the scroll position when the choice changes', async () => {
  const page = await openAgain(`${second.path}#plan`, 390, 800);
  await expectStartInView(page, '#plan');
  const top = await scrollDown(page, 100);
  await choose(page, 'level', 1);
  await page.waitForFunction(() => location.search.includes('level='));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expectPlace(page, { hash: '#plan', top });
});
