import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import { type PageOptions, testSite } from './fixture.ts';

const site = testSite();
const usa = destinationRoute('usa').path;
const withoutScript: PageOptions = { javaScriptEnabled: false };

/** The lists of papers: the one for the application, then the one for the visa. */
function lists(page: Page) {
  return page.locator('form', { has: page.locator('[type="checkbox"]') });
}

function boxes(page: Page, list: number) {
  return lists(page).nth(list).getByRole('checkbox');
}

/** Which papers are ticked, by list. */
async function ticks(page: Page): Promise<readonly (readonly number[])[]> {
  return lists(page).evaluateAll((forms) =>
    forms.map((form) =>
      [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].flatMap((box, index) =>
        box.checked ? [index] : [],
      ),
    ),
  );
}

describe('the lists of papers', () => {
  it('keep their ticks on this device, each list its own, until they are cleared', async () => {
    const page = await site.openLivePage(usa);
    await boxes(page, 0).nth(1).check();
    await boxes(page, 1).nth(0).check();
    await boxes(page, 1).nth(2).check();
    await page.reload();
    await expect.poll(() => ticks(page)).toEqual([[1], [0, 2]]);
    await lists(page).nth(1).getByRole('button').click();
    expect(await ticks(page)).toEqual([[1], []]);
    await page.goto(destinationRoute('uk').path);
    await page.goto(usa);
    await expect.poll(() => ticks(page)).toEqual([[1], []]);
  });

  it('keep a tick that was made before the scripts arrived', async () => {
    const { page, release } = await site.openWaitingPage(usa);
    await boxes(page, 0).nth(1).check();
    release();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(1);
    await page.reload();
    await expect.poll(() => ticks(page)).toEqual([[1], []]);
  });

  it('can be ticked and cleared without script', async () => {
    const page = await site.openPage(usa, withoutScript);
    await lists(page).nth(0).locator('label').first().click();
    await boxes(page, 1).nth(0).check();
    expect(await ticks(page)).toEqual([[0], [0]]);
    await lists(page).nth(0).getByRole('button').click();
    expect(await ticks(page)).toEqual([[], [0]]);
    expect(page.url()).toBe(site.origin + usa);
  });

  it('work where storage is forbidden', async () => {
    const page = await site.openLivePage(usa, {
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('Forbidden', 'SecurityError');
            },
          });
        }),
    });
    await boxes(page, 0).nth(1).check();
    expect(await ticks(page)).toEqual([[1], []]);
    await lists(page).nth(0).getByRole('button').click();
    expect(await ticks(page)).toEqual([[], []]);
  });
});

it.each([true, false])(
  'questions open with the keyboard, script: %s',
  async (javaScriptEnabled) => {
    const page = await site.openPage(usa, { javaScriptEnabled });
    const question = page.locator('details').first();
    expect(await question.locator('p').isVisible()).toBe(false);
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await question.locator('p').isVisible()).toBe(true);
    await page.keyboard.press('Space');
    expect(await question.locator('p').isVisible()).toBe(false);
  },
);

it('the countries stay in view when the table that compares them is scrolled', async () => {
  const page = await site.openPage('/', {
    ...withoutScript,
    viewport: { width: 320, height: 800 },
  });
  const table = page.locator('[tabindex="0"]', { has: page.getByRole('table') });
  const lefts = () =>
    table
      .locator('tr > :first-child, caption')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
  const before = await lefts();
  const scrolled = await table.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
    return box.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(320);
  expect(await lefts()).toEqual(before);
});
