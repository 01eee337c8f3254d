import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { testSite } from './site-in-browser.ts';

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

/** Pixels by which a cell stands beside the name of its country, and by which the table is too wide. */
async function misplacedBy(page: Page): Promise<readonly number[]> {
  const table = await page.$('.compare');
  const offsets = await table?.evaluate(({ scrollWidth, clientWidth }) => {
    const [heads = [], ...rows] = [...document.querySelectorAll('.compare tr')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('[data-destination]')]
        .filter((cell) => cell.checkVisibility())
        .toSorted((one, other) => one.offsetLeft - other.offsetLeft),
    );
    const countries = heads.map(({ dataset }) => dataset['destination']);
    const cells = rows.flatMap((row) =>
      row.map(({ dataset, offsetLeft }, index) => {
        const isBelow = dataset['destination'] === countries[index];
        return isBelow ? offsetLeft - (heads[index]?.offsetLeft ?? 0) : Number.NaN;
      }),
    );
    return [...new Set([...cells, scrollWidth - clientWidth])];
  });
  return offsets ?? [];
}

it.each([
  { name: 'in the order of the table', left: -2, right: -1 },
  { name: 'against it', left: -2, right: 2 },
])('any two countries stand side by side on a phone, $name, without script', async (row) => {
  const page = await openNarrow();
  expect(await compared(page)).toEqual(labelsAt(0, 1));
  const [left, right] = await page.$$('.compare select');
  await right?.select(destinationAt(row.right).id);
  await left?.select(destinationAt(row.left).id);
  expect(await compared(page)).toEqual(labelsAt(row.left, row.right));
  expect(await misplacedBy(page)).toEqual([0]);
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
  expect(await misplacedBy(page)).toEqual([0]);
  expect(await page.$eval('.compare select', (select) => select.checkVisibility())).toBe(false);
});
