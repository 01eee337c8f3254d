import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes, homeRoute } from '../../shared/routes.ts';
import { shown, testSite } from './fixture.ts';

const site = testSite();
const [usa, uk] = destinationRoutes;
const heading = 'Unexpected Application Error!';
const message = 'The stamp came off.';

/** Serves a destination's copy with a name that can't be read, so that rendering its page throws. */
async function breakUsa(page: Page): Promise<void> {
  await page.route(/\/assets\/usa-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { usa as whole } from '${route.request().url()}?whole';
        export const usa = { ...whole, get name() { throw new Error('${message}'); } };`,
    }),
  );
}

/** Checks that the view says what the router's own says, and that each of its links works. */
async function expectErrorView(page: Page, detail: string): Promise<void> {
  await shown(page).getByRole('heading', { level: 1, name: heading }).waitFor();
  const text = await shown(page).getByRole('main').innerText();
  expect(text.replace(/\s+/g, ' ')).toContain(`${heading} ${detail}`);
  const links = shown(page).getByRole('main').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const { path } of [homeRoute, ...destinationRoutes]) expect(addresses).toContain(path);
}

describe('an unknown address', () => {
  it.each([true, false])(
    'shows the error view and leads on, JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await site.openPage('/not-found', { javaScriptEnabled, allowed: /404/ });
      await expectErrorView(page, '404 Not Found');
      await shown(page).getByRole('main').locator(`a[href="${uk.path}"]`).click();
      await page.waitForURL(`**${uk.path}`);
      await shown(page)
        .getByRole('heading', { level: 1, name: `Study in ${uk.label}` })
        .waitFor();
    },
  );

  it('answers 404', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false, allowed: /404/ });
    expect((await page.goto('/not-found'))?.status()).toBe(404);
  });
});

describe('a page that fails in the browser', () => {
  it('while one goes to it shows the error and leads on', async () => {
    const page = await site.openLivePage('/', { prepare: breakUsa, allowed: /The stamp came off/ });
    await shown(page).locator(`a[href="${usa.path}"]`).first().click();
    await expectErrorView(page, message);
    await shown(page).getByRole('main').locator(`a[href="${uk.path}"]`).click();
    await shown(page)
      .getByRole('heading', { level: 1, name: `Study in ${uk.label}` })
      .waitFor();
  });

  it('while it hydrates shows the error and leads on', async () => {
    const page = await site.openLivePage(usa.path, {
      prepare: breakUsa,
      allowed: /The stamp came off|Minified React error/,
    });
    await expectErrorView(page, message);
    await shown(page).getByRole('main').locator(`a[href="${homeRoute.path}"]`).click();
    await shown(page).locator('#welcome').waitFor();
  });

  it('is left by the back button', async () => {
    const page = await site.openLivePage('/', { prepare: breakUsa, allowed: /The stamp came off/ });
    await shown(page).locator(`a[href="${usa.path}"]`).first().click();
    await shown(page).getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.goBack();
    await shown(page).locator('#welcome').waitFor();
  });
});
