import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import {
  expectPanel,
  expectReceived,
  expectValues,
  fillIn,
  statusOf,
  submit,
  submitAndLeave,
} from './enquiry.ts';
import { testSite, waiting } from './fixture.ts';
import { isMarked, mark } from './visit.ts';

// The forwarding service is asked to send the visitor back, and the browser keeps the pages that are left.
const site = testSite({ pageCache: true, environment: { ENQUIRY_RETURN: 'on' } });
const usa = destinationRoute('usa').path;

/** Leaves the page, marked. Chromium keeps none with a frame that is still loading. */
async function leaveBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
  await mark(page);
  await act();
}

/** Goes back to the very document that was marked. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => isMarked(page), waiting).toBe(true);
}

it('what was typed is there after another page and the service’s error page, until it is cleared', async () => {
  const page = await site.openLivePage('/', { allowed: /status of 5/ });
  await fillIn(page);
  await leaveBy(page, () => page.goto(usa));
  await goBack(page);
  await expectValues(page);
  site.forwarder.setMode('fail-500');
  await submitAndLeave(page);
  await goBack(page);
  await expectValues(page);
  expect(await statusOf(page)).toBe('');
  await page.getByRole('button', { name: /clear/i }).click();
  await expectValues(page, {});
});

it('once an enquiry has arrived, both its page and the one with the panel come back without either', async () => {
  const page = await site.openLivePage('/site');
  await fillIn(page);
  await leaveBy(page, () => submit(page));
  await page.waitForURL(`${site.origin}/`);
  await expectPanel(page, true);
  await expectReceived(site);
  await leaveBy(page, () => page.goto(usa));
  await goBack(page);
  await expectPanel(page, false);
  expect(new URL(page.url()).search).toBe('');
  await goBack(page);
  expect(new URL(page.url()).pathname).toBe('/site');
  await expectValues(page, {});
  await expectPanel(page, false);
  expect(await statusOf(page)).toBe('');
});
