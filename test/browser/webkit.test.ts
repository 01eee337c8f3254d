import { beforeEach, expect, it } from 'vitest';
import { destinationRoute, homeRoute } from '../../shared/routes.ts';
import { injectAxe, showEveryState, violationsOf } from './axe.ts';
import { waiting } from './fixture.ts';
import { isMarked, mark, placeOf, scrollDown, shows, startsInView } from './visit.ts';
import { testSiteInWebKit } from './webkit-fixture.ts';

// What WebKit does otherwise than Chromium: navigation by the browser itself leaves `history.state` empty.
const site = testSiteInWebKit();
const usa = destinationRoute('usa');

beforeEach(() => site.page.setViewport({ width: 1_000, height: 700 }));

function followLink(selector: string): Promise<void> {
  return site.page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);
}

it('the skip link stays at its target, and Back restores the pages before', async () => {
  const { page } = site;
  await site.openLivePage('/');
  await mark(page);
  await scrollDown(page, 2_600);
  await followLink(`#services li a[href="${usa.path}"]`);
  await shows(page, usa);
  await page.evaluate(() => document.querySelector<HTMLElement>('[href="#main"]')?.focus());
  await page.press('Enter');
  await startsInView(page, 'main');
  await page.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.evaluate(() => history.back());
  await expect.poll(() => placeOf(page), waiting).toMatchObject({ hash: '', top: 0 });
  await shows(page, usa);
  await page.evaluate(() => history.back());
  await shows(page, homeRoute);
  const home = { hash: '', top: 2_600, focus: usa.path };
  await expect.poll(() => placeOf(page), waiting).toEqual(home);
  expect(await isMarked(page)).toBe(true);
});

it('a hash edited in the address bar shows its section, and the brand leads to the top', async () => {
  const { page } = site;
  await site.openLivePage('/');
  await mark(page);
  await page.evaluate(() => {
    location.hash = '#what-we-do';
  });
  await startsInView(page, 'what-we-do');
  await followLink('header > a');
  await expect.poll(() => placeOf(page), waiting).toMatchObject({ hash: '', top: 0 });
  expect(await isMarked(page)).toBe(true);
});

it('what was typed is kept through a navigation and a reload', async () => {
  const { page } = site;
  const typed = () =>
    page.evaluate(() => document.querySelector<HTMLInputElement>('#enquiry input')?.value);
  await site.openLivePage('/');
  await mark(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('#enquiry input')?.focus());
  await page.press('A');
  await expect.poll(typed, waiting).toBe('A');
  await followLink(`#services li a[href="${usa.path}"]`);
  await shows(page, usa);
  await page.evaluate(() => history.back());
  await shows(page, homeRoute);
  await expect.poll(typed, waiting).toBe('A');
  await page.evaluate(() => location.reload());
  await expect.poll(() => isMarked(page), waiting).toBe(false);
  await expect.poll(typed, waiting).toBe('A');
  await page.evaluate(() => sessionStorage.clear());
});

it.each(['/', usa.path, destinationRoute('newzealand').path])(
  '%s has no violation of WCAG 2.2 AA that axe finds in WebKit, and no faint text, in any state',
  async (path) => {
    const { page } = site;
    await page.setViewport({ width: 360, height: 470 });
    await site.openLivePage(path);
    await injectAxe(page);
    await page.evaluate(showEveryState);
    expect(await violationsOf(page)).toEqual([]);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => Number(getComputedStyle(element).opacity) < 1)
          .map((element) => element.outerHTML.slice(0, 100)),
      ),
    ).toEqual([]);
  },
);
