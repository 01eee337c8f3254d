import type { HTTPRequest, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, homeRoute, homeSections, sectionAnchor } from '../../shared/routes.ts';
import { click, fill } from './actions.ts';
import { enquiry, expectReceived } from './enquiry.ts';
import { goWithoutScripts, intercept, scripts } from './requests.ts';
import { hydrated, type PageOptions, testSite, waiting } from './site-in-browser.ts';
import { expectFocus, isMarked, mark, shows, startsInView } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const uk = destinationRoute('uk');

async function sendEnquiry(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) await fill(page, `[name="${name}"]`, value);
  await click(page, '#enquiry [type="submit"]');
  await expectReceived(site, undefined, '');
}

describe('without JavaScript', () => {
  it.each([homeRoute.path, usa.path])('%s shows the same text as with it', async (path) => {
    const [without, live] = [
      await site.openPage(path, { javaScriptEnabled: false }),
      await site.openLivePage(path),
    ].map((page) => page.$eval('#root', (root) => (root as HTMLElement).innerText));
    expect((await without)?.length).toBeGreaterThan(3_000);
    expect(await without).toBe(await live);
  });

  it('links lead from page to page, to the sections and to the form', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    for (const { id } of homeSections.toReversed()) {
      await click(page, `header a[href="${sectionAnchor(id)}"]`);
      await expectFocus(page, sectionAnchor(id));
      await startsInView(page, sectionAnchor(id));
    }
    await click(page, `li a[href="${usa.path}"]`);
    await click(page, 'a[rel="next"]');
    await shows(page, uk);
    await click(page, 'main a[href$="#get-in-touch"]');
    await expect.poll(() => page.url(), waiting).toMatch(/\/\?country=\w+#get-in-touch$/);
    await startsInView(page, '#get-in-touch h2');
    await sendEnquiry(page);
  });
});

describe('when scripts', () => {
  const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };

  it.each<[string, (request: HTTPRequest) => unknown, PageOptions]>([
    ['are broken', (request) => request.respond(broken), { allowed: /^Error: broken$/ }],
    ['never arrive', () => undefined, { waitUntil: 'commit' }],
  ])('%s, links and the form work', async (_failure, answer, options) => {
    const prepare = (page: Page) => intercept(page, scripts, answer);
    const page = await site.openPage('/', { ...options, prepare });
    await mark(page);
    await click(page, `li a[href="${usa.path}"]`);
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    await click(page, 'header > a');
    await shows(page, homeRoute);
    await sendEnquiry(page);
  });

  it('arrive after a link was followed, the next page is live all the same', async () => {
    const page = await site.openPage('about:blank');
    const release = await goWithoutScripts(page, site.origin);
    await click(page, `li a[href="${usa.path}"]`);
    await shows(page, usa);
    release();
    await hydrated(page);
  });
});
