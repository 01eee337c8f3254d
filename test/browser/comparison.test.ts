import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { testSite } from './site-in-browser.ts';
import { destinationAt } from './visit.ts';

const site = testSite();

/** Opens the comparison where there is room for two countries, without script. */
function openNarrow() {
  const viewport = { width: 320, height: 800 };
  return site.openPage('/', { javaScriptEnabled: false, viewport });
}

/** The countries that stand side by side, from left to right. */
function compared(page: Page) {
  return page.$$eval('.compare thead th', (heads) =>
    heads
      .filter((head) => head.checkVisibility())
      .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
      .map((head) => head.textContent),
  );
}

function labelsAt(...places: readonly number[]): readonly string[] {
  return places.map((place) => destinationAt(place).label);
}

/** At how many places cells of a country begin, each country's counted apart, and by how much the table is too wide. */
function columnsOf(page: Page) {
  return page.$eval('.compare', (table) => {
    const cells = [...table.querySelectorAll<HTMLElement>('[data-destination]')];
    const begins = cells
      .filter((cell) => cell.checkVisibility())
      .map(({ dataset, offsetLeft }) => `${dataset['destination']} ${offsetLeft}`);
    return { count: new Set(begins).size, overflow: table.scrollWidth - table.clientWidth };
  });
}

it('two countries stand side by side on a phone, also against the order of the table, without script', async () => {
  const page = await openNarrow();
  expect(await compared(page)).toEqual(labelsAt(0, 1));
  const [left, right] = await page.$$('.compare select');
  await right?.select(destinationAt(2).id);
  await left?.select(destinationAt(-2).id);
  expect(await compared(page)).toEqual(labelsAt(-2, 2));
  expect(await columnsOf(page)).toEqual({ count: 2, overflow: 0 });
});

it('what one side compares can’t be chosen for the other, without script', async () => {
  const page = await openNarrow();
  // At first 0 and 1 are chosen: the key skips 1 on the left, then 2 on the right.
  await page.focus('.compare label:first-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(labelsAt(2, 1));
  await page.focus('.compare label:last-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(labelsAt(2, 3));
});

it('all countries stand side by side where there is room, each answer below its country', async () => {
  const page = await site.openPage('/', { javaScriptEnabled: false });
  expect(await compared(page)).toEqual(destinationRoutes.map(({ label }) => label));
  expect(await columnsOf(page)).toEqual({ count: destinationRoutes.length, overflow: 0 });
  expect(await page.$eval('.compare select', (select) => select.checkVisibility())).toBe(false);
});
