import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { launch } from 'puppeteer-core';
import { routes } from '../shared/routes.ts';
import { launchArguments, requireBrowser } from './browsers.ts';
import { ensureBuild } from './ensure-build.ts';
import { startSite } from './site-process.ts';
import { startWebKit } from './webkit/webkit.ts';

// `npm run screenshots [-- id …]`: every route, in three engines, at several widths, light and dark, and as it prints.
const folder = 'screenshots';
const schemes = ['light', 'dark'] as const;
const widths = { chromium: [320, 390, 768, 1280, 1920], firefox: [390, 1280], webkit: [390, 1280] };

type Scheme = (typeof schemes)[number];
type Address = { readonly id: string; readonly url: string };

const wanted = process.argv.slice(2);
await ensureBuild();
const site = await startSite({ environment: { LOG_LEVEL: 'silent' } });
const addresses = [...routes, { id: 'not-found', path: '/not-found' }]
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map(({ id, path }) => ({ id, url: site.origin + path }));
try {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const scheme of schemes) {
    await shootInChromium(scheme, addresses);
    await shootInFirefox(scheme, addresses);
    await shootInWebKit(scheme, addresses);
  }
} finally {
  await site.stop();
}

async function shootInChromium(colorScheme: Scheme, pages: readonly Address[]): Promise<void> {
  const executablePath = requireBrowser('headless');
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  const page = await context.newPage();
  for (const { id, url } of pages) {
    for (const width of widths.chromium) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      await page.evaluate(showEverything);
      await page.screenshot({ path: fileOf(id, 'chromium', width, colorScheme), fullPage: true });
    }
    if (colorScheme === 'light') await page.pdf({ path: `${folder}/${id}.pdf`, format: 'A4' });
  }
  await browser.close();
}

async function shootInFirefox(scheme: Scheme, pages: readonly Address[]): Promise<void> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      // No proxy listens there: only localhost can be reached.
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
  const page = await browser.newPage();
  for (const { id, url } of pages) {
    for (const width of widths.firefox) {
      await page.setViewport({ width, height: 900 });
      await page.goto(url);
      await page.evaluate(showEverything);
      await page.screenshot({ path: fileOf(id, 'firefox', width, scheme), fullPage: true });
    }
  }
  await browser.close();
}

/** The driver can't take a picture of more than the viewport, so that is made tall. */
async function shootInWebKit(scheme: Scheme, pages: readonly Address[]): Promise<void> {
  const page = await startWebKit(scheme);
  for (const { id, url } of pages) {
    for (const width of widths.webkit) {
      await page.setViewport({ width, height: 2_600 });
      await page.goto(url);
      await page.waitForFunction(() => document.readyState === 'complete');
      await writeFile(fileOf(id, 'webkit', width, scheme), await page.screenshot(), 'base64');
    }
  }
  await page.close();
}

function fileOf(id: string, engine: string, width: number, scheme: Scheme): `${string}.png` {
  return `${folder}/${id}-${engine}-${width}-${scheme}.png`;
}

/** Runs in the page: loads the pictures that are below the viewport, and waits for the font. */
async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
