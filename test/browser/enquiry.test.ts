import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  destinationRoute,
  enquirySentAddress,
  enquirySuffix,
  homeRoute,
} from '../../shared/routes.ts';
import {
  enquiry,
  expectPanel,
  expectReceived,
  expectValues,
  field,
  fieldNames,
  fillIn,
  statusOf,
  submit,
  submitAndLeave,
} from './enquiry.ts';
import { goWithoutScripts, hydrated, testSite, waiting } from './fixture.ts';
import { expectFocus, shows, startsInView } from './visit.ts';

// The forwarding service is asked to send the visitor back.
const site = testSite({ environment: { ENQUIRY_RETURN: 'on' } });
const usa = destinationRoute('usa');
const ireland = destinationRoute('ireland');

/** Sends an enquiry; resolves when the service has sent the visitor back to a live page. */
async function send(page: Page): Promise<void> {
  await fillIn(page);
  await submit(page);
  await expectPanel(page, true);
  await page.waitForURL(`${site.origin}/`);
}

async function expectNoPanel(page: Page): Promise<void> {
  await hydrated(page);
  await expectPanel(page, false);
}

describe('an enquiry', () => {
  it.each([
    { path: '/site', way: 'Enter', javaScriptEnabled: true },
    { path: '/', way: 'a click', javaScriptEnabled: false },
  ])(
    'from $path arrives once, byte for byte, and leads to a panel that $way closes (JavaScript: $javaScriptEnabled)',
    async ({ path, way, javaScriptEnabled }) => {
      const page = await site.openPage(path, { javaScriptEnabled });
      if (javaScriptEnabled) await hydrated(page);
      const typed = { ...enquiry, course: 'Ab é ఆ&=+%'.repeat(1_000) };
      await fillIn(page, typed);
      await submit(page);
      await expectPanel(page, true);
      await expectReceived(site, typed);
      expect(site.forwarder.attempts).toBe(1);
      await page.waitForURL(site.origin + (javaScriptEnabled ? '/' : enquirySentAddress));
      await expectFocus(page, 'dialog');
      await startsInView(page, 'dialog button');
      await expectValues(page, {});
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(stored).not.toContain(enquiry.email);

      if (way === 'Enter') await page.keyboard.press('Enter');
      else await page.click('dialog button');
      await page.waitForURL(`${site.origin}/#get-in-touch`);
      await expectPanel(page, false);
      await expectFocus(page, '#get-in-touch');
      await page.keyboard.press('Tab');
      await expectFocus(page, '[name="name"]');
    },
  );

  it('that has arrived is reported once: not after a reload, a link and Back, or Back and Forward', async () => {
    const page = await site.openLivePage('/site');
    await send(page);
    await page.click(`li a[href="${usa.path}"]`);
    await shows(page, usa);
    await page.goBack();
    await shows(page, homeRoute);
    await expectNoPanel(page);
    await page.goBack();
    await page.waitForURL('**/site');
    await expectNoPanel(page);
    await page.goForward();
    await page.waitForURL(`${site.origin}/`);
    await expectNoPanel(page);
    await send(page);
    expect(site.forwarder.received).toHaveLength(2);
    await page.reload();
    await expectNoPanel(page);
  });

  it('is kept back by the browser until every field is filled in', async () => {
    const page = await site.openLivePage('/');
    for (const name of fieldNames) {
      await submit(page);
      await expectFocus(page, `[name="${name}"]`);
      await fillIn(page, { [name]: enquiry[name] });
    }
    expect(await statusOf(page)).toBe('');
    expect(site.forwarder.attempts).toBe(0);
    await submit(page);
    await expectReceived(site);
  });

  it('may hold whatever a person really has, and nothing blank', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    const answers: Record<keyof typeof enquiry, { valid: string[]; invalid: string[] }> = {
      name: {
        valid: ['O', 'X Æ A-12', 'మహేశ్', '李', "D'Artagnan-O’Neil, Jr.", 'n'.repeat(10_000)],
        invalid: ['', '   '],
      },
      Phone: {
        valid: ['1', '040 1234', '+91 (0) 98490 12345 ext. 5', '००१', '00-91-98490-12345'],
        invalid: ['', '   '],
      },
      country: { valid: ['Deutschland', 'USA or UK', '?'], invalid: ['', '   '] },
      course: {
        valid: ['C++ / C#', '🎓', 'MSc (Hons) “Data” & AI; 2 yrs', '7'],
        invalid: ['', '   '],
      },
      email: {
        valid: ['a@b', "o'brien+study@sub.example.co.in", `${'x'.repeat(60)}@example.com`],
        invalid: ['', '   ', 'zoe@', 'zoe @example.com'],
      },
    };
    for (const name of fieldNames) {
      const { valid, invalid } = answers[name];
      const accepted = await field(page, name).evaluate(
        (input: HTMLInputElement, values) =>
          values.filter((value) => {
            input.value = value;
            return input.validity.valid;
          }),
        [...valid, ...invalid],
      );
      expect(accepted).toEqual(valid);
    }
  });

  it('is posted once by a double click while the service hangs, and not lost', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    // A submission that is prevented can only be told from one that replaces the first in the page itself.
    await page.evaluate(() => {
      addEventListener('submit', ({ defaultPrevented }) => {
        document.documentElement.dataset['submissions'] += ` ${defaultPrevented}`;
      });
    });
    site.forwarder.setMode('hang');
    await page.dblclick('#enquiry [type="submit"]');
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    await stopLoading(page);
    expect(await page.getAttribute('html', 'data-submissions')).toMatch(/ false true$/);
    expect(await statusOf(page)).not.toBe('');
    await expectValues(page);

    site.forwarder.setMode('deliver');
    await page.reload();
    await expectValues(page);
    await submit(page);
    await expectReceived(site);
  });

  it('is not lost without a network: the form says so, and sends it later', async () => {
    // What Chromium logs about the map that comes into view.
    const page = await site.openLivePage('/', { allowed: /ERR_INTERNET_DISCONNECTED/ });
    await fillIn(page);
    await page.context().setOffline(true);
    for (const _attempt of ['first', 'second']) {
      await submit(page);
      await expect.poll(() => statusOf(page), waiting).toMatch(/offline/i);
    }
    expect(await page.isVisible('#enquiry [role="status"]')).toBe(true);
    await expectValues(page);
    await page.context().setOffline(false);
    await expect.poll(() => statusOf(page), waiting).toBe('');
    expect(site.forwarder.attempts).toBe(0);
    await submit(page);
    await expectReceived(site);
  });
});

/** Ends the navigation that is under way, as the browser's stop button does. */
async function stopLoading(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
}

describe('what is typed', () => {
  it('is there after every failure of the service, and can be sent again', async () => {
    const page = await site.openLivePage('/', { allowed: /status of 5|ERR_CONNECTION_REFUSED/ });
    await fillIn(page);
    const failAndComeBack = async () => {
      await submitAndLeave(page);
      await page.goBack({ waitUntil: 'commit' });
      await expectNoPanel(page);
      await expectValues(page);
      expect(await statusOf(page)).toBe('');
    };
    for (const mode of ['fail-500', 'fail-521', 'await-activation'] as const) {
      site.forwarder.setMode(mode);
      await failAndComeBack();
    }
    await page.route('**/inbox@*', (route) => route.abort('connectionrefused'), { times: 1 });
    await failAndComeBack();
    // It also deletes what awaits activation.
    site.forwarder.reset();
    await submit(page);
    await expectReceived(site);
  });

  it('is there after a reload and on every way back, until the visitor clears it', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    await page.reload();
    await expectValues(page);
    await page.goto('/site');
    await expectValues(page);
    await page.click(`li a[href="${usa.path}"]`);
    await shows(page, usa);
    await page.click('header a');
    await expectValues(page);
    await page.goBack();
    await shows(page, usa);
    await page.goBack();
    await expectValues(page);
    await page.getByRole('button', { name: /clear/i }).click();
    await expectValues(page, {});
    await expectFocus(page, '[name="name"]');
    await page.goto('/');
    await hydrated(page);
    await expectValues(page, {});
  });

  it('before hydration wins over what was kept, field by field, and is kept', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    const release = await goWithoutScripts(page, '/');
    const typed = { name: 'Someone else', country: 'Finland' };
    await fillIn(page, typed);
    release();
    await hydrated(page);
    await expectValues(page, { ...enquiry, ...typed });
    await page.goto('/site');
    await expectValues(page, { ...enquiry, ...typed });
  });
});

it('where storage is forbidden papers can be ticked, and an enquiry be sent', async () => {
  const forbidStorage = () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Storage is forbidden.', 'SecurityError');
        },
      });
    }
  };
  const prepare = (page: Page) => page.addInitScript(forbidStorage);
  const page = await site.openLivePage(ireland.path, { prepare });
  await page.locator('[type="checkbox"]').first().check();
  await page.click(`main a[href="${homeRoute.path}${enquirySuffix(ireland.label)}"]`);
  await expectValues(page, { country: ireland.label });
  const { country: _linked, ...typed } = enquiry;
  await fillIn(page, typed);
  await submit(page);
  await expectReceived(site);
});
