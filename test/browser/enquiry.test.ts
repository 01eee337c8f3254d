import type { Page } from 'puppeteer-core';
import { expect, it, vi } from 'vitest';
import {
  enquiry,
  expectPanel,
  expectReceived,
  expectValues,
  fillIn,
  submitButton,
} from './enquiry.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, destinationAt, isSameDocument, tagDocument } from './visit.ts';

const site = testSite();
const cachingSite = testSite('chromium');

function statusOf(page: Page): Promise<string | null> {
  return page.$eval('#enquiry [role="status"]', (status) => status.textContent);
}

/** Goes back, and does not wait for where that leads. A page of another site can't at first: it is not attached yet. */
function goBack(page: Page): Promise<unknown> {
  return vi.waitFor(() => page.goBack({ waitUntil: [] }), { timeout: 15_000 });
}

const typed = { ...enquiry, course: 'Ab é ఆ&=+%'.repeat(1_000) };

/** The home page with an enquiry in its form, whose posts may fail. */
async function openTyped(on: typeof site): Promise<Page> {
  const page = await on.openHydrated('/', { allowed: /status of 5/ });
  await fillIn(page, typed);
  return page;
}

it('what is typed is there once the post is stopped, and the page no longer says that it sends', async () => {
  const page = await openTyped(site);
  site.forwarder.mode = 'hang';
  await click(page, submitButton);
  await expect.poll(() => site.forwarder.attempts).toBe(1);
  // As the browser's stop button does.
  await (await page.createCDPSession()).send('Page.stopLoading');
  // It may have arrived all the same.
  await expect.poll(() => statusOf(page)).toMatch(/^You pressed Send at/);
  await expectValues(page, typed);
});

it.each([
  { name: 'keeps', on: cachingSite },
  { name: 'does not keep', on: site },
])(
  'what is typed can be sent again after a failure and Back, in a browser that $name the pages that are left',
  async ({ on }) => {
    const page = await openTyped(on);
    on.forwarder.mode = 'fail-521';
    await click(page, submitButton);
    await expect.poll(() => page.url().startsWith(on.origin)).toBe(false);
    await goBack(page);
    await expectValues(page, typed);
    await expect.poll(() => statusOf(page)).toMatch(/^You pressed Send at \d\d:\d\d\./);
    on.forwarder.reset();
    await click(page, submitButton);
    await expectReceived(on, typed);
  },
);

it.each([
  { name: 'keeps', on: cachingSite, isKept: true },
  { name: 'does not keep', on: site, isKept: false },
])(
  'once an enquiry has arrived, no way back shows the panel or what was typed, in a browser that $name pages',
  async ({ on, isKept }) => {
    const page = await on.openHydrated('/site');
    await fillIn(page);
    await tagDocument(page);
    await click(page, submitButton);
    await expectPanel(page, true);
    await expect.poll(() => page.url()).toBe(`${on.origin}/`);
    await tagDocument(page);
    await page.goto(on.origin + destinationAt(-1).path);
    for (const path of ['/', '/site']) {
      await goBack(page);
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await hydrated(page);
      await expectPanel(page, false);
      await expectValues(page, {});
      expect(await isSameDocument(page)).toBe(isKept);
    }
  },
);
