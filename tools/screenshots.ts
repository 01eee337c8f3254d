import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { routes } from '../shared/routes.ts';
import { requireBrowser } from '../test/setup/browsers.ts';
import { freePort, launchArguments, startSite } from './running-site.ts';

// `npm run screenshots [id …]`: every route at every width, in light and dark, and as it prints.
const widths = [320, 390, 768, 1280, 1920];
const folder = 'screenshots';
const wanted = process.argv.slice(2);
const addresses = [
  ...routes.map(({ id, path }) => ({ id, path })),
  { id: 'not-found', path: '/not-found' },
].filter(({ id }) => wanted.length === 0 || (wanted as string[]).includes(id));

const port = await freePort();
const site = await startSite('dist', { PORT: String(port), LOG_LEVEL: 'silent' });
const browser = await chromium.launch({
  executablePath: requireBrowser('chromium'),
  args: launchArguments,
});
try {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const address of addresses) await shoot(browser, address);
} finally {
  await browser.close();
  site.kill();
}

async function shoot(browser: Browser, { id, path }: { id: string; path: string }): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    await context.route(/openstreetmap\.org/, (route) => route.abort());
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 800 : 900 });
      await page.goto(`http://localhost:${port}${path}`);
      await page.evaluate(async () => {
        // Pictures below the window load when they come near it.
        for (const image of document.images) image.loading = 'eager';
        await Promise.all(
          [...document.images].map((image) => image.decode().catch(() => undefined)),
        );
        await document.fonts.ready;
      });
      const file = `${id}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
    }
    if (colorScheme === 'light') await page.pdf({ path: join(folder, `${id}.pdf`), format: 'A4' });
    await context.close();
  }
}
