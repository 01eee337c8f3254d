import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { destinationRoute, homeRoute, type Route } from '../../shared/routes.ts';
import { launchArguments, requireBrowser } from '../browsers.ts';
import { startProductionSite } from '../site-process.ts';
import { median } from './median.ts';

const [home, uk, canada] = [homeRoute, destinationRoute('uk'), destinationRoute('canada')];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const runs = 5;

/** Links to tap; the next page is shown once its heading is there and `target` is in view. */
const taps = [
  { from: home, link: `a[href="${uk.path}"]`, target: 'h1' },
  { from: uk, link: `a[href="${canada.path}"]`, target: 'h1' },
  { from: uk, link: 'main a[href$="#get-in-touch"]', target: '#enquiry' },
];

/** On a phone's viewport: kilobytes of a visit that touches nothing, and milliseconds from a tap to the next page. */
export async function measurePages() {
  const rows: Record<string, string> = {};
  const site = await startProductionSite();
  const executablePath = requireBrowser('chromium');
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  for (const route of [home, uk]) {
    const { page, bytes } = await openPage(browser, site.origin, route);
    rows[`bytes of ${route.path}, at rest`] = `${(bytes() / 1000).toFixed(0)} KB`;
    await page.context().close();
  }
  for (const latency of [0, 150]) {
    for (const { from, link, target } of taps) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const { page, session } = await openPage(browser, site.origin, from);
        await slowDown(session, latency);
        times.push(await timeOf(page, session, link, target));
        await page.context().close();
      }
      const name = `tap on ${link} of ${from.path}, 4x CPU, ${latency} ms latency`;
      rows[name] = `${median(times).toFixed(0)} ms (${Math.max(...times).toFixed(0)} at most)`;
    }
  }
  await browser.close();
  await site.stop();
  return rows;
}

/** A page that has loaded, with all that it fetches when the browser is idle. */
async function openPage(browser: Browser, origin: string, { path }: Route) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  // Another site's page, which would make the figures depend on the network.
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  // tsx leaves calls of this helper of esbuild's in functions.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await wait(2_000);
  return { page, session, bytes: () => bytes };
}

async function slowDown(session: CDPSession, latency: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    ...throughput,
  });
}

/** Scrolls to the link and taps it, with a finger that touches the screen for 80 ms. */
async function timeOf(page: Page, session: CDPSession, link: string, target: string) {
  const shown = page.locator(link).filter({ visible: true }).last();
  await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await wait(1_000);
  const { x = 0, y = 0, width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  const time = page.evaluate(recordTap, target);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return time;
}

/** Runs in the page: milliseconds from the finger's lift until the frame after the one that shows the next page. */
function recordTap(target: string): Promise<number> {
  const heading = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        const { top = -1 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
        const isShown = document.querySelector('h1')?.textContent !== heading;
        if (isShown && top >= 0 && top < innerHeight) {
          requestAnimationFrame((time) => resolve(time - timeStamp));
        } else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('pointerup', start, { capture: true, once: true });
  });
}
