import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { writeManifest } from '../../tools/build/build.ts';
import { clientBundle } from '../../tools/build/bundles.ts';
import { destinationAt } from './destination-at.ts';
import { goWithoutScripts } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, expectFocusWithin, translate } from './visit.ts';

// The built site with browser scripts for development, where React warns about mistakes. Before `testSite` serves it.
const dist = await mkdtemp(join(tmpdir(), 'par-avion-'));
beforeAll(async () => {
  await cp('dist', dist, { recursive: true });
  const options = { dist, development: true };
  // Without the script that asks `npm run dev` for changes.
  const { metafile } = await build({ ...clientBundle(options), inject: [] });
  await writeManifest(options, readBuildOutput('dist').manifest, metafile);
});
afterAll(() => rm(dist, { recursive: true, force: true }));

const site = testSite('headless', dist);

it.each([...routes.map(({ path }) => path), '/#accessibility'])(
  'hydration keeps every element that the server sent at %s, without a warning',
  async (path) => {
    const warnings: string[] = [];
    const media = { 'prefers-reduced-motion': 'no-preference' };
    const page = await site.openPage('about:blank', { media });
    page.on('console', (message) => {
      // What scripts log has arguments; what the browser itself reports has none.
      if (message.type() === 'warn' && message.args().length > 0) warnings.push(message.text());
    });
    const release = await goWithoutScripts(page, site.origin + path);
    const served = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
    await release();
    await hydrated(page);
    const removed = await served.evaluate((elements) =>
      elements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML),
    );
    expect(removed).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

it('a page that the browser translates before hydration keeps what was ticked, opened and focused', async () => {
  const page = await site.openPage('about:blank', { allowed: /Hydration failed/ });
  const release = await goWithoutScripts(page, site.origin + destinationAt(0).path);
  await click(page, 'main [type="checkbox"]');
  await click(page, '.questions summary');
  await page.evaluate(translate);
  await release();
  await hydrated(page);
  expect(await page.$eval('main [type="checkbox"]', (box) => box.matches(':checked'))).toBe(true);
  expect(await page.$eval('.questions details', (it) => it.matches('[open]'))).toBe(true);
  await expectFocusWithin(page, '.questions summary');
});
