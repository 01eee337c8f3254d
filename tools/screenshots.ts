import { mkdir, writeFile } from 'node:fs/promises';
import { routes } from '../shared/routes.ts';
import { launchBrowser } from './browsers.ts';
import { ensureBuild } from './ensure-build.ts';
import { startSite } from './site-process.ts';
import { startWebKit } from './webkit/webkit.ts';

// `npm run screenshots [-- id …]`: every route, in three engines, at several widths, light and dark, and as it prints.
type Scheme = 'light' | 'dark';
type Address = { readonly id: string; readonly url: string };

const folder = 'screenshots';
const widths = { headless: [320, 390, 768, 1280, 1920], firefox: [390, 1280], webkit: [390, 1280] };

const wanted = process.argv.slice(2);
await ensureBuild();
await mkdir(folder, { recursive: true });
const site = await startSite({ environment: { LOG_LEVEL: 'silent' } });
const addresses = [...routes, { id: 'not-found', path: '/not-found' }]
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map(({ id, path }) => ({ id, url: site.origin + path }));
for (const scheme of ['light', 'dark'] as const) {
  await shoot('headless', scheme, addresses);
  await shoot('firefox', scheme, addresses);
  await shootInWebKit(scheme, addresses);
}
await site.stop();

async function shoot(engine: 'headless' | 'firefox', scheme: Scheme, pages: readonly Address[]) {
  const browser = await launchBrowser(engine, scheme);
  const page = await browser.newPage();
  if (engine === 'headless') {
    const motion = { name: 'prefers-reduced-motion', value: 'reduce' };
    await page.emulateMediaFeatures([motion, { name: 'prefers-color-scheme', value: scheme }]);
  }
  for (const { id, url } of pages) {
    for (const width of widths[engine]) {
      await page.setViewport({ width, height: 900 });
      await page.goto(url);
      await page.evaluate(showEverything);
      await page.screenshot({ path: pathOf(id, engine, width, scheme), fullPage: true });
    }
    if (scheme === 'light') await page.pdf({ path: `${folder}/${id}-${engine}.pdf`, format: 'A4' });
  }
  await browser.close();
}

/** The driver can't take a picture of more than the viewport, so that is made tall. */
async function shootInWebKit(scheme: Scheme, pages: readonly Address[]) {
  const page = await startWebKit(scheme);
  for (const { id, url } of pages) {
    for (const width of widths.webkit) {
      await page.setViewport({ width, height: 2_600 });
      await page.goto(url);
      await page.waitForFunction(() => document.readyState === 'complete');
      await writeFile(pathOf(id, 'webkit', width, scheme), await page.screenshot(), 'base64');
    }
  }
  await page.close();
}

function pathOf(id: string, engine: string, width: number, scheme: Scheme): `${string}.png` {
  return `${folder}/${id}-${engine}-${width}-${scheme}.png`;
}

/** Runs in the page: loads the pictures that are below the viewport, and waits for the font. */
async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
