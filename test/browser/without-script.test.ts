import { expect, it } from 'vitest';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { intercept, scripts } from './requests.ts';
import { testSite } from './site-in-browser.ts';
import { click, destinationAt, expectFocusWithin, expectStartInView } from './visit.ts';

const site = testSite();

it('the form is sent, the panel says so, and a key closes it', async () => {
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

it('where scripts never arrive, links and the form work all the same', async () => {
  const page = await site.openPage(destinationAt(0).path, {
    prepare: (opened) => intercept(opened, scripts, () => undefined),
  });
  await click(page, 'main a[href$="#enquiry"]');
  await expectStartInView(page, '#enquiry');
  await fillIn(page);
  await click(page, submitButton);
  await expectPanel(page, true);
});
