import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { homeSections } from '../../shared/routes.ts';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { testPages } from './headless.ts';
import {
  chooseIntake,
  click,
  destinationAt,
  expectFocusWithin,
  expectPlace,
  expectStartInView,
  hydrated,
  scrollDown,
} from './visit.ts';

const site = testPages();
const first = destinationAt(0);
const second = destinationAt(1);

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
  await click(page, `#services li a[href="${second.path}"]`);
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
  const scrolling = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.focus('header a[href="#services"]');
  await page.keyboard.press('Enter');
  await expectFocusWithin(page, '#services');
  expect(await scrolling()).toBe('auto');
  await page.click('header a[href="#what-we-do"]');
  await expectFocusWithin(page, '#what-we-do');
  expect(await scrolling()).toBe('smooth');
});

/** Runs in the page: the places of the blocks on its first two screens. */
function placesOf(): readonly string[] {
  const blocks = [...document.querySelectorAll('h1, h2, h3, h4, p, li, table, form')];
  const placed = blocks.map((it) => ({ it, top: Math.round(it.getBoundingClientRect().top) }));
  const shown = placed.filter(({ top }) => top < 2 * innerHeight);
  return shown.map(({ it, top }) => `${top} ${it.textContent?.slice(0, 40)}`);
}

it.each([
  { path: '/', width: 360 },
  { path: second.path, width: 390 },
  { path: second.path, width: 1440 },
])(
  'keeps all in place on $path at $width px when font and scripts load',
  async ({ path, width }) => {
    const page = await site.openHydrated(second.path, { viewport: { width, height: 800 } });
    const url = new URL(path, site.origin);
    if (path !== '/') url.search = await chooseIntake(page);
    const devtools = await page.createCDPSession();
    const fontHeld = new Promise<string>((resolve) =>
      devtools.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId)),
    );
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
    await page.goto(url.href, { waitUntil: 'domcontentloaded' });
    const before = await page.evaluate(placesOf);
    await devtools.send('Fetch.continueRequest', { requestId: await fontHeld });
    await hydrated(page);
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await devtools.detach();
    expect(before.length).toBeGreaterThan(20);
    expect(await page.evaluate(placesOf)).toEqual(before);
  },
);

// Requests to other hosts fail the test: the content security policy blocks each with an error.
describe('without JavaScript', () => {
  function open(path: string, width = 1280) {
    return site.openPage(path, { javaScriptEnabled: false, viewport: { width, height: 800 } });
  }

  it('sends the form and closes the panel by keyboard', async () => {
    const page = await open('/');
    await fillIn(page);
    await click(page, submitButton);
    await expectPanel(page, true);
    await expectReceived(site);
    await expectStartInView(page, 'dialog');
    await expectFocusWithin(page, 'dialog');
    await page.keyboard.press('Enter');
    await expectPanel(page, false);
  });

  it('opens and marks a linked question', async () => {
    const page = await open(first.path);
    const question = await page.$eval('.questions summary + [id]', ({ id }) => id);
    await page.goto(`${site.origin}${first.path}#${question}`);
    const opened = await page.$$eval('details[open]', (all) =>
      all.map((it) => [
        it.querySelector('summary + [id]')?.id,
        getComputedStyle(it).borderLeftWidth,
      ]),
    );
    expect(opened).toEqual([[question, '4px']]);
    await expectStartInView(page, 'details[open] > summary');
  });

  /** The countries shown side by side, from left to right. */
  function compared(page: Page) {
    return page.$$eval('.compare thead [data-destination]', (cells) =>
      (cells as HTMLElement[])
        .filter((cell) => cell.checkVisibility())
        .sort((one, other) => one.offsetLeft - other.offsetLeft)
        .map(({ dataset }) => dataset['destination']),
    );
  }

  function idsAt(...places: readonly number[]): readonly string[] {
    return places.map((place) => destinationAt(place).id);
  }

  it('compares two countries side by side, each disabled in the other select', async () => {
    const page = await open('/', 320);
    expect(await compared(page)).toEqual(idsAt(0, 1));
    // The arrow key skips 1 in the left select, then 2 in the right.
    await page.focus('.compare label:first-of-type select');
    await page.keyboard.press('ArrowDown');
    expect(await compared(page)).toEqual(idsAt(2, 1));
    await page.focus('.compare label:last-of-type select');
    await page.keyboard.press('ArrowDown');
    expect(await compared(page)).toEqual(idsAt(2, 3));
    for (const width of [320, 1280]) {
      await page.setViewport({ width, height: 800 });
      expect(await compared(page)).toEqual(idsAt(2, 3));
      expect(await page.$eval('.compare', (it) => it.scrollWidth - it.clientWidth)).toBe(0);
    }
  });
});
