import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  destinationRoute,
  homeRoute,
  homeSections,
  routes,
  sectionAnchor,
} from '../../shared/routes.ts';
import { fillIn, payload, sortedFields, submit } from './enquiry.ts';
import { hydrated, type PageOptions, scripts, shownText, testSite, waiting } from './fixture.ts';
import { isMarked, mark, shows } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const uk = destinationRoute('uk');

const withoutScript: PageOptions = { javaScriptEnabled: false };

/** The ways in which scripts fail in a browser that runs them. */
const failures: readonly (readonly [string, PageOptions])[] = [
  [
    'are blocked',
    {
      prepare: (page) => page.route(scripts, (route) => route.abort()),
      // What the browser itself reports about each; nothing else may be.
      allowed: /^Failed to load resource: net::ERR_FAILED$/,
    },
  ],
  [
    'are broken',
    {
      prepare: (page) =>
        page.route(scripts, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
        ),
      allowed: /^Error: broken$/,
    },
  ],
  ['never arrive', { prepare: (page) => page.route(scripts, () => {}), waitUntil: 'commit' }],
];

/** Whether an element starts in the viewport; without JavaScript a page can't be waited for. */
function startsInViewport(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });
}

async function sendEnquiry(page: Page): Promise<void> {
  await fillIn(page);
  await submit(page);
  await expect.poll(() => site.forwarder.received.length, waiting).toBe(1);
  expect(sortedFields(site.forwarder.received[0])).toEqual(payload);
}

describe('without JavaScript', () => {
  it('every page can be read, and shows the same text as with it', async () => {
    const page = await site.openPage('/', withoutScript);
    for (const { path, label, canonicalPath } of routes) {
      await page.goto(path);
      expect((await shownText(page)).length, path).toBeGreaterThan(3_000);
      if (canonicalPath !== '/') expect(await page.textContent('h1')).toBe(`Study in ${label}`);
    }
    for (const { path } of [homeRoute, usa]) {
      await page.goto(path);
      const live = await site.openLivePage(path);
      expect(await shownText(page)).toBe(await shownText(live));
    }
  });

  it('links lead from page to page, to the sections and to the form', async () => {
    const page = await site.openPage('/', withoutScript);
    for (const { id } of homeSections.toReversed()) {
      await page.click(`header a[href="${sectionAnchor(id)}"]`);
      expect(await page.locator(sectionAnchor(id)).evaluate((it) => it.matches(':focus'))).toBe(
        true,
      );
      expect(await startsInViewport(page, `${sectionAnchor(id)} :is(h1, h2)`)).toBe(true);
    }
    await page.click(`li a[href="${usa.path}"]`);
    await page.click('a[rel="next"]');
    await page.waitForURL(`**${uk.path}`);
    await page.click('main a[href$="#get-in-touch"]');
    await page.waitForURL('**/?country=*#get-in-touch');
    expect(await startsInViewport(page, '#get-in-touch h2')).toBe(true);
    await sendEnquiry(page);
  });
});

describe('when scripts', () => {
  it.each(failures)('%s, links and the form work', async (_failure, options) => {
    const page = await site.openPage('/', options);
    await mark(page);
    await page.locator(`li a[href="${usa.path}"]`).click({ noWaitAfter: true });
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    await page.locator('header > a').click({ noWaitAfter: true });
    await shows(page, homeRoute);
    await sendEnquiry(page);
  });

  it('arrive after a link was followed, the next page is live all the same', async () => {
    const { page, release } = await site.openWaitingPage('/');
    await page.locator(`li a[href="${usa.path}"]`).click({ noWaitAfter: true });
    await shows(page, usa);
    release();
    await hydrated(page);
  });
});
