import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress } from '../../shared/routes.ts';
import {
  bodyOf,
  enquiry,
  expectReceived,
  expectValues,
  field,
  fillIn,
  isFocused,
  nothing,
  panel,
  submit,
  submitAndLeave,
  valuesIn,
} from './enquiry.ts';
import { hydrated, testSite, waiting } from './fixture.ts';

// The forwarding service is asked to send the visitor back.
const site = testSite({ environment: { ENQUIRY_RETURN: 'on' } });

/** Sends an enquiry from a page; resolves when the service has sent the visitor back to a live page. */
async function sendFrom(path: string): Promise<Page> {
  const page = await site.openLivePage(path);
  await sendAgain(page);
  return page;
}

async function sendAgain(page: Page): Promise<void> {
  await fillIn(page);
  await submit(page);
  await panel(page).waitFor();
  await page.waitForURL(`${site.origin}/`);
}

async function expectNoPanel(page: Page): Promise<void> {
  await hydrated(page);
  expect(await panel(page).count()).toBe(1);
  expect(await panel(page).isVisible()).toBe(false);
}

it.each([
  { path: '/site', way: 'Enter', javaScriptEnabled: true },
  { path: '/', way: 'a click', javaScriptEnabled: false },
])(
  'an enquiry from $path leads to the panel; $way closes it (JavaScript: $javaScriptEnabled)',
  async ({ path, way, javaScriptEnabled }) => {
    const page = await site.openPage(path, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await fillIn(page);
    await submit(page);
    await panel(page).waitFor();
    await expectReceived(site, bodyOf(enquiry, site.origin + enquirySentAddress));
    await page.waitForURL(site.origin + (javaScriptEnabled ? '/' : enquirySentAddress));
    await expect.poll(() => isFocused(panel(page)), waiting).toBe(true);
    const isInView = () =>
      panel(page).evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView, waiting).toBe(true);

    if (way === 'Enter') await page.keyboard.press('Enter');
    else await panel(page).getByRole('button').click();
    await page.waitForURL(`${site.origin}/#get-in-touch`);
    await panel(page).waitFor({ state: 'hidden' });
    const section = page.locator('#get-in-touch');
    await expect.poll(() => isFocused(section), waiting).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(field(page, 'name'))).toBe(true);
    await page.reload();
    expect(await panel(page).isVisible()).toBe(false);
  },
);

it('what was typed is forgotten once it has arrived, and another enquiry can be sent', async () => {
  const page = await sendFrom('/');
  await expectValues(page, nothing);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toContain(enquiry.email);
  await sendAgain(page);
  expect(site.forwarder.received).toHaveLength(2);
  await page.goto('/site');
  await hydrated(page);
  expect(await valuesIn(page)).toEqual(nothing);
});

it('the panel is shown once: not after a reload, a link and Back, or Back and Forward', async () => {
  const page = await sendFrom('/site');
  await page
    .locator(`a[href="${destinationRoute('usa').path}"]`)
    .first()
    .click();
  await panel(page).waitFor({ state: 'detached' });
  await page.goBack();
  await panel(page).waitFor({ state: 'attached' });
  await expectNoPanel(page);
  await page.goBack();
  await page.waitForURL('**/site');
  await expectNoPanel(page);
  await page.goForward();
  await page.waitForURL(`${site.origin}/`);
  await expectNoPanel(page);
  await sendAgain(page);
  await page.reload();
  await expectNoPanel(page);
});

it('no panel is shown when the service fails, and nothing is forgotten', async () => {
  const page = await site.openLivePage('/', { allowed: /status of 5/ });
  await fillIn(page);
  site.forwarder.setMode('fail-500');
  await submitAndLeave(page);
  await page.goBack({ waitUntil: 'commit' });
  await expectNoPanel(page);
  await expectValues(page);
});
