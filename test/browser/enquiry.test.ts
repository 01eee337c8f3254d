import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import { click } from './actions.ts';
import {
  enquiry,
  expectPanel,
  expectReceived,
  expectValues,
  fillIn,
  statusOf,
  submit,
} from './enquiry.ts';
import { goWithoutScripts, intercept } from './requests.ts';
import { hydrated, testSite, waiting } from './site-in-browser.ts';
import {
  expectFocus,
  expectPlace,
  go,
  isMarked,
  mark,
  press,
  shows,
  startsInView,
} from './visit.ts';
import { forbidStorage } from './visitor.ts';

// The forwarding service is asked to send the visitor back.
const environment = { ENQUIRY_RETURN: 'on' };
const site = testSite({ environment });
const usa = destinationRoute('usa');
const ireland = destinationRoute('ireland');

/** Waits until the browser is at the address. */
async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url(), waiting).toBe(address);
}

/** Sends an enquiry; resolves when the service has sent the visitor back to a hydrated page. */
async function send(page: Page): Promise<void> {
  await fillIn(page);
  await submit(page);
  await expectPanel(page, true);
  await expectAddress(page, `${site.origin}/`);
}

/** Sends what is in the form, and waits for the service's own page. */
async function submitAndLeave(page: Page, { origin }: { readonly origin: string }): Promise<void> {
  await submit(page);
  await expect.poll(() => page.url().startsWith(origin), waiting).toBe(false);
}

describe('an enquiry', () => {
  it.each([
    { path: '/site', way: 'Enter', javaScriptEnabled: true },
    { path: '/site', way: 'Escape', javaScriptEnabled: true },
    { path: '/', way: 'Enter', javaScriptEnabled: false },
  ] as const)(
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
      await expectAddress(page, site.origin + (javaScriptEnabled ? '/' : enquirySentAddress));
      await expectFocus(page, 'dialog');
      await startsInView(page, 'dialog button');
      await expectValues(page, {});
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(stored).not.toContain(enquiry.email);
      await page.keyboard.press(way);
      await expectAddress(page, `${site.origin}/#get-in-touch`);
      await expectPanel(page, false);
      await expectFocus(page, '#get-in-touch');
      await page.keyboard.press('Tab');
      await expectFocus(page, '#get-in-touch');
    },
  );

  it('that has arrived is reported until the panel is closed or left, and never again', async () => {
    const page = await site.openLivePage('/site');
    await send(page);
    await press(page, 'header a[href="#services"]');
    await startsInView(page, '#services');
    await expectPanel(page, true);
    await press(page, `#services a[href="${usa.path}"]`);
    await shows(page, usa);
    await go(page, -1);
    await shows(page, homeRoute);
    await expectPanel(page, false);
    await page.goto(`${site.origin}/`);
    await hydrated(page);
    await send(page);
    expect(site.forwarder.received).toHaveLength(2);
    await page.reload();
    await hydrated(page);
    await expectPanel(page, false);
  });

  it('may hold whatever a person really has, and nothing blank', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    const phones = ['+91 (0) 98490 12345 ext. 5', '००१२३', '100'];
    const addresses = ['a@b', "o'brien+study@sub.example.co.in", `${'x'.repeat(60)}@example.com`];
    const texts = ['O', 'X Æ A-12', 'మహేశ్', '李', "D'Artagnan-O’Neil, Jr.", 'n'.repeat(10_000), '?'];
    const cases: [string, string[], string[]][] = [
      ['Phone', phones, ['hello', '+', 'x'.repeat(10_000)]],
      ['email', addresses, ['zoe@', 'zoe @example.com']],
    ];
    for (const name of ['name', 'country', 'course']) {
      cases.push([name, [...texts, 'C++ / C#', '🎓', '“Data” & AI; 2 yrs'], []]);
    }
    const blank = ['', '   ', '\u200b\u200b', '\u2060\ufeff', '\u3164', '\u2800'];
    for (const [name, valid, malformed] of cases) {
      const accepted = await page.$eval(
        `[name="${name}"]`,
        (input, values) =>
          values.filter((value) => {
            (input as HTMLInputElement).value = value;
            return (input as HTMLInputElement).validity.valid;
          }),
        [...blank, ...malformed, ...valid],
      );
      expect(accepted, name).toEqual(valid);
    }
  });

  it('is posted once by a double click while the service hangs; once stopped, it can be sent at once', async () => {
    const page = await site.openLivePage('/');
    const devtools = await page.createCDPSession();
    await fillIn(page);
    // Chromium replaces a post that is under way by the next: only the page can tell whether that was prevented.
    const prevented = await page.evaluateHandle(() => {
      const list: boolean[] = [];
      addEventListener('submit', (event) => list.push(event.defaultPrevented));
      return list;
    });
    site.forwarder.setMode('hang');
    const button = await page.$('#enquiry [type="submit"]');
    await button?.click({ count: 2 });
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    // As the browser's stop button does.
    await devtools.send('Page.stopLoading');
    expect(await prevented.jsonValue()).toEqual([false, true]);
    await expect.poll(() => statusOf(page), waiting).toBe('');
    await expectValues(page);
    site.forwarder.setMode('deliver');
    await submit(page);
    await expectReceived(site);
  });
});

describe('what is typed', () => {
  it('is there after every failure of the service, and can be sent again', async () => {
    const page = await site.openLivePage('/', { allowed: /status of 5|ERR_CONNECTION_REFUSED/ });
    await fillIn(page);
    const failAndComeBack = async () => {
      await submitAndLeave(page, site);
      await page.goBack({ waitUntil: [] });
      await expectValues(page);
      await hydrated(page);
      expect(await statusOf(page)).toBe('');
    };
    for (const mode of ['fail-500', 'fail-521', 'await-activation'] as const) {
      site.forwarder.setMode(mode);
      await failAndComeBack();
    }
    const connect = await intercept(page, /inbox@/, (request) =>
      request.abort('connectionrefused'),
    );
    await failAndComeBack();
    connect();
    // It also deletes what awaits activation.
    site.forwarder.reset();
    await submit(page);
    await expectReceived(site);
  });

  it('before hydration wins over what was kept, and loses neither its caret nor a letter', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    const release = await goWithoutScripts(page, `${site.origin}/`);
    await fillIn(page, { name: 'Someone else', course: enquiry.course });
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft');
    const typed = ' as long as it begins in September';
    const typing = page.keyboard.type(typed, { delay: 10 });
    release();
    await Promise.all([typing, hydrated(page)]);
    const course = enquiry.course.slice(0, -3) + typed + enquiry.course.slice(-3);
    await expectValues(page, { ...enquiry, name: 'Someone else', course });
    await page.goto(`${site.origin}/site`);
    await expectValues(page, { ...enquiry, name: 'Someone else', course });
  });

  it('needs no storage, for the country of a link neither', async () => {
    const page = await site.openLivePage(ireland.path, { prepare: forbidStorage });
    await click(page, '[type="checkbox"]');
    await mark(page);
    await click(page, 'main a[href$="#get-in-touch"]');
    await startsInView(page, '#get-in-touch');
    await expectPlace(page, { hash: '#get-in-touch', focus: 'get-in-touch' });
    await expectValues(page, { country: ireland.label });
    expect(await isMarked(page)).toBe(true);
    const { country: _linked, ...typed } = enquiry;
    await fillIn(page, typed);
    await submit(page);
    await expectReceived(site);
  });
});

describe('in a browser that keeps the pages that are left', () => {
  const kept = testSite({ engine: 'page cache', environment });

  it('the form is as it was left, empty once the enquiry has arrived, and no panel is shown again', async () => {
    const page = await kept.openLivePage('/site', { allowed: /status of 5/ });
    /** Goes back to the very document that was marked. */
    const comeBack = async () => {
      await page.goBack({ waitUntil: [] });
      await expect.poll(() => isMarked(page), waiting).toBe(true);
    };
    await fillIn(page);
    await mark(page);
    kept.forwarder.setMode('fail-500');
    await submitAndLeave(page, kept);
    await comeBack();
    await expectValues(page);
    expect(await statusOf(page)).toBe('');
    kept.forwarder.setMode('deliver');
    await submit(page);
    await expectPanel(page, true);
    await expectAddress(page, `${kept.origin}/`);
    await mark(page);
    await page.goto(kept.origin + usa.path);
    await comeBack();
    await expectPanel(page, false);
    await comeBack();
    await expectAddress(page, `${kept.origin}/site`);
    await expectValues(page, {});
    expect(await statusOf(page)).toBe('');
  });
});
