import { describe, expect, it } from 'vitest';
import { homeRoute, homeSections, routes, sectionAnchor } from '../../shared/routes.ts';
import { field, fieldNames, fillIn, payload, sortedFields, submit } from './enquiry.ts';
import { type PageOptions, waiting, scripts, shownText, testSite } from './fixture.ts';

const site = testSite();
const withoutScript: PageOptions = { javaScriptEnabled: false };

const blocked: PageOptions = {
  prepare: (page) => page.route(scripts, (route) => route.abort()),
  allowed: /ERR_FAILED/,
};

/** The ways in which a script fails a browser that would run it. */
const scriptFaults: readonly (readonly [string, PageOptions])[] = [
  ['blocked', blocked],
  [
    'broken',
    {
      prepare: (page) =>
        page.route(scripts, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
        ),
      allowed: /broken/,
    },
  ],
  ['still on its way', { prepare: (page) => page.route(scripts, () => {}), waitUntil: 'commit' }],
];

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

describe.each(routes)('$path', ({ path }) => {
  it('shows the same text with its scripts, without JavaScript and with scripts blocked', async () => {
    const live = await site.openLivePage(path);
    const text = await shownText(live);
    expect(text.length).toBeGreaterThan(1000);
    expect(await shownText(await site.openPage(path, withoutScript))).toBe(text);
    expect(await shownText(await site.openPage(path, blocked))).toBe(text);
  });

  it('leads to the other pages by plain links', async () => {
    const page = await site.openPage(path, withoutScript);
    const addresses = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain(homeRoute.path);
    const elsewhere = addresses.filter((address) => !address?.startsWith(`${path}#`));
    for (const address of new Set(elsewhere)) {
      await page.goto(path, { waitUntil: 'commit' });
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().isNavigationRequest()),
        page.locator(`a[href="${address}"]`).first().click(),
      ]);
      expect(answer.status()).toBe(200);
      await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
    }
  });
});

describe.each(routes.filter(({ canonicalPath }) => canonicalPath === '/'))('$path', ({ path }) => {
  it('shows its form without JavaScript', async () => {
    const page = await site.openPage(path, withoutScript);
    for (const name of fieldNames) expect(await field(page, name).isVisible()).toBe(true);
  });

  it.each(homeSections)('leads to its section "$label" without JavaScript', async ({ id }) => {
    const page = await site.openPage(path, withoutScript);
    await page
      .getByRole('navigation')
      .locator(`a[href="${sectionAnchor(id)}"]`)
      .click();
    const section = page.locator(sectionAnchor(id));
    expect(await section.evaluate((element) => element.matches(':target:focus'))).toBe(true);
    expect(await section.getByRole('heading').first().evaluate(isInView)).toBe(true);
  });

  it.each(scriptFaults)('sends an enquiry while its script is %s', async (_fault, options) => {
    const page = await site.openPage(path, options);
    await fillIn(page);
    await submit(page);
    await expect.poll(() => site.forwarder.received.length, waiting).toBe(1);
    expect(sortedFields(site.forwarder.received[0])).toEqual(payload);
  });
});
