import { expect, it } from 'vitest';
import { testEngineBehaviours } from './engine-behaviours.ts';
import { expectValues, fillIn, statusOf, submitButton } from './enquiry.ts';
import { testSite } from './site-in-browser.ts';
import { click } from './visit.ts';

// Unlike `headless`, it has a back/forward cache.
const site = testSite('chromium');

testEngineBehaviours(site);

// Firefox and WebKit do not report a stopped post.
it('keeps typed values and resets the button if the visitor stops the post', async () => {
  const page = await site.openHydrated('/');
  await fillIn(page);
  site.forwarder.mode = 'hang';
  await click(page, submitButton);
  await expect.poll(() => site.forwarder.attempts).toBe(1);
  // Stops the post as the browser's stop button does.
  await (await page.createCDPSession()).send('Page.stopLoading');
  // The post may have arrived anyway.
  await expect.poll(() => statusOf(page)).toMatch(/^You pressed Send\./);
  await expectValues(page);
});
