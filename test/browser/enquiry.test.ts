import type { Page } from 'puppeteer-core';
import { expect, it, vi } from 'vitest';
import { destinationAt } from './destination-at.ts';
import {
  enquiry,
  expectPanel,
  expectReceived,
  expectValues,
  fillIn,
  submitButton,
} from './enquiry.ts';
import { intercept } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import {
  click,
  expectFocusWithin,
  expectPlace,
  expectStartInView,
  forbidStorage,
  isSameDocument,
  tagDocument,
} from './visit.ts';

const site = testSite();
const cachingSite = testSite('chromium');
const last = destinationAt(-1);

function statusOf(page: Page): Promise<string | null> {
  return page.$eval('#enquiry [role="status"]', (status) => status.textContent);
}

/** Goes back, and does not wait for where that leads. A page of another site can't at first: it is not attached yet. */
function goBack(page: Page): Promise<unknown> {
  return vi.waitFor(() => page.goBack({ waitUntil: [] }), { timeout: 15_000 });
}

/** Sends what is in the form, and waits for the service's own page. */
async function submitAndLeave(page: Page, origin = site.origin): Promise<void> {
  await click(page, submitButton);
  await expect.poll(() => page.url().startsWith(origin)).toBe(false);
}

const typed = { ...enquiry, course: 'Ab é ఆ&=+%'.repeat(1_000) };

/** The home page with an enquiry in its form, whose posts may fail. */
async function openTyped(): Promise<Page> {
  const page = await site.openHydrated('/', { allowed: /status of 5|ERR_CONNECTION_REFUSED/ });
  await fillIn(page, typed);
  return page;
}

it.each([
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1_280, height: 720 },
])(
  'whoever is led to the form at $width × $height sees the upper edge of the letter',
  async (viewport) => {
    const page = await site.openHydrated('/#enquiry', { viewport });
    const isEdgeInView = () =>
      page.evaluate(() => {
        const letter = document.querySelector('#get-in-touch > div');
        const { left = 0, top = 0 } = letter?.getBoundingClientRect() ?? {};
        return document.elementFromPoint(left + 50, top + 1) === letter;
      });
    await expect.poll(isEdgeInView).toBe(true);
  },
);

it('where the map can’t be reached its frame is out of sight, and keeps its room', async () => {
  const page = await site.openHydrated('/', {
    prepare: (opened) =>
      opened.evaluateOnNewDocument(() => {
        globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      }),
  });
  const frame = await page.waitForSelector('iframe');
  await frame?.scrollIntoView();
  const look = () =>
    frame?.evaluate((it) => [it.clientHeight, it.checkVisibility({ visibilityProperty: true })]);
  await expect.poll(look).toEqual([250, false]);
});

it('what is typed is there once the post is stopped, and the page no longer says that it sends', async () => {
  const page = await openTyped();
  site.forwarder.mode = 'hang';
  await click(page, submitButton);
  await expect.poll(() => site.forwarder.attempts).toBe(1);
  // As the browser's stop button does.
  await (await page.createCDPSession()).send('Page.stopLoading');
  await expect.poll(() => statusOf(page)).toBe('');
  await expectValues(page, typed);
});

it('what is typed is there when one comes back from a failure, and can be sent again', async () => {
  const page = await openTyped();
  site.forwarder.mode = 'fail-521';
  await submitAndLeave(page);
  await goBack(page);
  await expectValues(page, typed);
  await expect.poll(() => statusOf(page)).toMatch(/^You pressed Send at \d\d:\d\d\./);
  site.forwarder.reset();
  await click(page, submitButton);
  await expectReceived(site, typed);
});

it('what is typed is there when one comes back because the service could not be reached', async () => {
  const page = await openTyped();
  await intercept(page, /inbox@/, (request) => request.abort('connectionrefused'));
  await submitAndLeave(page);
  await goBack(page);
  await expectValues(page, typed);
});

it('Escape closes the panel, and Tab goes on from the section that it was in', async () => {
  const page = await openTyped();
  await click(page, submitButton);
  await expectPanel(page, true);
  await expectFocusWithin(page, 'dialog');
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expectPanel(page, false);
  await expect.poll(() => page.url()).toBe(`${site.origin}/#get-in-touch`);
  await expectFocusWithin(page, '#get-in-touch');
  await page.keyboard.press('Tab');
  await expectFocusWithin(page, '#get-in-touch :focus');
});

it('where storage is forbidden the form works, and a link fills in its country', async () => {
  const page = await site.openHydrated(last.path, { prepare: forbidStorage });
  // Ticks are stored, too.
  await click(page, '[type="checkbox"]');
  await tagDocument(page);
  await click(page, 'main a[href$="#enquiry"]');
  await expectStartInView(page, '#enquiry');
  await expectPlace(page, { hash: '#enquiry', focus: 'enquiry' });
  await expectValues(page, { country: last.label });
  expect(await isSameDocument(page)).toBe(true);
  await fillIn(page);
  await click(page, submitButton);
  await expectReceived(site);
});

it('where the browser keeps pages that are left, Back shows what was typed after a failure, and neither that nor the panel once the enquiry has arrived', async () => {
  const { origin, forwarder } = cachingSite;
  const page = await cachingSite.openHydrated('/site', { allowed: /status of 5/ });
  /** Goes back to the very document that was tagged. */
  const comeBack = async () => {
    await goBack(page);
    await expect.poll(() => isSameDocument(page)).toBe(true);
  };
  await fillIn(page);
  await tagDocument(page);
  forwarder.mode = 'fail-521';
  await submitAndLeave(page, origin);
  await comeBack();
  await expectValues(page);
  forwarder.mode = 'deliver';
  await click(page, submitButton);
  await expectPanel(page, true);
  await expect.poll(() => page.url()).toBe(`${origin}/`);
  await tagDocument(page);
  await page.goto(origin + last.path);
  await comeBack();
  await expectPanel(page, false);
  await expectValues(page, {});
  // The page from which the enquiry was sent.
  await comeBack();
  await expect.poll(() => page.url()).toBe(`${origin}/site`);
  await expectValues(page, {});
  expect(await statusOf(page)).toBe('');
});
