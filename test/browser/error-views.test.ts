import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { destinationRoute, destinationRoutes, homeRoute } from '../../shared/routes.ts';
import { testSite } from './fixture.ts';
import { isMarked, mark, shows } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const uk = destinationRoute('uk');
const message = 'A paragraph is missing.';

/** Makes the USA's page throw when it is rendered in the browser. */
async function breakUsa(page: Page): Promise<void> {
  const html = await (await fetch(site.origin + usa.path)).text();
  const [guide = ''] = html.match(/\/assets\/guide-[\w-]+\.js/) ?? [];
  const body = `import { guide as whole } from '${guide}?whole';
    export const guide = { ...whole, get intro() { throw new Error('${message}'); } };`;
  await page.route(`**${guide}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Checks that the view shows its heading and the detail, and that its links load other pages. */
async function expectErrorView(page: Page, detail: string): Promise<void> {
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain(detail);
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const { path } of [homeRoute, ...destinationRoutes]) expect(links).toContain(path);
}

async function followFrom(page: Page, route: typeof homeRoute): Promise<void> {
  await mark(page);
  await page.click(`main a[href="${route.path}"]`);
  await shows(page, route);
  expect(await isMarked(page)).toBe(false);
}

it('an unknown address is answered with 404 and leads on', async () => {
  const page = await site.openPage('/', { allowed: /status of 404/ });
  expect((await page.goto('/not-found'))?.status()).toBe(404);
  await expectErrorView(page, '404 Not Found');
  await followFrom(page, uk);
});

it('a page that throws in the browser says what happened, leads on, and is left by Back', async () => {
  const page = await site.openLivePage('/', { prepare: breakUsa, allowed: new RegExp(message) });
  await page.click(`li a[href="${usa.path}"]`);
  await expectErrorView(page, message);
  await page.goBack();
  await shows(page, homeRoute);
  await page.goForward();
  await expectErrorView(page, message);
  await followFrom(page, uk);
});

it('a page that throws while it hydrates says what happened and leads on', async () => {
  const allowed = new RegExp(`${message}|Minified React error`);
  const page = await site.openPage(usa.path, { prepare: breakUsa, allowed });
  await expectErrorView(page, message);
  await followFrom(page, homeRoute);
});
