import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { homeRoute } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { enquiry, expectValues, fillIn } from './enquiry.ts';
import { goWithoutScripts, intercept, scripts } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, expectFocusWithin, fetchedUrls, translate } from './visit.ts';

const site = testSite();
const first = destinationAt(0);
const boxes = 'main [type="checkbox"]';

it('a page that is shown at another address, as in an archive, stays as it was sent', async () => {
  const page = await site.openPage('about:blank');
  const body = await (await fetch(site.origin + first.path)).text();
  const copy = { contentType: 'text/html', body };
  await intercept(page, /\/archive\//, (request) => request.respond(copy));
  await page.goto(`${site.origin}/archive/guide`);
  const hydrate = expect.stringMatching(/\/hydrate-/);
  await expect.poll(() => fetchedUrls(page)).toEqual(expect.arrayContaining([hydrate]));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await page.$$eval('h1', (all) => all.map((it) => it.textContent))).toEqual([
    `Study in ${first.label}`,
  ]);
});

it.each([homeRoute.path, first.path])(
  '%s is hydrated where another version of the site has stored other things',
  async (path) => {
    const page = await site.openHydrated(path);
    await page.evaluate((id) => {
      history.replaceState({ entry: { scrollY: 'top', focus: {}, open: 3 } }, '');
      sessionStorage.setItem('enquiry', '{ "typed": 5, "postedAt": "today" }');
      sessionStorage.setItem('compared', '{ "left": 1 }');
      localStorage.setItem(`${id}-start`, '"september"');
      localStorage.setItem(`${id}-application`, '{ "passport": true }');
    }, first.id);
    await page.reload();
    await hydrated(page);
  },
);

const extend = () => document.querySelector('main')?.prepend('Hint');

const changes = [
  {
    name: 'as it was sent',
    later: 'as it was sent',
    change: () => undefined,
    allowed: /^$/,
  },
  {
    name: 'that the browser has translated',
    later: 'that the browser then translates',
    change: translate,
    allowed: /Minified React error/,
  },
  {
    name: "with an extension's text",
    later: 'into which an extension then writes',
    change: extend,
    allowed: /Minified React error/,
  },
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
  it('keeps what was ticked, opened and focused before the scripts came, and what was ticked at an earlier visit', async () => {
    const page = await site.openHydrated(first.path, { allowed });
    await tick(page, 0);
    const release = await goWithoutScripts(page, site.origin + first.path);
    await tick(page, 1);
    await click(page, '.questions summary');
    await page.evaluate(change);
    await release();
    await hydrated(page);
    expect(await shownIn(page, boxes)).toEqual([0, 1]);
    expect(await shownIn(page, '.questions details')).toEqual([0]);
    await expectFocusWithin(page, '.questions summary');
  });

  it('keeps what was typed before the scripts came, not what an earlier load had kept, over a reload, too', async () => {
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

it.each(changes)('a tick in a hydrated page $later is kept over a reload', async (row) => {
  const page = await site.openHydrated(first.path, { allowed: row.allowed });
  await page.evaluate(row.change);
  await tick(page, 2);
  await page.reload();
  await hydrated(page);
  expect(await shownIn(page, boxes)).toEqual([2]);
});

it.each([
  { name: 'key', act: (page: Page) => page.keyboard.press('Shift') },
  { name: 'mouse button', act: (page: Page) => page.mouse.down() },
])(
  'hydration starts at the first $name that is pressed, before the page has loaded',
  async (row) => {
    const page = await site.openPage('about:blank');
    // Pictures that never arrive: the page does not finish loading.
    await intercept(page, /\.svg$/, () => undefined);
    await page.goto(site.origin, { waitUntil: 'domcontentloaded' });
    expect((await fetchedUrls(page)).filter((url) => scripts.test(url))).toEqual([]);
    await row.act(page);
    await hydrated(page);
  },
);
