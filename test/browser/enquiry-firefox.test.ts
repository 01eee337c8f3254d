import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress } from '../../shared/routes.ts';
import { bodyOf, enquiry, expectReceived, fieldNames, type Values } from './enquiry.ts';
import { testSiteInFirefox } from './firefox-fixture.ts';
import { scripts, waiting } from './fixture.ts';

// The forwarding service is asked to send the visitor back.
const site = testSiteInFirefox({ environment: { ENQUIRY_RETURN: 'on' } });

/** Opens a page whose effects have run: only then is kept what is typed. */
async function openForm(path: string): Promise<Page> {
  const page = await site.openPage(path);
  await page.waitForFunction(() => sessionStorage.length > 0);
  return page;
}

/** Asks the page until it answers so; between two documents there is none to answer. */
async function expectEventually<Answer>(ask: () => Promise<Answer>, expected: Answer) {
  await expect.poll(() => ask().catch(() => undefined), waiting).toEqual(expected);
}

function expectAddress(page: Page, address: string): Promise<void> {
  return expectEventually(() => page.evaluate(() => location.href), address);
}

function expectFocusIn(page: Page, selector: string): Promise<void> {
  return expectEventually(() => page.$eval(selector, (it) => it.matches(':focus-within')), true);
}

function expectPanel(page: Page, isOpen: boolean): Promise<void> {
  return expectEventually(() => page.$eval('dialog', ({ open }) => open), isOpen);
}

function expectValues(page: Page, values: Values): Promise<void> {
  const input = (name: string) => page.$eval(`[name="${name}"]`, (it) => 'value' in it && it.value);
  const expected = fieldNames.map((name) => values[name] ?? '');
  return expectEventually(() => Promise.all(fieldNames.map(input)), expected);
}

function expectArrived(): Promise<void> {
  return expectReceived(site, bodyOf(enquiry, site.origin + enquirySentAddress));
}

/** The driver's own way fails now and then on a document that has just been loaded. */
async function focus(page: Page, selector: string): Promise<void> {
  await page.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), selector);
  await expectFocusIn(page, selector);
}

async function type(page: Page, name: string, value: string): Promise<void> {
  await focus(page, `[name="${name}"]`);
  await page.keyboard.type(value);
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) await type(page, name, value);
}

async function submit(page: Page): Promise<void> {
  await focus(page, '#enquiry [type="submit"]');
  await page.keyboard.press('Enter');
}

it('an enquiry from / arrives byte for byte and leads to the panel, which is shown once', async () => {
  const page = await openForm('/');
  await fillIn(page);
  await submit(page);
  await expectArrived();
  await expectAddress(page, `${site.origin}/`);
  await expectPanel(page, true);
  await expectFocusIn(page, 'dialog');
  await page.keyboard.press('Enter');
  await expectAddress(page, `${site.origin}/#get-in-touch`);
  await expectPanel(page, false);
  await expectFocusIn(page, '#get-in-touch');
  await expectValues(page, {});
  await page.reload();
  await expectPanel(page, false);
});

it('an enquiry from /site arrives while the scripts do not, and leads to the panel', async () => {
  const page = await site.openPage('/');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (scripts.test(request.url()) ? request.abort() : request.continue());
  });
  await page.goto(`${site.origin}/site`);
  await fillIn(page);
  await submit(page);
  await expectArrived();
  await expectAddress(page, site.origin + enquirySentAddress);
  await expectPanel(page, true);
  await expectFocusIn(page, 'dialog');
  await page.keyboard.press('Enter');
  await expectAddress(page, `${site.origin}/#get-in-touch`);
  await expectPanel(page, false);
});

it('the browser keeps an enquiry without real answers back', async () => {
  const page = await openForm('/');
  for (const name of fieldNames) {
    await submit(page);
    await expectFocusIn(page, `[name="${name}"]`);
    await page.keyboard.type(name === 'email' ? 'zoe@' : '  ');
    await submit(page);
    await expectFocusIn(page, `[name="${name}"]`);
    await page.$eval(`[name="${name}"]`, (input) => {
      (input as HTMLInputElement).value = '';
    });
    await type(page, name, enquiry[name]);
  }
  expect(site.forwarder.attempts).toBe(0);
  await submit(page);
  await expectArrived();
});

it('what was typed is there after a reload, another page and the service’s error page', async () => {
  const page = await openForm('/');
  await fillIn(page);
  await page.reload();
  await expectValues(page, enquiry);
  await page.goto(site.origin + destinationRoute('usa').path);
  await page.evaluate(() => history.back());
  await expectValues(page, enquiry);
  const action = await page.$eval('#enquiry', (it) => it.getAttribute('action'));
  site.forwarder.setMode('fail-500');
  await submit(page);
  await expectAddress(page, `${action}`);
  await page.evaluate(() => history.back());
  await expectAddress(page, `${site.origin}/`);
  await expectPanel(page, false);
  await expectValues(page, enquiry);
  site.forwarder.setMode('deliver');
  await submit(page);
  await expectArrived();
});

it('pressing Enter twice while the service hangs sends once', async () => {
  const page = await openForm('/');
  await fillIn(page);
  site.forwarder.setMode('hang');
  await submit(page);
  await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
  await page.keyboard.press('Enter');
  await page.evaluate(() => stop());
  await expectValues(page, enquiry);
  // A page of its own comes after all that the first one sent.
  await page.reload();
  await expectValues(page, enquiry);
  expect(site.forwarder.attempts).toBe(1);
});
