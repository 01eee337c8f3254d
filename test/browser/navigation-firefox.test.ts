import { expect, it } from 'vitest';
import { destinationRoute, homeRoute } from '../../shared/routes.ts';
import { testSiteInFirefox } from './firefox-fixture.ts';
import { waiting } from './fixture.ts';
import { isMarked, mark, placeOf, scrollDown, shows, startsInView } from './visit.ts';

// What Firefox does otherwise than Chromium: navigation by the browser itself leaves `history.state` empty.
const site = testSiteInFirefox();
const usa = destinationRoute('usa');
const card = `#services li a[href="${usa.path}"]`;

it('the skip link stays at its target, and Back restores the pages before', async () => {
  const page = await site.openLivePage('/');
  await mark(page);
  await scrollDown(page, 2_600);
  await page.$eval(card, (link) => (link as HTMLElement).click());
  await shows(page, usa);
  await page.focus('[href="#main"]');
  await page.keyboard.press('Enter');
  await startsInView(page, 'main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.evaluate(() => history.back());
  await expect.poll(() => placeOf(page), waiting).toMatchObject({ hash: '', top: 0 });
  await shows(page, usa);
  await page.evaluate(() => history.back());
  await shows(page, homeRoute);
  const home = { hash: '', top: 2_600, focus: usa.path };
  await expect.poll(() => placeOf(page), waiting).toEqual(home);
  expect(await isMarked(page)).toBe(true);
});

it('a hash edited in the address bar shows its section, and Back leads to where the page was', async () => {
  const page = await site.openLivePage('/');
  await mark(page);
  await page.click('header a[href="#services"]');
  await startsInView(page, 'services');
  const services = await placeOf(page);
  await page.goto(`${site.origin}/#what-we-do`);
  await startsInView(page, 'what-we-do');
  await page.evaluate(() => history.back());
  await expect
    .poll(() => placeOf(page), waiting)
    .toMatchObject({
      hash: services.hash,
      top: services.top,
    });
  await page.click('header > a');
  await expect.poll(() => placeOf(page), waiting).toMatchObject({ hash: '', top: 0 });
  expect(await isMarked(page)).toBe(true);
});
