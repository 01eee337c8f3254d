import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { destinationRoutes, homeRoute, type Route } from '../../shared/routes.ts';
import { launchBrowser } from '../browsers.ts';
import { startProductionSite } from '../site-process.ts';
import { median } from './server.ts';

// A site with fewer destinations taps home.
const [, uk = homeRoute, canada = homeRoute]: readonly Route[] = destinationRoutes;
const taps = [
  { from: homeRoute, to: uk },
  { from: uk, to: canada },
];
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** On a phone's viewport: bytes of a visit that touches nothing, and milliseconds from a tap to the next page. */
export async function measurePages() {
  const rows: Record<string, number> = {};
  const site = await startProductionSite();
  const browser = await launchBrowser('chromium');
  for (const route of [homeRoute, uk]) {
    const page = await openPage(browser, site.origin, route);
    rows[`bytes of ${route.label}, at rest`] = await page.evaluate(countBytes);
    await page.close();
  }
  for (const latency of [0, 150]) {
    for (const { from, to } of taps) {
      const times: number[] = [];
      for (let run = 0; run < 5; run += 1) {
        const page = await openPage(browser, site.origin, from);
        await page.emulateCPUThrottling(4);
        await page.emulateNetworkConditions({ latency, download: -1, upload: -1 });
        times.push(await timeTap(page, to));
        await page.close();
      }
      rows[`ms from ${from.label} to ${to.label}, 4x CPU, ${latency} ms latency`] = median(times);
    }
  }
  await browser.close();
  await site.stop();
  return rows;
}

/** A page with an empty cache that has loaded, with all that it fetches when the browser is idle. */
async function openPage(browser: Browser, origin: string, { path }: Route): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  // tsx leaves calls of this helper of esbuild's in functions.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  await wait(2_000);
  return page;
}

/** Runs in the page. */
function countBytes(): number {
  const entries = performance.getEntries() as PerformanceResourceTiming[];
  return entries.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** Scrolls to the link and taps it, with a finger that touches the screen for 80 ms. */
async function timeTap(page: Page, { path }: Route): Promise<number> {
  const links = await page.$$(`a[href="${path}"]`);
  const visible = await Promise.all(links.map((link) => link.isVisible()));
  const link = links[visible.lastIndexOf(true)];
  await link?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await wait(1_000);
  const { x = 0, y = 0 } = (await link?.clickablePoint()) ?? {};
  const time = page.evaluate(recordTap);
  const touch = await page.touchscreen.touchStart(x, y);
  await wait(80);
  await touch.end();
  return time;
}

/** Runs in the page: milliseconds from the finger's lift until the frame after the one that shows another heading. */
function recordTap(): Promise<number> {
  const heading = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        const isShown = document.querySelector('h1')?.textContent !== heading;
        requestAnimationFrame(isShown ? (time) => resolve(Math.round(time - timeStamp)) : look);
      };
      look();
    };
    addEventListener('pointerup', start, { capture: true, once: true });
  });
}
