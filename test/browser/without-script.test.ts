import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, homeRoute, homeSections, sectionAnchor } from '../../shared/routes.ts';
import { expectReceived, fillIn, submit } from './enquiry.ts';
import { goWithoutScripts, hydrated, type PageOptions, scripts, testSite } from './fixture.ts';
import { expectFocus, isMarked, mark, shows, startsInView } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const uk = destinationRoute('uk');

async function sendEnquiry(page: Page): Promise<void> {
  await fillIn(page);
  await submit(page);
  await expectReceived(site, undefined, '');
}

describe('without JavaScript', () => {
  it.each([homeRoute.path, usa.path])('%s shows the same text as with it', async (path) => {
    const page = await site.openPage(path, { javaScriptEnabled: false });
    const text = await page.innerText('#root');
    expect(text.length).toBeGreaterThan(3_000);
    const live = await site.openLivePage(path);
    expect(text).toBe(await live.innerText('#root'));
  });

  it('links lead from page to page, to the sections and to the form', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    for (const { id } of homeSections.toReversed()) {
      await page.click(`header a[href="${sectionAnchor(id)}"]`);
      await expectFocus(page, sectionAnchor(id));
      await startsInView(page, `${sectionAnchor(id)} :is(h1, h2)`);
    }
    await page.click(`li a[href="${usa.path}"]`);
    await page.click('a[rel="next"]');
    await shows(page, uk);
    await page.click('main a[href$="#get-in-touch"]');
    await page.waitForURL('**/?country=*#get-in-touch');
    await startsInView(page, '#get-in-touch h2');
    await sendEnquiry(page);
  });
});

describe('when scripts', () => {
  const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };

  it.each<[string, PageOptions]>([
    [
      'are blocked',
      {
        prepare: (page) => page.route(scripts, (route) => route.abort()),
        allowed: /^Failed to load resource: net::ERR_FAILED$/,
      },
    ],
    [
      'are broken',
      {
        prepare: (page) => page.route(scripts, (route) => route.fulfill(broken)),
        allowed: /^Error: broken$/,
      },
    ],
    ['never arrive', { prepare: (page) => page.route(scripts, () => {}), waitUntil: 'commit' }],
  ])('%s, links and the form work', async (_failure, options) => {
    const page = await site.openPage('/', options);
    await mark(page);
    await page.click(`li a[href="${usa.path}"]`, { noWaitAfter: true });
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    await page.click('header > a', { noWaitAfter: true });
    await shows(page, homeRoute);
    await sendEnquiry(page);
  });

  it('arrive after a link was followed, the next page is live all the same', async () => {
    const page = await site.openPage('about:blank');
    const release = await goWithoutScripts(page, '/');
    await page.click(`li a[href="${usa.path}"]`, { noWaitAfter: true });
    await shows(page, usa);
    release();
    await hydrated(page);
  });
});
