import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { destinationRoute, destinationRoutes, homeRoute, routes } from '../../shared/routes.ts';
import { writeManifest } from '../../tools/build/build.ts';
import { clientBundle } from '../../tools/build/bundles.ts';
import { goWithoutScripts, hydrated, scripts, testSite, waiting } from './fixture.ts';
import { isMarked, mark, shows } from './visit.ts';

// The built site with browser scripts for development, where React warns about mistakes. Before `testSite` serves it.
const dist = await mkdtemp(join(tmpdir(), 'par-avion-'));
beforeAll(async () => {
  await cp('dist', dist, { recursive: true });
  const options = { dist, development: true };
  const { metafile } = await build(clientBundle(options));
  await writeManifest(options, readBuildOutput('dist').manifest, metafile);
});
afterAll(() => rm(dist, { recursive: true, force: true }));

const site = testSite({ dist });
const usa = destinationRoute('usa');

describe('hydration', () => {
  it('keeps every element that the server sent, at every address, without a warning', async () => {
    const warnings: string[] = [];
    const page = await site.openPage('about:blank', { reducedMotion: 'no-preference' });
    page.on('console', (message) => {
      // What scripts log has arguments; what the browser itself reports has none.
      if (message.type() === 'warning' && message.args().length > 0) warnings.push(message.text());
    });
    for (const { path } of routes) {
      const release = await goWithoutScripts(page, path);
      const served = await page.evaluateHandle(() => [
        ...document.querySelectorAll('#root :not(datalist *)'),
      ]);
      release();
      await hydrated(page);
      const changes = await served.evaluate((elements) => {
        const now = new Set(document.querySelectorAll('#root :not(datalist *)'));
        const removed = elements.filter((element) => !now.has(element));
        return { removed: removed.map((it) => it.outerHTML), added: now.size - elements.length };
      });
      expect(changes, path).toEqual({ removed: [], added: 0 });
    }
    expect(warnings).toEqual([]);
  });

  it('keeps what was ticked and opened before, and keeps the tick for the next visit', async () => {
    // In development React warns that the question is open already.
    const allowed = /hydration-mismatch/;
    const page = await site.openPage('about:blank', { allowed });
    const release = await goWithoutScripts(page, usa.path);
    const box = page.locator('main [type="checkbox"]').nth(1);
    const answer = page.locator('main details p').first();
    expect(await answer.isVisible()).toBe(false);
    await box.check();
    await page.locator('main summary').first().press('Enter');
    release();
    await hydrated(page);
    expect(await page.locator('main input:checked').count()).toBe(1);
    expect(await answer.isVisible()).toBe(true);
    await page.reload();
    await hydrated(page);
    expect(await box.isChecked()).toBe(true);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['key', (page) => page.keyboard.press('Shift')],
    ['press', (page) => page.mouse.down()],
  ])('starts at the first %s, before the page has loaded', async (_name, act) => {
    const requests: string[] = [];
    const page = await site.openPage('/', {
      waitUntil: 'domcontentloaded',
      prepare: async (prepared) => {
        // Pictures that never arrive: the page does not finish loading.
        await prepared.route('**/*.svg', () => {});
        prepared.on('request', (request) => requests.push(request.url()));
      },
    });
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
    );
    expect(requests.filter((url) => scripts.test(url))).toEqual([]);
    await act(page);
    await hydrated(page);
  });
});

// A violation is an error in the console, which fails every browser test.
it('every page can be rendered in the browser under Trusted Types, with flight and map', async () => {
  const page = await site.openLivePage('/', { reducedMotion: 'no-preference' });
  await mark(page);
  for (const route of [...destinationRoutes, homeRoute]) {
    await page.locator(`#root a[href="${route.path}"]:visible`).first().click();
    await shows(page, route);
  }
  expect(await isMarked(page), 'rendered in the browser').toBe(true);
  await page.locator('#welcome picture + div svg path').first().waitFor({ state: 'attached' });
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => page.frames().length, waiting).toBe(2);
});

it('Trusted Types let no string become markup', async () => {
  const page = await site.openPage('/', { allowed: /TrustedHTML/ });
  const insert = () =>
    page.evaluate(() => {
      document.body.innerHTML = '<p>inserted</p>';
    });
  await expect(insert()).rejects.toThrow(/TrustedHTML/);
});

it('the main script’s routine is called once, on the home page alone', async () => {
  const body = 'globalThis.calls = 0; globalThis.parAvion = { init: () => void (calls += 1) };';
  const page = await site.openPage('about:blank');
  await page.route(/\/assets\/main-script[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.clock.install({ time: 0 });
  for (const { path, canonicalPath } of routes) {
    await page.goto(path);
    // Scripts are loaded when the browser is idle.
    await page.clock.runFor(2_000);
    await hydrated(page);
    await page.clock.runFor(60_000);
    expect(await page.evaluate('calls'), path).toBe(canonicalPath === '/' ? 1 : 0);
  }
});
