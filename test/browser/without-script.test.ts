import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoute, homeSections, sectionAnchor } from '../../shared/routes.ts';
import { expectPanel, expectReceived, expectValues, fillIn, submitButton } from './enquiry.ts';
import { intercept, scripts } from './requests.ts';
import { type PageOptions, testSite } from './site-in-browser.ts';
import { click, expectFocus, shows, startsInView } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');

const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };
const answerBroken = (page: Page) => intercept(page, scripts, (request) => request.respond(broken));

it.each<[string, PageOptions]>([
  ['are switched off', { javaScriptEnabled: false }],
  ['are broken', { prepare: answerBroken, allowed: /^Error: broken$/ }],
  ['never arrive', { prepare: (page) => intercept(page, scripts, () => undefined) }],
])(
  'when scripts %s, links to sections, pages and the form work, and the form, whose panel closes',
  async (_failure, options) => {
    const page = await site.openPage('/', options);
    for (const { id } of homeSections.toReversed()) {
      await click(page, `header a[href="${sectionAnchor(id)}"]`);
      await expectFocus(page, sectionAnchor(id));
      await startsInView(page, sectionAnchor(id));
    }
    await click(page, `li a[href="${usa.path}"]`);
    await click(page, 'a[rel="next"]');
    await shows(page, destinationRoute('uk'));
    await click(page, 'main a[href$="#get-in-touch"]');
    await expect.poll(() => page.url()).toMatch(/\/\?country=\w+#get-in-touch$/);
    await startsInView(page, '#get-in-touch h2');
    await fillIn(page);
    await click(page, submitButton);
    await expectPanel(page, true);
    await expectReceived(site);
    await expectFocus(page, 'dialog');
    await startsInView(page, 'dialog button');
    await expectValues(page, {});
    await page.keyboard.press('Enter');
    await expectPanel(page, false);
    await expect.poll(() => page.url()).toBe(`${site.origin}/#get-in-touch`);
    await expectFocus(page, '#get-in-touch');
  },
);
