import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { homeRoute } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { enquiry, expectValues, fillIn } from './enquiry.ts';
import { goWithoutScripts, intercept, scripts } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, expectFocus, fetchedUrls, translate } from './visit.ts';

const site = testSite();
const usa = destinationAt(0);
const boxes = 'main [type="checkbox"]';

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
  { name: 'that the browser has translated', change: translate, allowed: /Minified React error/ },
  { name: "with an extension's text", change: extend, allowed: /Minified React error/ },
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
