import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoute, homeRoute, homeSections, sectionAnchor } from '../../shared/routes.ts';
import { expectReceived, fillIn, submitButton } from './enquiry.ts';
import { intercept, scripts } from './requests.ts';
import { type PageOptions, testSite, waiting } from './site-in-browser.ts';
import { click, expectFocus, isMarked, mark, shows, startsInView } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');

it('without JavaScript links lead from page to page, to the sections and to the form', async () => {
  const page = await site.openPage('/', { javaScriptEnabled: false });
  for (const { id } of homeSections.toReversed()) {
    await click(page, `header a[href="${sectionAnchor(id)}"]`);
    await expectFocus(page, sectionAnchor(id));
    await startsInView(page, sectionAnchor(id));
  }
  await click(page, `li a[href="${usa.path}"]`);
  await click(page, 'a[rel="next"]');
  await shows(page, destinationRoute('uk'));
  await click(page, 'main a[href$="#get-in-touch"]');
  await expect.poll(() => page.url(), waiting).toMatch(/\/\?country=\w+#get-in-touch$/);
  await startsInView(page, '#get-in-touch h2');
});

const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };

it.each<[string, (request: HTTPRequest) => unknown, PageOptions]>([
  ['are broken', (request) => request.respond(broken), { allowed: /^Error: broken$/ }],
  ['never arrive', () => undefined, {}],
])('when scripts %s, links and the form work', async (_failure, answer, options) => {
  const prepare = (page: Page) => intercept(page, scripts, answer);
  const page = await site.openPage('/', { ...options, prepare });
  await mark(page);
  await click(page, `li a[href="${usa.path}"]`);
  await shows(page, usa);
  expect(await isMarked(page)).toBe(false);
  await click(page, 'header > a');
  await shows(page, homeRoute);
  await fillIn(page);
  await click(page, submitButton);
  await expectReceived(site);
});
