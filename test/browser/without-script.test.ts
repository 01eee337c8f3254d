import { expect, it } from 'vitest';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
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

it('a plan shows no button that only a script could answer', async () => {
  const page = await site.openPage(destinationAt(0).path, { javaScriptEnabled: false });
  const start = await page.$eval('#your-start optgroup > option', (option) => option.value);
  await page.goto(`${site.origin}${destinationAt(0).path}?start=${start}`);
  const buttons = await page.$$eval('#plan + div button', (all) =>
    all.map((button) => button.checkVisibility({ visibilityProperty: true })),
  );
  expect(buttons).toEqual([false, false]);
});
