import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { destinationRoute, destinationRoutes, homeRoute, type Route } from '../../shared/routes.ts';
import { launchArguments, requireBrowser } from '../browsers.ts';
import { startSite } from '../site-process.ts';
import { formatNumber, formatTable, median, showProgress } from './table.ts';

/** A link to tap; the next page is shown once its heading is there and `target` is in view. */
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

const uk = destinationRoute('uk');
const ways: readonly Way[] = [
  minimal,
  ...destinationRoutes.map((to) => wayTo(to, homeRoute)),
  wayTo(destinationRoute('canada'), uk),
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
  const site = await startSite({ environment: { LOG_LEVEL: 'silent' } });
  const executablePath = requireBrowser('chromium');
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  const rows: string[][] = [];
  let share: number | undefined;
  try {
    for (const way of ways) {
      const times: number[] = [];
      for (let run = 1; run <= runs; run += 1) {
        showProgress(`${way.name}, run ${run} of ${runs}`);
        times.push(await timeOf(browser, site.origin, way));
      }
      share ??= median(times);
      const figures = [median(times), Math.max(...times)].map((time) => formatNumber(time));
      rows.push([way.name, ...figures, formatNumber(median(times) / share, 2)]);
    }
  } finally {
    await browser.close();
    await site.stop();
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
  const page = await context.newPage();
  await page.goto(origin + way.from, { waitUntil: 'networkidle' });
  const link = page.locator(way.link).filter({ visible: true }).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // What is in view may be prefetched when the browser is idle.
  await pause(1500);
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not visible.');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const time = page.evaluate(recordTap, way.target);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const milliseconds = await time;
  await context.close();
  return milliseconds;
}

/** Runs in the page: milliseconds from the finger's lift until the frame after the one that shows the next page. */
function recordTap(target: string): Promise<number> {
  const heading = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        const { top = -1 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
        const shown = document.querySelector('h1')?.textContent !== heading;
        if (shown && top >= 0 && top < innerHeight) {
          requestAnimationFrame((time) => resolve(time - timeStamp));
        } else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('pointerup', start, { capture: true, once: true });
  });
}
