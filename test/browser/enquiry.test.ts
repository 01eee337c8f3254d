import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress, homeRoute } from '../../shared/routes.ts';
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
import { expectFocus, expectPlace, isMarked, mark, shows, startsInView } from './visit.ts';

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

  it('may hold whatever a person really has, and nothing blank', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    const texts = ['O', 'X Æ A-12', 'మహేశ్', '李', "D'Artagnan-O’Neil, Jr.", 'n'.repeat(10_000)];
    texts.push(
      '1',
      '+91 (0) 98490 12345 ext. 5',
      '००१',
      'C++ / C#',
      '🎓',
      '“Data” & AI; 2 yrs',
      '?',
    );
    const addresses = ['a@b', "o'brien+study@sub.example.co.in", `${'x'.repeat(60)}@example.com`];
    for (const name of fieldNames) {
      const valid = name === 'email' ? addresses : texts;
      const malformed = name === 'email' ? ['zoe@', 'zoe @example.com'] : [];
      const accepted = await field(page, name).evaluate(
        (input: HTMLInputElement, values) =>
          values.filter((value) => {
            input.value = value;
            return input.validity.valid;
          }),
        ['', '   ', ...malformed, ...valid],
      );
      expect(accepted, name).toEqual(valid);
    }
  });

  it('is posted once by a double click while the service hangs, and not lost', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    // Chromium replaces a post that is under way by the next: only the page can tell whether that was prevented.
    const prevented = await page.evaluateHandle(() => {
      const list: boolean[] = [];
      addEventListener('submit', (event) => list.push(event.defaultPrevented));
      return list;
    });
    site.forwarder.setMode('hang');
    await page.dblclick('#enquiry [type="submit"]');
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    // As the browser's stop button does.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.stopLoading');
    expect(await prevented.jsonValue()).toEqual([false, true]);
    await expectValues(page);
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

  it('before hydration wins over what was kept, and loses neither its caret nor a letter', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    const release = await goWithoutScripts(page, '/');
    await fillIn(page, { name: 'Someone else', course: enquiry.course });
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft');
    const typed = ' as long as it begins in September';
    const typing = page.keyboard.type(typed, { delay: 10 });
    release();
    await Promise.all([typing, hydrated(page)]);
    const course = enquiry.course.slice(0, -3) + typed + enquiry.course.slice(-3);
    await expectValues(page, { ...enquiry, name: 'Someone else', course });
    await page.goto('/site');
    await expectValues(page, { ...enquiry, name: 'Someone else', course });
  });
});

it('where storage is forbidden papers can be ticked, and the link to the form brings its country', async () => {
  const forbidStorage = () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      const get = () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      };
      Object.defineProperty(globalThis, name, { get });
    }
  };
  const prepare = (page: Page) => page.addInitScript(forbidStorage);
  const page = await site.openLivePage(ireland.path, { prepare });
  await page.locator('[type="checkbox"]').first().check();
  await mark(page);
  await page.click('main a[href$="#get-in-touch"]');
  await startsInView(page, '#get-in-touch');
  await expectPlace(page, { hash: '#get-in-touch', focus: 'get-in-touch' });
  await expectValues(page, { country: ireland.label });
  expect(await isMarked(page)).toBe(true);
  const { country: _linked, ...typed } = enquiry;
  await fillIn(page, typed);
  await submit(page);
  await expectReceived(site);
});
