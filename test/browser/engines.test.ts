import { expect, it } from 'vitest';
import { engines } from './engines.ts';
import { enquiry, expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { testSite } from './site.ts';
import {
  type AnyPage,
  click,
  destinationAt,
  expectFocusWithin,
  expectPlace,
  expectShown,
  expectStartInView,
  go,
  hydrated,
  type KeyboardPage,
  placeOf,
  scrollDown,
} from './visit.ts';

// Differences between browser engines: Back, reload, hashes, focus, typing and sending.

// The project in vitest.config.ts sets the engine.
const engine = process.env['ENGINE'] as keyof typeof engines;
const site = testSite<KeyboardPage>(engines[engine]);
const first = destinationAt(0);
const card = `#services li a[href="${first.path}"]`;

it('restores scroll positions and an open note on Back and Forward, even after a reload', async () => {
  const page = await site.openPage('/');
  const home = await scrollDown(page, 2_600);
  await click(page, card);
  await expectShown(page, first);
  const guide = await scrollDown(page, 900);
  await click(page, 'footer a[href$="#accessibility"]');
  await expectNoteOpen(page);
  await expectFocusWithin(page, '#accessibility');
  await reload(page);
  await go(page, -1);
  await expectPlace(page, { top: guide });
  // The page stores the scroll position after a delay.
  await page.waitForFunction(() => history.state?.scrollY === Math.round(scrollY));
  await go(page, -1);
  await expectPlace(page, { top: home });
  await go(page, 1);
  await expectPlace(page, { top: guide });
  await go(page, 1);
  await expectNoteOpen(page);
});

it('scrolls to a skip link’s target and a typed hash, and back to the first position', async () => {
  const page = await site.openPage('/');
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await focus(page, '[href="#main"]');
  await page.keyboard.press('Enter');
  await expectStartInView(page, '#main');
  await page.keyboard.press('Tab');
  await expectFocusWithin(page, '#main');
  const { top } = await placeOf(page);
  await page.evaluate(() => location.assign('#what-we-do'));
  await expectStartInView(page, '#what-we-do');
  await go(page, -1);
  await expectPlace(page, { hash: '#main', top });
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

it('keeps typed values on Back after a failure, to send again, and then confirms it', async () => {
  const page = await site.openPage('/');
  await fillIn(page);
  site.forwarder.isFailing = true;
  await focus(page, submitButton);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.title)).toMatch(/not answering/);
  // Retries until Puppeteer is attached to the page.
  await expect.poll(() => go(page, -1)).toBeUndefined();
  const values = () =>
    page.evaluate(() => {
      const form = document.querySelector('#enquiry') as HTMLFormElement;
      return Object.fromEntries(new FormData(form));
    });
  // The page restores them after hydration.
  await expect.poll(values).toMatchObject(enquiry);
  // A page from the back/forward cache shows the status of sending until its `pageshow` event.
  await page.waitForFunction(
    () => document.querySelector('#enquiry [role="status"]')?.textContent === '',
  );
  site.forwarder.reset();
  await click(page, submitButton);
  await expectReceived(site);
  await expectPanel(page, true);
});

/** Waits until the accessibility note is visible and open. */
async function expectNoteOpen(page: AnyPage): Promise<void> {
  await expectStartInView(page, '#accessibility');
  await page.waitForFunction(() => document.querySelector('[open] > #accessibility') !== null);
}

/** Reloads the page. Resolves when it is hydrated: until then the browser itself restores typed values. */
async function reload(page: AnyPage): Promise<void> {
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  // Asynchronous, since a script whose page is gone may never return.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(() => page.evaluate(() => performance.timeOrigin)).not.toBe(loadedAt);
  await hydrated(page);
}

/** Sets the focus by script: the drivers' own methods sometimes fail on a document that has just loaded. */
async function focus(page: AnyPage, selector: string): Promise<void> {
  await page.evaluate((it) => (document.querySelector(it) as HTMLElement).focus(), selector);
}
