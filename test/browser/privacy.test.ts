import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { expectValues, fillIn } from './enquiry.ts';
import { testSite } from './site-in-browser.ts';
import { choose, click, destinationAt, hydrated } from './visit.ts';

const site = testSite();

/** Everything that the browser stores for the site: keys and cookies. */
function storedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );
}

it('clears stored data in every open tab, which Undo and Redo can’t restore', async () => {
  const forgetButton = '#privacy button';
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated(destinationAt(0).path, { media });
  await click(page, 'header a[href="/"]');
  await click(page, forgetButton);
  await page.mouse.move(300, 300);
  await click(page, 'button[aria-label$=" animation"]');
  await page.select('.compare__choice select', destinationAt(-1).id);
  await fillIn(page);
  const guide = await page.browserContext().newPage();
  await guide.goto(site.origin + destinationAt(0).path);
  await hydrated(guide);
  await choose(guide, 'level', 1);
  await guide.$$eval('input[type="checkbox"]', (boxes) => boxes.map((box) => box.click()));
  await page.bringToFront();
  // The draft, the paused animation, the level, a choice, two lists of ticks, and the time of the first clearing. No
  // visit ID: this document has saved no positions since that clearing.
  expect(await storedIn(page)).toHaveLength(7);

  await click(page, 'a[href="#privacy"]');
  await click(page, forgetButton);
  await expectValues(page, {});
  const compared = page.$$eval('.compare__choice :is(:checked, :disabled)', (all) =>
    all.map((option) => (option as HTMLOptionElement).index),
  );
  expect(await compared).toEqual([0, 1, 0, 1]);
  await page.waitForSelector('button[aria-label="Pause animation"]');
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Done:'));
  expect(await page.$$('#enquiry :user-invalid')).toEqual([]);
  const shown = () =>
    guide.evaluate(() => ({
      ticked: document.querySelectorAll('[type="checkbox"]:checked').length,
      level: document.querySelector<HTMLSelectElement>('[name="level"]')?.value,
      query: location.search,
    }));
  await expect.poll(shown).toEqual({ ticked: 0, level: '', query: '' });
  for (const tab of [page, guide]) expect(await storedIn(tab)).toEqual(['kept:cleared']);
  await page.focus('#enquiry [name="name"]');
  await page.evaluate(() => {
    for (let press = 0; press < 8; press += 1) document.execCommand('undo');
    for (let press = 0; press < 8; press += 1) document.execCommand('redo');
  });
  await expectValues(page, {});
});

const map = '.office-map';

// Requests to other hosts fail the test: the content security policy blocks each with an error.
it.each([
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
])('requests the map once, when the visitor scrolls to it on a $name', async ({ viewport }) => {
  const requested: string[] = [];
  const prepare = (page: Page) => page.on('request', (request) => requested.push(request.url()));
  const page = await site.openHydrated('/', { prepare, viewport });
  const elsewhere = () => requested.filter((url) => !url.startsWith(site.origin));
  // The form is next to the map on a desktop.
  await click(page, 'aside a[href$="#enquiry"]');
  // As Chromium's autofill does.
  await page.$eval('#enquiry input', (it) =>
    it.dispatchEvent(new Event('keydown', { bubbles: true })),
  );
  await page.$eval(map, (it) => it.scrollIntoView());
  await page.waitForNetworkIdle();
  expect(elsewhere()).toEqual([]);
  await page.mouse.move(100, 400);
  await page.mouse.wheel({ deltaY: 50 });
  await expect
    .poll(elsewhere)
    .toEqual([expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed/)]);
  const heights = page.$$eval('.office-map :is(div, img, iframe)', (all) =>
    all.map((it) => it.getBoundingClientRect().height),
  );
  expect(await heights).toEqual([250, 250, 250]);
});
