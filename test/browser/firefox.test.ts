import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import { enquiry, expectPanel, expectReceived, expectValues, fieldNames } from './enquiry.ts';
import { testSiteInFirefox } from './firefox-fixture.ts';
import { scripts, waiting } from './fixture.ts';
import { stripedShare } from './pixels.ts';
import {
  expectFocus,
  expectPlace,
  isMarked,
  mark,
  placeOf,
  scrollDown,
  shows,
  startsInView,
} from './visit.ts';

// The forwarding service is asked to send the visitor back.
const site = testSiteInFirefox({ environment: { ENQUIRY_RETURN: 'on' } });
const usa = destinationRoute('usa');

describe('an enquiry', () => {
  /** Opens a page whose effects have run: only then is kept what is typed. */
  async function openForm(): Promise<Page> {
    const page = await site.openPage('/');
    await page.waitForFunction(() => sessionStorage.length > 0);
    return page;
  }

  /** The driver's own way fails now and then on a document that has just been loaded. */
  async function focus(page: Page, selector: string): Promise<void> {
    await page.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), selector);
    await expectFocus(page, selector);
  }

  async function type(page: Page, name: keyof typeof enquiry): Promise<void> {
    await focus(page, `[name="${name}"]`);
    await page.keyboard.type(enquiry[name]);
  }

  async function submit(page: Page): Promise<void> {
    await focus(page, '#enquiry [type="submit"]');
    await page.keyboard.press('Enter');
  }

  async function expectAddress(page: Page, address: string): Promise<void> {
    await expect.poll(() => page.evaluate(() => location.href), waiting).toBe(address);
  }

  /** Sends what is in the form, and closes the panel that it leads to. */
  async function sendAndClose(page: Page, panelAddress: string): Promise<void> {
    await submit(page);
    await expectReceived(site);
    await expectPanel(page, true);
    await expectAddress(page, site.origin + panelAddress);
    await expectFocus(page, 'dialog');
    await page.keyboard.press('Enter');
    await expectAddress(page, `${site.origin}/#get-in-touch`);
    await expectPanel(page, false);
  }

  it('from / is kept back until it is complete, arrives, and leads to a panel that is shown once', async () => {
    const page = await openForm();
    for (const name of fieldNames) {
      for (const attempt of ['', name === 'email' ? 'zoe@' : '  ']) {
        await page.keyboard.type(attempt);
        await submit(page);
        await expectFocus(page, `[name="${name}"]`);
      }
      await page.$eval(`[name="${name}"]`, (input) => (input as HTMLInputElement).select());
      await type(page, name);
    }
    expect(site.forwarder.attempts).toBe(0);
    await sendAndClose(page, '/');
    await expectFocus(page, '#get-in-touch');
    await expectValues(page, {});
    await page.reload();
    await expectPanel(page, false);
  });

  it('from /site arrives while the scripts do not, and leads to the panel', async () => {
    const page = await site.openPage('/');
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const answer = scripts.test(request.url()) ? request.abort() : request.continue();
      // The page that asked may be gone by now.
      answer.catch(() => undefined);
    });
    await page.goto(`${site.origin}/site`);
    for (const name of fieldNames) await type(page, name);
    await sendAndClose(page, enquirySentAddress);
  });

  it('is sent once by pressing Enter twice, and lost neither then nor by any other way back', async () => {
    const page = await openForm();
    for (const name of fieldNames) await type(page, name);
    site.forwarder.setMode('hang');
    await submit(page);
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    await page.keyboard.press('Enter');
    await page.evaluate(() => stop());
    await expectValues(page);
    // A page of its own comes after all that the first one sent.
    await page.reload();
    await expectValues(page);
    expect(site.forwarder.attempts).toBe(1);

    await page.goto(site.origin + usa.path);
    await page.evaluate(() => history.back());
    await expectValues(page);
    const action = await page.$eval('#enquiry', (it) => it.getAttribute('action'));
    site.forwarder.setMode('fail-500');
    await submit(page);
    await expectAddress(page, `${action}`);
    await page.evaluate(() => history.back());
    await expectAddress(page, `${site.origin}/`);
    await expectPanel(page, false);
    await expectValues(page);
    site.forwarder.setMode('deliver');
    await submit(page);
    await expectReceived(site);
  });
});

// What Firefox does otherwise than Chromium: navigation by the browser itself leaves `history.state` empty.
describe('navigation', () => {
  it('by the skip link stays at its target, and Back restores the pages before', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    await scrollDown(page, 2_600);
    await page.$eval(`li a[href="${usa.path}"]`, (link) => (link as HTMLElement).click());
    await shows(page, usa);
    await page.focus('[href="#main"]');
    await page.keyboard.press('Enter');
    await startsInView(page, '#main');
    await page.keyboard.press('Tab');
    await expectFocus(page, '#main');
    await page.evaluate(() => history.back());
    await expectPlace(page, { hash: '', top: 0 });
    await shows(page, usa);
    await page.evaluate(() => history.back());
    await shows(page, homeRoute);
    await expectPlace(page, { hash: '', top: 2_600, focus: usa.path });
    expect(await isMarked(page)).toBe(true);
  });

  it('by a hash edited in the address bar shows its section, and Back leads to where the page was', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    await page.click('header a[href="#services"]');
    await startsInView(page, '#services');
    const { hash, top } = await placeOf(page);
    await page.goto(`${site.origin}/#what-we-do`);
    await startsInView(page, '#what-we-do');
    await page.evaluate(() => history.back());
    await expectPlace(page, { hash, top });
    await page.click('header > a');
    await expectPlace(page, { hash: '', top: 0 });
    expect(await isMarked(page)).toBe(true);
  });
});

it('the airmail edge is half paper, half stripes', async () => {
  const page = await site.openPage(usa.path);
  const picture = await page.screenshot({ encoding: 'base64' });
  expect(await stripedShare(page, picture)).toBeCloseTo(0.5, 1);
});
