import { expect, it } from 'vitest';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { testSite } from './site-in-browser.ts';
import { click, expectFocusWithin, expectStartInView } from './visit.ts';

const site = testSite();

it('sends the form and closes the panel by a key, without JavaScript', async () => {
  const page = await site.openPage('/', { javaScriptEnabled: false });
  await fillIn(page);
  await click(page, submitButton);
  await expectPanel(page, true);
  await expectReceived(site);
  await expectStartInView(page, 'dialog');
  await expectFocusWithin(page, 'dialog');
  await page.keyboard.press('Enter');
  await expectPanel(page, false);
  await expect.poll(() => page.url()).toBe(`${site.origin}/?#get-in-touch`);
  await expectFocusWithin(page, '#get-in-touch');
});
