import { expect, it, onTestFinished } from 'vitest';
import { testEngineBehaviours } from './engine-behaviours.ts';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { startChromium, testSiteIn } from './site-in-window.ts';
import { click, expectFocusWithin, expectStartInView } from './visit.ts';

const site = testSiteIn(startChromium);

testEngineBehaviours(site);

it('sends the form and closes the panel by keyboard without JavaScript', async () => {
  const page = await site.openHydrated('/');
  await page.setJavaScriptEnabled(false);
  onTestFinished(() => page.setJavaScriptEnabled(true));
  await page.reload();
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
