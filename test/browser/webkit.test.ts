import { beforeEach, expect, it } from 'vitest';
import { destinationRoute, homeRoute } from '../../shared/routes.ts';
import { injectAxe, showEveryState, violationsOf } from './axe.ts';
import { waiting } from './fixture.ts';
import { coloursAlong, type Line, stripedShare } from './pixels.ts';
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

it('the perforation of a stamp ends at all four edges of its paper', async () => {
  const { page } = site;
  await site.openLivePage('/');
  const { left, right, top, bottom } = await page.evaluate(findPaper);
  const picture = await page.screenshot();
  const edges: readonly Line[] = [
    { from: [left, top + 1], to: [right, top + 1] },
    { from: [left, bottom - 2], to: [right, bottom - 2] },
    { from: [left + 1, top], to: [left + 1, bottom] },
    { from: [right - 2, top], to: [right - 2, bottom] },
  ];
  for (const edge of edges) {
    const colours = await coloursAlong(page, picture, edge);
    const share = colours.filter(({ blue }) => blue > 235).length / colours.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.6);
  }
});

it('the airmail edge is half paper, half stripes', async () => {
  const { page } = site;
  await site.openLivePage(usa.path);
  expect(await stripedShare(page, await page.screenshot())).toBeCloseTo(0.5, 1);
});

/** Runs in the page: scrolls to the first stamp and returns the box of its paper, within the border of `::before`. */
function findPaper() {
  const stamp = document.querySelector('#services .stamp') as HTMLElement;
  stamp.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = stamp.getBoundingClientRect();
  const { width, height, borderTopWidth } = getComputedStyle(stamp, '::before');
  const across = Number.parseFloat(width) / 2 - Number.parseFloat(borderTopWidth);
  const down = Number.parseFloat(height) / 2 - Number.parseFloat(borderTopWidth);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return {
    left: Math.round(x - across),
    right: Math.round(x + across),
    top: Math.round(y - down),
    bottom: Math.round(y + down),
  };
}
