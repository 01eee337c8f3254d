import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { homeSections } from '../../shared/routes.ts';
import { testSite } from './site-in-browser.ts';
import {
  click,
  destinationAt,
  expectPlace,
  expectShown,
  expectStartInView,
  go,
  scrollDown,
} from './visit.ts';

const site = testSite();
const first = destinationAt(0);
const second = destinationAt(1);

const card = `#services li a[href="${second.path}"]`;

it('renders the first screen of a linked page before the rest', async () => {
  const page = await site.openHydrated('/');
  const hasRest = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const firstScreen = document.querySelector('#your-start');
          if (firstScreen) resolve(document.querySelector('footer') !== null);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await click(page, card);
  expect(await hasRest).toBe(false);
  await page.waitForSelector('footer');
});

it('scrolls to the top for a link to the current page, without a history entry', async () => {
  const page = await site.openHydrated('/');
  const steps = await page.evaluate(() => history.length);
  await scrollDown(page, 200);
  await click(page, 'header > a');
  await expectPlace(page, { top: 0, focus: '' });
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

it.each([
  { width: 390, height: 800 },
  // A phone in landscape, where a sticky bar would leave no room for the content.
  { width: 568, height: 320 },
])('marks the link to the visible section at $width × $height px', async (viewport) => {
  const page = await site.openHydrated('/', { viewport });
  const marked = () =>
    page.$$eval('a[aria-current="location"]', (links) =>
      links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().top >= 0]),
    );
  await expect.poll(marked).toEqual([['#welcome', expect.any(Boolean)]]);
  expect(homeSections.length).toBeGreaterThan(2);
  for (const { id } of homeSections.toReversed()) {
    await click(page, `header a[href="#${id}"]`);
    await expectStartInView(page, `#${id}`);
    const isInView = id === 'welcome' ? expect.any(Boolean) : viewport.height > 480;
    await expect.poll(marked).toEqual([[`#${id}`, isInView]]);
  }
});

it('scrolls smoothly after a click, instantly after a key press', async () => {
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated('/', { media });
  /** Number of scroll events so far, which the page counts in its title. */
  const countPlaces = async () => Number(await page.title());
  await page.evaluate(() => {
    let places = 0;
    addEventListener('scroll', () => {
      places += 1;
      document.title = `${places}`;
    });
  });
  await page.focus('header a[href="#services"]');
  await page.keyboard.press('Enter');
  await expectStartInView(page, '#services');
  // One jump, which a late layout may correct.
  expect(await countPlaces()).toBeLessThanOrEqual(2);
  await page.click('header a[href="#what-we-do"]');
  await expectStartInView(page, '#what-we-do');
  expect(await countPlaces()).toBeGreaterThan(5);
});

it('loads a page natively if its scripts fail, and restores the scroll position on Back', async () => {
  const allowed = /ERR_FAILED|dynamically imported module/;
  // With Save-Data, nothing is prefetched.
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  const page = await site.openHydrated(first.path, { allowed, prepare });
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().endsWith('.js') ? request.abort() : request.continue(),
  );
  const top = await scrollDown(page, 1_500);
  await click(page, `header nav a[href="${second.path}"]`);
  await expectShown(page, second);
  await expectStartInView(page, 'h1');
  await go(page, -1);
  await expectPlace(page, { top });
});
