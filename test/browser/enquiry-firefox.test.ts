import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes, enquirySentAddress } from '../../shared/routes.ts';
import type { Forwarder } from '../../tools/forwarder/forwarder.ts';
import { enquiry, fieldNames } from './enquiry.ts';
import { testSiteInFirefox } from './firefox-fixture.ts';
import { waiting } from './fixture.ts';

const [usa] = destinationRoutes;
const odd = { ...enquiry, course: '🎓 <script>alert(1)</script> 100% + ~*' };

/** The same path in a second engine: what Firefox's own driver offers is used, keys above all. */
async function focus(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => (element as HTMLElement).focus());
}

async function fillIn(page: Page, values: Readonly<Record<string, string>> = enquiry) {
  for (const [name, value] of Object.entries(values)) {
    await focus(page, `[name="${name}"]`);
    await page.keyboard.type(value);
  }
}

async function submit(page: Page): Promise<void> {
  await focus(page, '#enquiry [type="submit"]');
  await page.keyboard.press('Enter');
}

function valuesIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => {
          const [input] = document.getElementsByName(name);
          return [name, (input as HTMLInputElement | undefined)?.value ?? ''];
        }),
      ),
    fieldNames as string[],
  );
}

/** Goes back; the driver's own way waits for a page from the page cache to load, which it never does. */
async function goBack(page: Page, address: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expectAddress(page, address);
}

/** Waits until the fields hold this. */
async function expectValues(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => valuesIn(page).catch(() => undefined), waiting).toEqual(values);
}

/**
 * Waits for an address. The driver hears nothing of a page that comes from the page cache, so the page is asked; in
 * between two pages there is none to answer.
 */
async function expectAddress(page: Page, address: string): Promise<void> {
  const ask = () => page.evaluate(() => location.href).catch(() => undefined);
  await expect.poll(ask, waiting).toBe(address);
}

async function expectReceivedOnce(forwarder: Forwarder, next = ''): Promise<void> {
  const entries = [...Object.entries(odd), ['_captcha', 'false'], ['_next', next]];
  await expect.poll(() => forwarder.received.length, waiting).toBe(1);
  expect(forwarder.received[0]?.body).toBe(new URLSearchParams(entries).toString());
  expect(forwarder.attempts).toBe(1);
}

/** Waits until React has taken over: only then are there effects, and what is typed is kept. */
async function live(page: Page): Promise<Page> {
  await page.waitForFunction(() => sessionStorage.length > 0);
  return page;
}

function isPanelFocused(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const panel = document.querySelector('dialog');
    return Boolean(panel?.open && panel.contains(document.activeElement));
  });
}

function isPanelOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog')?.open === true);
}

describe.each([
  { visitor: 'with JavaScript', javaScriptEnabled: true },
  { visitor: 'without JavaScript', javaScriptEnabled: false },
])('in Firefox $visitor', ({ javaScriptEnabled }) => {
  describe('without a way back', () => {
    const site = testSiteInFirefox({ javaScriptEnabled });
    const open = async (path: string) => {
      const page = await site.openPage(path);
      return javaScriptEnabled ? live(page) : page;
    };

    it('JavaScript is as it should be', async () => {
      const page = await site.openPage('/');
      if (javaScriptEnabled) await live(page);
      else expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    it.each(['/', '/site'])('an enquiry from %s arrives once, byte for byte', async (path) => {
      const page = await open(path);
      const action = await page.$eval('#enquiry', (it) => it.getAttribute('action'));
      await fillIn(page, odd);
      await submit(page);
      await expectAddress(page, `${action}`);
      await expectReceivedOnce(site.forwarder);
      expect(site.forwarder.received[0]).toMatchObject({
        origin: site.origin,
        referer: `${site.origin}/`,
      });
    });

    it('what was typed is there again after the service’s error page', async () => {
      const page = await open('/');
      const action = await page.$eval('#enquiry', (it) => it.getAttribute('action'));
      await fillIn(page, odd);
      site.forwarder.setMode('fail-500');
      await submit(page);
      await expectAddress(page, `${action}`);
      await goBack(page, `${site.origin}/`);
      await expectValues(page, odd);
      site.forwarder.setMode('deliver');
      await submit(page);
      await expect.poll(() => site.forwarder.received.length, waiting).toBe(1);
      expect(site.forwarder.attempts).toBe(2);
    });

    it('no address claims that an enquiry has arrived', async () => {
      const page = await open(enquirySentAddress);
      expect(await isPanelOpen(page)).toBe(false);
    });

    if (!javaScriptEnabled) return;

    it('what was typed is there again after a reload, another page, and a new visit', async () => {
      const page = await open('/');
      await fillIn(page);
      await page.reload();
      await expectValues(page, enquiry);
      await page.goto(site.origin + usa.path);
      await goBack(page, `${site.origin}/`);
      await expectValues(page, enquiry);
      await page.goto(`${site.origin}/site`);
      await expectValues(page, enquiry);
    });

    it('pressing twice while the service hangs sends once', async () => {
      const page = await open('/');
      await fillIn(page, odd);
      site.forwarder.setMode('hang');
      await focus(page, '#enquiry [type="submit"]');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
      await page.evaluate(() => stop());
      expect(await valuesIn(page)).toEqual(odd);
      expect(site.forwarder.attempts).toBe(1);
    });
  });

  describe('with a way back', () => {
    const site = testSiteInFirefox({ javaScriptEnabled, environment: { ENQUIRY_RETURN: 'on' } });

    it('an enquiry leads to the panel, focused; closing it leads to the form', async () => {
      const page = await site.openPage('/');
      if (javaScriptEnabled) await live(page);
      await fillIn(page, odd);
      await submit(page);
      await expectReceivedOnce(site.forwarder, site.origin + enquirySentAddress);
      const settledAddress = javaScriptEnabled ? '/' : enquirySentAddress;
      await expect.poll(() => isPanelOpen(page).catch(() => false), waiting).toBe(true);
      await expectAddress(page, site.origin + settledAddress);
      await expect.poll(() => isPanelFocused(page), waiting).toBe(true);
      await page.keyboard.press('Enter');
      await expectAddress(page, `${site.origin}/#get-in-touch`);
      await expect.poll(() => isPanelOpen(page).catch(() => true), waiting).toBe(false);
      const isFocusInSection = () =>
        page.evaluate(() =>
          Boolean(document.querySelector('#get-in-touch')?.contains(document.activeElement)),
        );
      await expect.poll(isFocusInSection, waiting).toBe(true);
      expect(Object.values(await valuesIn(page)).join('')).toBe('');
    });

    if (!javaScriptEnabled) return;

    it('the panel is gone after a reload, and on going back', async () => {
      const page = await live(await site.openPage('/site'));
      await fillIn(page, odd);
      await submit(page);
      await expectAddress(page, `${site.origin}/`);
      await page.reload();
      expect(await isPanelOpen(page)).toBe(false);
      await goBack(page, `${site.origin}/site`);
      expect(await isPanelOpen(page)).toBe(false);
    });
  });
});
