import { expect, it } from 'vitest';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { intercept, scripts } from './requests.ts';
import { testSite } from './site-in-browser.ts';
import { click, destinationAt, expectFocusWithin, expectStartInView } from './visit.ts';

const site = testSite();
const first = destinationAt(0);

const options = { javaScriptEnabled: false };

it('a link leads to a section', async () => {
  const page = await site.openPage('/', options);
  await click(page, 'header a[href="#what-we-do"]');
  await expectFocusWithin(page, '#what-we-do');
  await expectStartInView(page, '#what-we-do');
});

it('the form is sent, the panel says so, and a key closes it', async () => {
  const page = await site.openPage('/', options);
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
  const page = await site.openPage(first.path, {
    prepare: (opened) => intercept(opened, scripts, () => undefined),
  });
  await click(page, 'main a[href$="#enquiry"]');
  await expectStartInView(page, '#enquiry');
  await fillIn(page);
  await click(page, submitButton);
  await expectPanel(page, true);
});
