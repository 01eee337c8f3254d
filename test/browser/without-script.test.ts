import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { testSite } from './site-in-browser.ts';
import { destinationAt, expectStartInView } from './visit.ts';

const site = testSite();

function open(path: string, width = 1280) {
  return site.openPage(path, { javaScriptEnabled: false, viewport: { width, height: 800 } });
}

it('opens and marks a linked question', async () => {
  const { path } = destinationAt(0);
  const page = await open(path);
  const question = await page.$eval('.questions summary + [id]', ({ id }) => id);
  await page.goto(`${site.origin}${path}#${question}`);
  const opened = await page.$$eval('details[open]', (all) =>
    all.map((it) => [it.querySelector('summary + [id]')?.id, getComputedStyle(it).borderLeftWidth]),
  );
  expect(opened).toEqual([[question, '4px']]);
  await expectStartInView(page, 'details[open] > summary');
});

/** The countries shown side by side, from left to right. */
function compared(page: Page) {
  return page.$$eval('.compare [data-destination]', (cells) => {
    const columns = (cells as HTMLElement[])
      .filter((cell) => cell.checkVisibility())
      .sort((one, other) => one.offsetLeft - other.offsetLeft)
      .map(({ offsetLeft, dataset }) => `${offsetLeft} ${dataset['destination']}`);
    // One entry per column and country.
    return [...new Set(columns)].map((column) => column.split(' ')[1]);
  });
}

function idsAt(...places: readonly number[]): readonly string[] {
  return places.map((place) => destinationAt(place).id);
}

it.each([320, 1280])('compares two countries side by side at %i px', async (width) => {
  const page = await open('/', width);
  expect(await compared(page)).toEqual(idsAt(0, 1));
  const [left, right] = await page.$$('.compare select');
  await right?.select(destinationAt(2).id);
  await left?.select(destinationAt(-2).id);
  expect(await compared(page)).toEqual(idsAt(-2, 2));
  expect(await page.$eval('.compare', (it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

it('disables in each select the country chosen in the other', async () => {
  const page = await open('/', 320);
  // At first 0 and 1 are chosen: the arrow key skips 1 in the left select, then 2 in the right.
  await page.focus('.compare label:first-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(idsAt(2, 1));
  await page.focus('.compare label:last-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(idsAt(2, 3));
});
