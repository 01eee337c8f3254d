import { mkdir, writeFile } from 'node:fs/promises';
import { routes } from '../shared/routes.ts';
import { launchBrowser } from './browsers.ts';
import { ensureBuild } from './ensure-build.ts';
import { startSite } from './site-process.ts';
import { startWebKit } from './webkit/webkit.ts';

// `npm run screenshots [-- id …]`: every route, in three engines, at several widths, light and dark, and as it prints.
type Scheme = 'light' | 'dark';

const folder = 'screenshots';
const widths = { headless: [320, 390, 768, 1280, 1920], firefox: [390, 1280], webkit: [390, 1280] };

const wanted = process.argv.slice(2);
await ensureBuild();
await mkdir(folder, { recursive: true });
const site = await startSite({ environment: { LOG_LEVEL: 'silent' } });
const pages = [...routes, { id: 'not-found', path: '/not-found' }]
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map(({ id, path }) => ({ id, url: site.origin + path }));
for (const scheme of ['light', 'dark'] as const) {
  await shoot('headless', scheme);
  await shoot('firefox', scheme);
  await shootInWebKit(scheme);
}
await site.stop();

async function shoot(engine: 'headless' | 'firefox', scheme: Scheme): Promise<void> {
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
      const path = `${folder}/${id}-${engine}-${width}-${scheme}.png` as const;
      await page.screenshot({ path, fullPage: true });
    }
    if (scheme === 'light') await page.pdf({ path: `${folder}/${id}-${engine}.pdf`, format: 'A4' });
  }
  await browser.close();
}

/** The driver can't take a picture of more than the viewport, so that is made tall. */
async function shootInWebKit(scheme: Scheme): Promise<void> {
  const page = await startWebKit(scheme);
  for (const { id, url } of pages) {
    for (const width of widths.webkit) {
      await page.setViewport({ width, height: 2_600 });
      await page.goto(url);
      await page.waitForFunction(() => document.readyState === 'complete');
      const picture = Buffer.from(await page.screenshot(), 'base64');
      await writeFile(`${folder}/${id}-webkit-${width}-${scheme}.png`, picture);
    }
  }
  await page.close();
}

/** Runs in the page: loads the pictures that are below the viewport, and waits for the font. */
async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
