import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { writeManifest } from '../../tools/build/build.ts';
import { clientBundle } from '../../tools/build/bundles.ts';
import { goWithoutScripts } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';

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

it('hydration keeps every element that the server sent, at every address, without a warning', async () => {
  const warnings: string[] = [];
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openPage('about:blank', { media });
  page.on('console', (message) => {
    // What scripts log has arguments; what the browser itself reports has none.
    if (message.type() === 'warn' && message.args().length > 0) warnings.push(message.text());
  });
  for (const path of [...routes.map((route) => route.path), '/#accessibility']) {
    const release = await goWithoutScripts(page, site.origin + path);
    const served = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
    await release();
    await hydrated(page);
    const removed = await served.evaluate((elements) =>
      elements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML),
    );
    expect(removed, path).toEqual([]);
  }
  expect(warnings).toEqual([]);
});
