import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { homeSections, sectionAnchor } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { expectPanel, expectReceived, expectValues, fillIn, submitButton } from './enquiry.ts';
import { intercept, scripts } from './requests.ts';
import { type PageOptions, testSite } from './site-in-browser.ts';
import { click, expectFocusWithin, expectShown, expectStartInView } from './visit.ts';

const site = testSite();
const first = destinationAt(0);

const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };
const answerBroken = (page: Page) => intercept(page, scripts, (request) => request.respond(broken));

const failures: readonly { readonly name: string; readonly options: PageOptions }[] = [
  { name: 'are switched off', options: { javaScriptEnabled: false } },
  { name: 'are broken', options: { prepare: answerBroken, allowed: /^Error: broken$/ } },
  {
    name: 'never arrive',
    options: { prepare: (page) => intercept(page, scripts, () => undefined) },
  },
];

describe.each(failures)('when scripts $name', ({ options }) => {
  it('links lead to the sections of a page', async () => {
    const page = await site.openPage('/', options);
    for (const { id } of homeSections.toReversed()) {
      await click(page, `header a[href="${sectionAnchor(id)}"]`);
      await expectFocusWithin(page, sectionAnchor(id));
      await expectStartInView(page, sectionAnchor(id));
    }
  });

  it('links lead to other pages, and to the form with its country', async () => {
    const page = await site.openPage('/', options);
    await click(page, `li a[href="${first.path}"]`);
    await click(page, 'a[rel="next"]');
    await expectShown(page, destinationAt(1));
    await click(page, 'main a[href$="#enquiry"]');
    await expect.poll(() => page.url()).toMatch(/\/\?country=\w+#enquiry$/);
    await expectStartInView(page, '#enquiry');
  });

  it('the form is sent, and the panel says so', async () => {
    const page = await site.openPage('/', options);
    await fillIn(page);
    await click(page, submitButton);
    await expectPanel(page, true);
    await expectReceived(site);
    await expectFocusWithin(page, 'dialog');
    await expectStartInView(page, 'dialog');
    await expectValues(page, {});
  });

  it('a key closes the panel', async () => {
    const page = await site.openPage('/', options);
    await fillIn(page);
    await click(page, submitButton);
    await expectPanel(page, true);
    await expectFocusWithin(page, 'dialog');
    await page.keyboard.press('Enter');
    await expectPanel(page, false);
    await expect.poll(() => page.url()).toBe(`${site.origin}/?#get-in-touch`);
    await expectFocusWithin(page, '#get-in-touch');
  });
});
