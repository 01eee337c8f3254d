import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Locator } from 'playwright-core';
import { destinationRoutes, homeRoute, type Route } from '../../shared/routes.ts';
import { requireBrowser } from '../browsers.ts';
import { freePort, launchArguments, startSite, stopSite } from '../running-site.ts';
import { formatNumber, formatTable, median, showProgress } from './table.ts';

/** A link to tap. `target` has to be in view on the next page, besides its heading being shown. */
type Way = {
  readonly name: string;
  readonly from: string;
  readonly link: string;
  readonly target: string;
};

/** How many times slower than this machine's processor the page's is made. */
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Milliseconds for which the finger touches the screen. */
const press = 80;

/** A page whose link only changes the heading: what its tap takes is the browser's own share of every tap. */
const minimal: Way = { name: 'minimal page', from: '/minimal', link: 'a', target: 'h1' };
const minimalPage = `<!doctype html><meta name="viewport" content="width=device-width"><h1>Before</h1>
  <a href="#after" onclick="document.querySelector('h1').textContent = 'After'">Go on</a>`;

const [, uk, canada] = destinationRoutes;
if (!uk || !canada) throw new Error('The destinations to measure between are not in the table.');
const ways: readonly Way[] = [
  minimal,
  ...destinationRoutes.map((to) => wayTo(to, homeRoute)),
  wayTo(canada, uk),
  {
    name: `${uk.label} to the form`,
    from: uk.path,
    link: 'main a[href$="#get-in-touch"]',
    target: '#enquiry',
  },
];

function wayTo(to: Route, from: Route): Way {
  const name = `${from.label} to ${to.label}`;
  return { name, from: from.path, link: `a[href="${to.path}"]`, target: 'h1' };
}

/** Prints the time from the finger's lift until the frame that shows the next page, on a phone's viewport. */
export async function measureNavigation({ runs }: { readonly runs: number }): Promise<void> {
  const port = await freePort();
  const site = await startSite('dist', { PORT: String(port), LOG_LEVEL: 'silent' });
  const executablePath = requireBrowser('chromium');
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  const rows: string[][] = [];
  let share: number | undefined;
  try {
    for (const way of ways) {
      const times: number[] = [];
      for (let run = 1; run <= runs; run += 1) {
        showProgress(`${way.name}, run ${run} of ${runs}`);
        times.push(await timeOf(browser, `http://localhost:${port}`, way));
      }
      share ??= median(times);
      const figures = [median(times), Math.max(...times)].map((time) => formatNumber(time));
      rows.push([way.name, ...figures, formatNumber(median(times) / share, 2)]);
    }
  } finally {
    await browser.close();
    await stopSite(site);
  }
  showProgress('');
  console.log(`From the finger's lift to the frame, at ${slowdown}× CPU slowdown, ${runs} runs:\n`);
  console.log(formatTable([['tap', 'median, ms', 'longest, ms', 'median / minimal'], ...rows]));
}

/** Loads the page, scrolls to the link, waits until nothing is loading, slows the processor down and taps. */
async function timeOf(browser: Browser, origin: string, way: Way): Promise<number> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  await context.route(`**${minimal.from}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: minimalPage }),
  );
  // tsx leaves calls of this helper of esbuild's in functions.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(recordFrame, way.target);
  const page = await context.newPage();
  await page.goto(origin + way.from, { waitUntil: 'networkidle' });
  const link = page.locator(way.link).filter({ visible: true }).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // What is in view may be prefetched when the browser is idle.
  await pause(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tap(link, session);
  const recorded = () => sessionStorage.getItem('time');
  const time = await page.waitForFunction(recorded, undefined, { polling: 100 });
  const milliseconds = Number(await time.jsonValue());
  await context.close();
  return milliseconds;
}

async function tap(link: Locator, session: CDPSession): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not visible.');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await pause(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in every page: stores the time from the finger's lift until the frame after the one in which another heading is
 * shown. Session storage carries the start to a page that is loaded anew.
 */
function recordFrame(target: string): void {
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const look = () => {
    const { top = Number.NaN, bottom } = find(target)?.getBoundingClientRect() ?? {};
    const inView = top < innerHeight && Number(bottom) > 0;
    if (!inView || find('h1')?.textContent === sessionStorage.getItem('heading')) {
      requestAnimationFrame(look);
    } else requestAnimationFrame(store);
  };
  const store = (time: number) => {
    const lifted = Number(sessionStorage.getItem('lifted'));
    sessionStorage.setItem('time', String(performance.timeOrigin + time - lifted));
  };
  const start = ({ timeStamp }: Event) => {
    sessionStorage.setItem('lifted', String(performance.timeOrigin + timeStamp));
    sessionStorage.setItem('heading', find('h1')?.textContent ?? '');
    look();
  };
  addEventListener('pointerup', start, { capture: true });
  if (sessionStorage.getItem('lifted')) look();
}
