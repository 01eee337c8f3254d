import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes, homeRoute, homeSections } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { block, scripts } from './requests.ts';
import { testSite } from './site-in-browser.ts';
import {
  click,
  clickInPlace,
  expectFocusWithin,
  expectPlace,
  expectShown,
  expectStartInView,
  fetchedUrls,
  go,
  isSameDocument,
  placeOf,
  saveData,
  scrollDown,
  tagDocument,
} from './visit.ts';

const site = testSite();
const first = destinationAt(0);
const second = destinationAt(1);

const card = `#services li a[href="${second.path}"]`;
const brand = 'header > a';

const historyLength = (page: Page) => page.evaluate(() => history.length);

it.each([
  { name: 'a card of the home page', from: homeRoute, link: card, to: second },
  { name: 'the next destination', from: first, link: 'a[rel="next"]', to: second },
  { name: 'the brand', from: first, link: brand, to: homeRoute },
])('$name shows a page in the same document, from its top, its heading focused', async (row) => {
  const page = await site.openHydrated(row.from.path);
  await tagDocument(page);
  await click(page, row.link);
  await expectShown(page, row.to);
  await expectFocusWithin(page, 'h1');
  expect(await placeOf(page)).toMatchObject({ hash: '', top: 0 });
  expect(await isSameDocument(page)).toBe(true);
});

it('a link to another page adds one step to the history', async () => {
  const page = await site.openHydrated('/');
  const steps = await historyLength(page);
  await clickInPlace(page, card);
  await expectShown(page, second);
  expect(await historyLength(page)).toBe(steps + 1);
});

it('a link to the page that is shown leads to its top and adds no step to the history', async () => {
  const page = await site.openHydrated('/');
  await scrollDown(page, 200);
  const steps = await historyLength(page);
  await clickInPlace(page, brand);
  await expectPlace(page, { top: 0 });
  expect(await historyLength(page)).toBe(steps);
});

it('the home page fetches all that its cards lead to: a tap waits for no module', async () => {
  const page = await site.openHydrated('/');
  const countGuides = async () => {
    const urls = await fetchedUrls(page);
    return urls.filter((url) => /\/assets\/guide-[\w-]+\.js$/.test(url)).length;
  };
  await expect.poll(countGuides).toBe(destinationRoutes.length);
  await block(page);
  await clickInPlace(page, card);
  await expectShown(page, second);
});

it.each([
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
  // A phone in landscape: the bar would leave no room for the content, so it does not stay in view.
  { width: 568, height: 320 },
])('the link to the section that is read is marked at $width × $height px', async (viewport) => {
  const page = await site.openHydrated('/', { viewport });
  const marked = () =>
    page.$$eval('a[aria-current="location"]', (links) =>
      links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().top >= 0]),
    );
  for (const { id } of homeSections.toReversed()) {
    await clickInPlace(page, `header a[href="#${id}"]`);
    await expectStartInView(page, `#${id}`);
    const isInView = id === 'welcome' ? expect.any(Boolean) : viewport.height > 480;
    await expect.poll(marked).toEqual([[`#${id}`, isInView]]);
  }
});

it('the section that is read is marked where a link of another page led home, too', async () => {
  const page = await site.openHydrated(first.path);
  await clickInPlace(page, brand);
  await expectShown(page, homeRoute);
  const marked = () => page.$eval('a[aria-current="location"]', (it) => it.getAttribute('href'));
  await expect.poll(() => marked().catch(() => '')).toBe('#welcome');
});

it('a link to a part of a guide shows that part from its very top', async () => {
  const page = await site.openHydrated(first.path);
  await clickInPlace(page, 'nav[aria-label="On this page"] a[href="#rules"]');
  await expectPlace(page, { hash: '#rules' });
  const top = () => page.$eval('#rules', (part) => Math.round(part.getBoundingClientRect().top));
  await expect.poll(top).toBeCloseTo(0);
});

/** Opens the home page for a visitor who has nothing against motion. Returns how many places it has scrolled over. */
async function openMoving() {
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated('/', { media });
  await page.evaluate(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => {
      document.title = `${places.add(scrollY).size}`;
    });
  });
  return { page, countPlaces: async () => Number(await page.title()) };
}

it('a section is scrolled to smoothly after a click', async () => {
  const { page, countPlaces } = await openMoving();
  await click(page, 'header a[href="#get-in-touch"]');
  await expectStartInView(page, '#get-in-touch');
  expect(await countPlaces()).toBeGreaterThan(4);
});

it('a section that a key leads to is in view at once', async () => {
  const { page, countPlaces } = await openMoving();
  await page.focus('header a[href="#services"]');
  await page.keyboard.press('Enter');
  await expectStartInView(page, '#services');
  await expect.poll(countPlaces).toBe(1);
});

describe('where scripts fail to arrive', () => {
  async function openBlocked(): Promise<Page> {
    const allowed = /ERR_FAILED|dynamically imported module/;
    const page = await site.openHydrated(first.path, { allowed, prepare: saveData });
    await block(page, scripts);
    await tagDocument(page);
    return page;
  }

  it('the browser loads the page, at its hash', async () => {
    const page = await openBlocked();
    await clickInPlace(page, 'main a[href$="#enquiry"]');
    await expectShown(page, homeRoute);
    await expectStartInView(page, '#enquiry');
    expect(await isSameDocument(page)).toBe(false);
    expect(new URL(page.url()).search).toBe(`?country=${encodeURIComponent(first.label)}`);
  });

  it('the page is loaded from its top, and Back restores the place', async () => {
    const page = await openBlocked();
    const top = await scrollDown(page, 1_500);
    await clickInPlace(page, `header nav a[href="${second.path}"]`);
    await expectShown(page, second);
    await expectStartInView(page, 'h1');
    await go(page, -1);
    await expectPlace(page, { top });
  });
});
