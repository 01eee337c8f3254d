import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { homeRoute, routes } from '../../shared/routes.ts';
import { writeManifest } from '../../tools/build/build.ts';
import { clientBundle } from '../../tools/build/bundles.ts';
import { destinationAt } from './destination-at.ts';
import { enquiry, expectValues, fillIn } from './enquiry.ts';
import { goWithoutScripts, intercept, scripts } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, expectFocus, fetchedUrls, translate } from './visit.ts';

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
const usa = destinationAt(0);
const boxes = 'main [type="checkbox"]';

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

it('a page that is shown at another address, as in an archive, stays as it was sent', async () => {
  const page = await site.openPage('about:blank');
  const body = await (await fetch(site.origin + usa.path)).text();
  const copy = { contentType: 'text/html', body };
  await intercept(page, /\/archive\//, (request) => request.respond(copy));
  await page.goto(`${site.origin}/archive/usa`);
  const hydrate = expect.stringMatching(/\/hydrate-/);
  await expect.poll(() => fetchedUrls(page)).toEqual(expect.arrayContaining([hydrate]));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await page.$$eval('h1', (all) => all.map((it) => it.textContent))).toEqual([
    'Study in USA',
  ]);
});

it.each([homeRoute.path, usa.path])(
  '%s is hydrated where another version of the site has stored other things',
  async (path) => {
    const page = await site.openHydrated(path);
    await page.evaluate(() => {
      history.replaceState({ entry: { scrollY: 'top', focus: {}, open: 3 } }, '');
      sessionStorage.setItem('enquiry', '{ "typed": 5, "postedAt": "today" }');
      localStorage.setItem('usa-start', '"september"');
      localStorage.setItem('usa-application', '{ "passport": true }');
    });
    await page.reload();
    await hydrated(page);
  },
);

const extend = () => document.querySelector('main')?.prepend('Hint');

const changes = [
  { name: 'as it was sent', change: () => undefined, allowed: /^$/ },
  { name: 'that the browser has translated', change: translate, allowed: /[Hh]ydrat/ },
  { name: "with an extension's text", change: extend, allowed: /[Hh]ydrat/ },
];

/** Which of these are ticked or open, by index. */
function shownIn(page: Page, selector: string): Promise<readonly number[]> {
  return page.$$eval(selector, (all) =>
    all.flatMap((it, index) => (it.matches('[open], :checked') ? index : [])),
  );
}

async function tick(page: Page, index: number): Promise<void> {
  await (await page.$$(boxes))[index]?.click();
}

describe.each(changes)('hydration of a page $name', ({ change, allowed }) => {
  it('keeps what was ticked, opened and focused before, beside what was kept', async () => {
    const page = await site.openHydrated(usa.path, { allowed });
    await tick(page, 0);
    const release = await goWithoutScripts(page, site.origin + usa.path);
    await tick(page, 1);
    await click(page, '.questions summary');
    await page.evaluate(change);
    await release();
    await hydrated(page);
    expect(await shownIn(page, boxes)).toEqual([0, 1]);
    expect(await shownIn(page, '.questions details')).toEqual([0]);
    await expectFocus(page, '.questions summary');
  });

  it('keeps what is ticked afterwards, too', async () => {
    const page = await site.openHydrated(usa.path, { allowed });
    await page.evaluate(change);
    await tick(page, 2);
    await page.reload();
    await hydrated(page);
    expect(await shownIn(page, boxes)).toEqual([2]);
  });

  it('keeps what was typed before, over a reload, in place of what was kept', async () => {
    const page = await site.openHydrated('/', { allowed });
    await fillIn(page, { name: 'Someone else' });
    const release = await goWithoutScripts(page, site.origin);
    await fillIn(page);
    await page.evaluate(change);
    await release();
    await hydrated(page);
    await expectValues(page, enquiry);
    await page.reload();
    await expectValues(page, enquiry);
  });
});

it.each<[string, (page: Page) => Promise<void>]>([
  ['key', (page) => page.keyboard.press('Shift')],
  ['press', (page) => page.mouse.down()],
])('hydration starts at the first %s, before the page has loaded', async (_name, act) => {
  const page = await site.openPage('about:blank');
  // Pictures that never arrive: the page does not finish loading.
  await intercept(page, /\.svg$/, () => undefined);
  await page.goto(site.origin, { waitUntil: 'domcontentloaded' });
  expect((await fetchedUrls(page)).filter((url) => scripts.test(url))).toEqual([]);
  await act(page);
  await hydrated(page);
});
