import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { site as siteCopy } from '#content/site.ts';
import { expectValues, fillIn } from './enquiry.ts';
import { choose } from './plan-page.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, destinationAt, scrollDown } from './visit.ts';

const site = testSite();

/** All that the browser keeps of the site, by key; and its cookies. */
function storedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );
}

/** Opens another tab for the same visitor. */
async function openTab(beside: Page, path: string): Promise<Page> {
  const tab = await beside.browserContext().newPage();
  await tab.goto(site.origin + path);
  await hydrated(tab);
  return tab;
}

function shownIn(guide: Page) {
  return guide.evaluate(() => ({
    ticked: document.querySelectorAll('[type="checkbox"]:checked').length,
    level: document.querySelector<HTMLSelectElement>('[name="level"]')?.value,
    query: location.search,
  }));
}

it('clears stored data in every open tab', async () => {
  const forgetButton = '#enquiry details .screen-only.row > .button--quiet';
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated(destinationAt(0).path, { media });
  await click(page, 'header a[href="/"]');
  await click(page, forgetButton);
  await page.mouse.move(300, 300);
  await click(page, 'button[aria-label$=" animation"]');
  await page.select('.compare__choice select', destinationAt(-1).id);
  await fillIn(page);
  const guide = await openTab(page, destinationAt(0).path);
  await choose(guide, 'level', 1);
  await guide.$$eval('input[type="checkbox"]', (boxes) => boxes.map((box) => box.click()));
  expect((await shownIn(guide)).ticked).toBeGreaterThan(5);
  const form = await openTab(page, destinationAt(0).path);
  await click(form, 'header a[href="/"]');
  await form.waitForSelector('.compare__choice');
  await form.select('.compare__choice select', destinationAt(-1).id);
  await fillIn(form);
  await page.bringToFront();
  // The draft and that it has not ended, what is compared, that the plane stands still; a choice and two lists.
  expect(await storedIn(page)).toHaveLength(7);

  await click(page, 'a[href="#privacy"]');
  await click(page, forgetButton);
  await expectValues(page, {});
  const compared = page.$$eval('.compare__choice :is(:checked, :disabled)', (all) =>
    all.map((option) => (option as HTMLOptionElement).index),
  );
  expect(await compared).toEqual([0, 1, 0, 1]);
  await page.waitForSelector('button[aria-label="Pause animation"]');
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Done.'));
  expect(await page.$$('#enquiry :user-invalid')).toEqual([]);
  await expectValues(form, {});
  await expect.poll(() => shownIn(guide)).toEqual({ ticked: 0, level: '', query: '' });
  expect(form.url()).toBe(`${site.origin}/`);
  for (const tab of [page, guide, form]) expect(await storedIn(tab)).toEqual([]);
});

// The security policy refuses every other host, and what it refuses is an error.
it('requests nothing of other hosts until the map is visible', async () => {
  const asked: string[] = [];
  const prepare = (page: Page) => page.on('request', (request) => asked.push(request.url()));
  const page = await site.openHydrated('/', { prepare, viewport: { width: 390, height: 844 } });
  const elsewhere = () => asked.filter((address) => !address.startsWith(site.origin));
  // Just above it.
  const distanceTo = (map: Element) => map.getBoundingClientRect().top - innerHeight - 5;
  await scrollDown(page, await page.$eval('.office-map', distanceTo));
  await page.waitForNetworkIdle();
  expect(asked.length).toBeGreaterThan(5);
  expect(elsewhere()).toEqual([]);
  await page.$eval('.office-map', (map) => map.scrollIntoView());
  await expect.poll(elsewhere).toEqual([siteCopy.map.embed]);
  const heights = page.$$eval('.office-map :is(div, svg, iframe)', (all) =>
    all.map((it) => it.getBoundingClientRect().height),
  );
  expect(await heights).toEqual([250, 250, 250]);
});
