import { expect, it } from 'vitest';
import { homeSections } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { intercept, scripts } from './requests.ts';
import { type PageOptions, testSite } from './site-in-browser.ts';
import { click, expectFocusWithin, expectShown, expectStartInView } from './visit.ts';

const site = testSite();
const first = destinationAt(0);

const options = { javaScriptEnabled: false };

it.each(homeSections)('a link leads to the section “$label”', async ({ id }) => {
  const page = await site.openPage('/', options);
  await click(page, `header a[href="#${id}"]`);
  await expectFocusWithin(page, `#${id}`);
  await expectStartInView(page, `#${id}`);
});

it('links lead to other pages', async () => {
  const page = await site.openPage('/', options);
  await click(page, `li a[href="${first.path}"]`);
  await click(page, 'a[rel="next"]');
  await expectShown(page, destinationAt(1));
});

it('a link leads to the form with its country', async () => {
  const page = await site.openPage(first.path, options);
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

const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };

const failures: readonly { readonly name: string; readonly options: PageOptions }[] = [
  {
    name: 'are broken',
    options: {
      prepare: (page) => intercept(page, scripts, (request) => request.respond(broken)),
      allowed: /^Error: broken$/,
    },
  },
  {
    name: 'never arrive',
    options: { prepare: (page) => intercept(page, scripts, () => undefined) },
  },
];

it.each(failures)('where scripts $name, links and the form work all the same', async (failure) => {
  const page = await site.openPage(first.path, failure.options);
  await click(page, 'main a[href$="#enquiry"]');
  await expectStartInView(page, '#enquiry');
  await fillIn(page);
  await click(page, submitButton);
  await expectPanel(page, true);
});
