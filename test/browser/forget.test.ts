import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { expectValues, fillIn } from './enquiry.ts';
import { choose } from './plan-page.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click } from './visit.ts';

const site = testSite();
const forget = '#enquiry details button';

/** All that the browser keeps of the site, by key; and its cookies. */
function storedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await hydrated(page);
}

/** Uses all that keeps something: on each country's page the plan and all lists, on the home page the rest. */
async function useEverything(page: Page): Promise<void> {
  for (const { path } of destinationRoutes) {
    await visit(page, path);
    await choose(page, 'level', 1);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLElement>('[type="checkbox"]')) box.click();
    });
  }
  await visit(page, '/');
  await page.mouse.move(300, 300);
  await click(page, 'button[aria-label$=" animation"]');
  await page.select('.compare__choice select', destinationRoutes.at(-1)?.id ?? '');
  await fillIn(page);
}

function shownIn(page: Page) {
  return page.evaluate(() => ({
    ticked: document.querySelectorAll('[type="checkbox"]:checked').length,
    level: document.querySelector<HTMLSelectElement>('[name="level"]')?.value,
    query: location.search,
  }));
}

it('after “Forget everything on this device” nothing is kept, in any open tab', async () => {
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated('/', { media });
  await useEverything(page);
  // The draft and that it has not ended, what is compared, that the plane stands still; for each country a choice, two lists.
  expect(await storedIn(page)).toHaveLength(4 + 3 * destinationRoutes.length);
  const guide = await page.browserContext().newPage();
  await visit(guide, destinationRoutes[0]?.path ?? '');
  expect((await shownIn(guide)).ticked).toBeGreaterThan(5);
  const form = await page.browserContext().newPage();
  await visit(form, '/');
  await fillIn(form);
  await page.bringToFront();

  await click(page, 'a[href="#privacy"]');
  await click(page, forget);
  await expectValues(page, {});
  const compared = () =>
    page.$$eval('.compare__choice select', (all) => all.map(({ selectedIndex }) => selectedIndex));
  expect(await compared()).toEqual([0, 1]);
  const message = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(message).toMatch(/^Done\./);
  await expectValues(form, {});
  await expect.poll(() => shownIn(guide)).toEqual({ ticked: 0, level: '', query: '' });
  for (const tab of [page, guide, form]) expect(await storedIn(tab)).toEqual([]);
});
