import { type CDPSession, chromium, type Page } from 'playwright-core';
import { destinationRoutes } from '../../shared/routes.ts';
import { requireBrowser } from '../../test/setup/browsers.ts';
import { freePort, launchArguments, startSite, stopSite } from '../running-site.ts';

/** How many times slower than this machine's processor the page's is made. */
const slowdown = 4;

type Options = { readonly dist: string; readonly runs: number };

/**
 * Prints how long the browser takes from a click on a destination, pointed at before, until the frame that shows its
 * page, on a slow processor. Milliseconds; the median of the runs and the longest.
 */
export async function measureNavigation({ dist, runs }: Options): Promise<void> {
  const port = await freePort();
  const site = await startSite(dist, { PORT: String(port), LOG_LEVEL: 'silent' });
  const executablePath = requireBrowser('chromium');
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.route(/openstreetmap\.org/, (route) => route.abort());
    const session = await page.context().newCDPSession(page);
    console.log(`Navigation at ${slowdown}× CPU slowdown, ms from click to frame (to reach: 50)`);
    for (const { id, path, label } of destinationRoutes) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
        times.push(await timeOf(page, session, { id, path }));
      }
      times.sort((a, b) => a - b);
      const median = times[Math.floor(times.length / 2)];
      console.log(
        `${label.padEnd(12)} ${median?.toFixed(1).padStart(6)}   longest ${times.at(-1)?.toFixed(1)}`,
      );
    }
  } finally {
    await browser.close();
    await stopSite(site);
  }
}

/** Points at the link, waits until the page behind it is ready, slows the processor down and clicks. */
async function timeOf(
  page: Page,
  session: CDPSession,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.locator(`[data-waiting] [data-destination="${id}"]`).waitFor({ state: 'attached' });
  // Its picture arrives meanwhile.
  await page.waitForTimeout(500);
  const frame = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let clicked = 0;
        addEventListener('click', () => (clicked = performance.now()), {
          capture: true,
          once: true,
        });
        new MutationObserver((_records, observer) => {
          if (location.pathname === '/' || !document.querySelector('.destination')) return;
          observer.disconnect();
          // The frame after the one that is being prepared has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await link.click();
  const time = await frame;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return time;
}
