import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { destinationRoute, destinationRoutes, homeRoute, routes } from '../../shared/routes.ts';
import { writeManifest } from '../../tools/build/build.ts';
import { clientBundle } from '../../tools/build/bundles.ts';
import { click } from './actions.ts';
import { enquiry, expectValues, fillIn } from './enquiry.ts';
import { goWithoutScripts, intercept, scripts } from './requests.ts';
import { hydrated, testSite, waiting } from './site-in-browser.ts';
import { expectFocus, isMarked, mark, press, shows } from './visit.ts';

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

const site = testSite({ dist });
const usa = destinationRoute('usa');
const boxes = 'main [type="checkbox"]';

it('hydration keeps every element that the server sent, at every address, without a warning', async () => {
  const warnings: string[] = [];
  const page = await site.openPage('about:blank', { media: { reducedMotion: 'no-preference' } });
  page.on('console', (message) => {
    // What scripts log has arguments; what the browser itself reports has none.
    if (message.type() === 'warn' && message.args().length > 0) warnings.push(message.text());
  });
  for (const path of [...routes.map((route) => route.path), '/#accessibility']) {
    const release = await goWithoutScripts(page, site.origin + path);
    const served = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
    release();
    await hydrated(page);
    const removed = await served.evaluate((elements) =>
      elements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML),
    );
    expect(removed, path).toEqual([]);
  }
  expect(warnings).toEqual([]);
});

/** Wraps every text, as a browser does that translates the page. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : 1,
  );
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const font = document.createElement('font');
    node.parentNode?.replaceChild(font, node);
    font.append(`${node.textContent}`.toUpperCase());
  }
}

it.each<[string, () => void, RegExp]>([
  ['of the page as it was sent', () => undefined, /^$/],
  ['of a page that the browser has translated', translate, /[Hh]ydrat/],
  [
    "with an extension's markup",
    () => document.querySelector('main')?.prepend('Hint'),
    /[Hh]ydrat/,
  ],
])(
  'hydration %s keeps what was ticked, opened, typed and focused before',
  async (_what, change, allowed) => {
    const page = await site.openLivePage(usa.path, { allowed });
    await click(page, boxes);
    /** Which of these are ticked or open, by index. */
    const shown = (selector: string) =>
      page.$$eval(selector, (all) =>
        all.flatMap((it, index) => (it.matches('[open], :checked') ? index : [])),
      );
    const release = await goWithoutScripts(page, site.origin + usa.path);
    await (await page.$$(boxes))[1]?.click();
    await click(page, 'main summary');
    await page.evaluate(change);
    release();
    await hydrated(page);
    expect([await shown(boxes), await shown('main details')]).toEqual([[0, 1], [0]]);
    await expectFocus(page, 'main summary');
    await page.reload();
    await hydrated(page);
    expect(await shown(boxes)).toEqual([0, 1]);
    await page.evaluate(change);
    await press(page, 'header a');
    await shows(page, homeRoute);
    const releaseForm = await goWithoutScripts(page, site.origin);
    await fillIn(page);
    await page.evaluate(change);
    releaseForm();
    await hydrated(page);
    await expectValues(page, enquiry);
    await page.reload();
    await expectValues(page, enquiry);
  },
);

it.each<[string, (page: Page) => Promise<void>]>([
  ['key', (page) => page.keyboard.press('Shift')],
  ['press', (page) => page.mouse.down()],
])('hydration starts at the first %s, before the page has loaded', async (_name, act) => {
  const requests: string[] = [];
  const page = await site.openPage('/', {
    waitUntil: 'domcontentloaded',
    prepare: async (prepared) => {
      // Pictures that never arrive: the page does not finish loading.
      await intercept(prepared, /\.svg$/, () => undefined);
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

// A violation is an error in the console, which fails every browser test.
it('every page can be rendered in the browser under Trusted Types, which let no string become markup', async () => {
  const media = { reducedMotion: 'no-preference' } as const;
  const page = await site.openLivePage('/', { media, allowed: /TrustedHTML/ });
  await mark(page);
  for (const route of [...destinationRoutes, homeRoute]) {
    await press(page, `#root a[href="${route.path}"]`);
    await shows(page, route);
  }
  expect(await isMarked(page), 'rendered in the browser').toBe(true);
  await page.$eval('#welcome picture', (picture) => picture.scrollIntoView());
  await page.waitForSelector('#welcome picture + div svg path');
  await page.$eval('iframe', (frame) => frame.scrollIntoView());
  await expect.poll(() => page.frames().length, waiting).toBe(2);
  const insert = () =>
    page.evaluate(() => {
      document.body.innerHTML = '<p>inserted</p>';
    });
  await expect(insert()).rejects.toThrow(/TrustedHTML/);
});
