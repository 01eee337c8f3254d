import { expect, it } from 'vitest';
import { testEngineBehaviours } from './engine-behaviours.ts';
import { expectValues, fillIn, statusOf, submitButton } from './enquiry.ts';
import { testSite } from './site-in-browser.ts';
import { click } from './visit.ts';

// It keeps the pages that are left, which `headless` does not.
const site = testSite('chromium');

testEngineBehaviours(site);

// Firefox and WebKit don't report it.
it('keeps typed values after a stopped post, and the button no longer reports sending', async () => {
  const page = await site.openHydrated('/');
  await fillIn(page);
  site.forwarder.mode = 'hang';
  await click(page, submitButton);
  await expect.poll(() => site.forwarder.attempts).toBe(1);
  // As the browser's stop button does.
  await (await page.createCDPSession()).send('Page.stopLoading');
  // It may have arrived all the same.
  await expect.poll(() => statusOf(page)).toMatch(/^You pressed Send at/);
  await expectValues(page);
});
