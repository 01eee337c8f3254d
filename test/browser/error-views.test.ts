import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { destinationRoute, homeRoute, type Route } from '../../shared/routes.ts';
import { testSite } from './fixture.ts';
import { isMarked, mark, shows } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
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

/** Checks that the view says what happened, and that its links load other pages. */
async function expectErrorView(page: Page, next: Route): Promise<void> {
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await page.innerText('main')).toContain(message);
  await mark(page);
  await page.click(`main a[href="${next.path}"]`);
  await shows(page, next);
  expect(await isMarked(page)).toBe(false);
}

it('a page that throws in the browser says what happened, leads on, and is left by Back', async () => {
  const page = await site.openLivePage('/', { prepare: breakUsa, allowed: new RegExp(message) });
  await page.click(`li a[href="${usa.path}"]`);
  await page.getByText(message).waitFor();
  await page.goBack();
  await shows(page, homeRoute);
  await page.goForward();
  await expectErrorView(page, destinationRoute('uk'));
});

it('a page that throws while it hydrates says what happened and leads on', async () => {
  const allowed = new RegExp(`${message}|Minified React error`);
  const page = await site.openPage(usa.path, { prepare: breakUsa, allowed });
  await expectErrorView(page, homeRoute);
});
