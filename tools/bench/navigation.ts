import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Locator } from 'playwright-core';
import {
  type DestinationRoute,
  destinationRoutes,
  enquiryAddress,
  homeRoute,
  type Route,
} from '../../shared/routes.ts';
import { requireBrowser } from '../../test/setup/browsers.ts';
import { freePort, launchArguments, startSite, stopSite } from '../running-site.ts';

/** How many times slower than this machine's processor the page's is made. */
const slowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Milliseconds for which the finger stays. */
const press = 80;

/** The place in the document that the visitor sees. */
const shown = '.place:not([data-hidden])';

type Options = { readonly dist: string; readonly runs: number };

/** A link that is followed, and how the page behind it is told from the others. */
type Way = {
  readonly name: string;
  readonly from: string;
  readonly link: string;
  readonly page: string;
};

const [, uk, canada] = destinationRoutes;
const ways: readonly Way[] = [
  ...destinationRoutes.map((to) => wayTo(to, homeRoute)),
  wayTo(canada, uk),
  {
    name: `${uk.label} to ${homeRoute.label}`,
    from: uk.path,
    link: `main a[href="${enquiryAddress(uk.label)}"]`,
    page: '.home',
  },
];

function wayTo({ id, path, label }: DestinationRoute, from: Route): Way {
  return {
    name: `${from.label} to ${label}`,
    from: from.path,
    link: `:is(main, .neighbours) a[href="${path}"]`,
    page: `.destination[data-destination="${id}"]`,
  };
}

/**
 * Prints how long the browser takes from the click that a tap on a link makes until the frame that shows its page, on a
 * phone's window and a slow processor. Milliseconds; the median of the runs and the longest.
 */
export async function measureNavigation({ dist, runs }: Options): Promise<void> {
  const port = await freePort();
  const site = await startSite(dist, { PORT: String(port), LOG_LEVEL: 'silent' });
  const executablePath = requireBrowser('chromium');
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    console.log(`Navigation at ${slowdown}× CPU slowdown, ms from click to frame (to reach: 50)`);
    for (const way of ways) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await timeOf(browser, `http://localhost:${port}`, way));
      }
      times.sort((a, b) => a - b);
      const [median, longest] = [times[Math.floor(times.length / 2)], times.at(-1)];
      console.log(
        `${way.name.padEnd(20)} ${median?.toFixed(1).padStart(6)}   longest ${longest?.toFixed(1)}`,
      );
    }
  } finally {
    await browser.close();
    await stopSite(site);
  }
}

/** Scrolls to the link, waits until the page behind it is ready, slows the processor down and taps. */
async function timeOf(browser: Browser, origin: string, way: Way): Promise<number> {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
  await page.route(/openstreetmap\.org/, (route) => route.abort());
  await page.goto(origin + way.from, { waitUntil: 'networkidle' });
  const link = page.locator(`${shown} ${way.link}`);
  await link.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await page.locator(`[data-hidden] ${way.page}`).waitFor({ state: 'attached' });
  // Its picture arrives meanwhile.
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const [time] = await Promise.all([
    page.evaluate(timeToFrame, `${shown} ${way.page}`),
    tap(link, session),
  ]);
  await page.close();
  return time;
}

async function tap(link: Locator, session: CDPSession): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not shown.');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await setTimeout(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page. Milliseconds from the click until the frame is made that shows such an element. */
async function timeToFrame(selector: string): Promise<number> {
  const clicked = await new Promise<number>((resolve) => {
    const options = { capture: true, once: true };
    addEventListener('click', () => resolve(performance.now()), options);
  });
  do {
    await new Promise(requestAnimationFrame);
  } while (!document.querySelector(selector));
  // The first task after the frame, whatever else the page has put off until then.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  return performance.now() - clicked;
}
