import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { testSite } from './site-in-browser.ts';
import { destinationAt } from './visit.ts';

const site = testSite();

/** Opens the comparison without JavaScript. */
function open(width: number) {
  return site.openPage('/', { javaScriptEnabled: false, viewport: { width, height: 800 } });
}

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

it('compares two countries side by side on a phone without JavaScript', async () => {
  const page = await open(320);
  expect(await compared(page)).toEqual(idsAt(0, 1));
  const [left, right] = await page.$$('.compare select');
  await right?.select(destinationAt(2).id);
  await left?.select(destinationAt(-2).id);
  expect(await compared(page)).toEqual(idsAt(-2, 2));
  expect(await page.$eval('.compare', (it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

it('disables a country chosen on the other side without JavaScript', async () => {
  const page = await open(320);
  // 0 and 1 are chosen at first: the arrow key skips 1 on the left, then 2 on the right.
  await page.focus('.compare label:first-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(idsAt(2, 1));
  await page.focus('.compare label:last-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(idsAt(2, 3));
});

it('shows two chosen countries on a wide screen', async () => {
  const page = await open(1280);
  expect(await compared(page)).toEqual(idsAt(0, 1));
  const [, right] = await page.$$('.compare select');
  await right?.select(destinationAt(2).id);
  expect(await compared(page)).toEqual(idsAt(0, 2));
});
