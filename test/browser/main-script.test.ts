import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  destinationRoute,
  homeRoute,
  homeSections,
  routes,
  sectionAnchor,
} from '../../shared/routes.ts';
import { hydrated, testSite, waiting } from './fixture.ts';
import { shows } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const homes = routes.filter(({ canonicalPath }) => canonicalPath === '/');

/** Stands in for the main script and lists the calls of its routine and of the cleanup function that it returns. */
const recorder = `
  window.calls = [];
  globalThis.parAvion = { init() { calls.push('init'); return () => calls.push('cleanup'); } };
`;

function callsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as { calls?: string[] }).calls ?? []);
}

/** A live page with the recorder, right after its effects have run; its clock stands still. */
async function openAtRest(path: string): Promise<Page> {
  const page = await site.openPage(path, {
    prepare: async (prepared) => {
      await prepared.route(/\/assets\/main-script[^/]*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: recorder }),
      );
      await prepared.clock.install({ time: 0 });
      await prepared.clock.pauseAt(1_000);
    },
  });
  // Scripts are loaded when the browser is idle.
  await page.clock.runFor(2_000);
  await hydrated(page);
  return page;
}

async function follow(page: Page, route: typeof homeRoute): Promise<void> {
  await page.click(`header a[href="${route.path}"], li a[href="${route.path}"]`);
  await shows(page, route);
}

it('its routine is called once, at either address of the home page', async () => {
  for (const { path } of homes) {
    const page = await openAtRest(path);
    await page.clock.runFor(60_000);
    expect(await callsIn(page), path).toEqual(['init']);
  }
});

it('its routine is called 300 ms after the page has appeared, unless the visitor leaves before', async () => {
  const page = await openAtRest(usa.path);
  await page.clock.runFor(60_000);
  await follow(page, homeRoute);
  await page.clock.runFor(299);
  await follow(page, usa);
  await page.clock.runFor(60_000);
  expect(await callsIn(page)).toEqual([]);
  await follow(page, homeRoute);
  await page.clock.runFor(299);
  expect(await callsIn(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await callsIn(page)).toEqual(['init']);
  await follow(page, usa);
  expect(await callsIn(page)).toEqual(['init', 'cleanup']);
});

it('it marks the section in view, and no other, also after coming back', async () => {
  const page = await site.openLivePage('/');
  const marked = () =>
    page
      .locator('a[aria-current="location"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(marked, waiting).toEqual([sectionAnchor('welcome')]);
  await page.click(`li a[href="${usa.path}"]`);
  await shows(page, usa);
  await page.goBack();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id } of [...homeSections, ...homeSections.toReversed()]) {
      await page.locator(sectionAnchor(id)).evaluate((section) => section.scrollIntoView());
      await expect.poll(marked, waiting).toEqual([sectionAnchor(id)]);
    }
  }
});
