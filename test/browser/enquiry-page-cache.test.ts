import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress } from '../../shared/routes.ts';
import {
  bodyOf,
  enquiry,
  expectReceived,
  expectValues,
  fillIn,
  form,
  nothing,
  panel,
  submit,
  submitAndLeave,
  valuesIn,
} from './enquiry.ts';
import { testSite, waiting } from './fixture.ts';

// The forwarding service is asked to send the visitor back, and the browser keeps the pages that are left.
const site = testSite({
  engine: 'chromium',
  environment: { ENQUIRY_RETURN: 'on' },
  launch: { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Marks the document. Chromium keeps none with a frame that is still loading. */
async function mark(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = '';
  });
}

/** Goes back to the very document that was marked. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  // While the browser changes documents there is none to ask.
  const isMarked = () =>
    page.evaluate(() => 'mark' in document.documentElement.dataset).catch(() => undefined);
  await expect.poll(isMarked, waiting).toBeDefined();
  const reasons = await page.evaluate(() =>
    performance.getEntriesByType('navigation')[0]?.toJSON(),
  );
  expect(await isMarked(), JSON.stringify(reasons)).toBe(true);
}

it('what was typed is there after another page, with a button to clear it', async () => {
  const page = await site.openLivePage('/');
  await fillIn(page);
  await mark(page);
  await page.goto(destinationRoute('usa').path);
  await goBack(page);
  expect(await valuesIn(page)).toEqual(enquiry);
  await form(page).getByRole('button', { name: /clear/i }).click();
  expect(await valuesIn(page)).toEqual(nothing);
});

it.each([true, false])(
  'what was sent is there after the service’s error page, and can be sent again (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const options = { javaScriptEnabled, allowed: /status of 5/ };
    const page = await (javaScriptEnabled ? site.openLivePage : site.openPage)('/', options);
    await fillIn(page);
    await mark(page);
    site.forwarder.setMode('fail-500');
    await submitAndLeave(page);
    await goBack(page);
    expect(await valuesIn(page)).toEqual(enquiry);
    expect(await form(page).getByRole('status').textContent()).toBe('');
    site.forwarder.setMode('deliver');
    await submit(page);
    await panel(page).waitFor();
    await expectReceived(site, bodyOf(enquiry, site.origin + enquirySentAddress));
  },
);

it('once an enquiry has arrived, the page it was sent from is empty and shows no panel', async () => {
  const page = await site.openLivePage('/site');
  await fillIn(page);
  await mark(page);
  await submit(page);
  await panel(page).waitFor();
  await page.waitForURL(`${site.origin}/`);
  await goBack(page);
  await expectValues(page, nothing);
  expect(await panel(page).isVisible()).toBe(false);
  expect(await form(page).getByRole('status').textContent()).toBe('');
});

it('the panel is closed when the page that showed it comes back', async () => {
  const page = await site.openLivePage('/');
  await fillIn(page);
  await submit(page);
  await panel(page).waitFor();
  await page.waitForURL(`${site.origin}/`);
  await mark(page);
  await page.goto(destinationRoute('usa').path);
  await goBack(page);
  await expect.poll(() => panel(page).isVisible(), waiting).toBe(false);
  expect(new URL(page.url()).search).toBe('');
});
