import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes, enquirySentAddress } from '../../shared/routes.ts';
import { enquiry, field, fieldNames, fillIn, form, submit, valuesIn } from './enquiry.ts';
import { hydrated, waiting, shown, testSite } from './fixture.ts';

const [usa] = destinationRoutes;
const nothing = Object.fromEntries(fieldNames.map((name) => [name, '']));

const visitors = [
  { visitor: 'with JavaScript', javaScriptEnabled: true },
  { visitor: 'without JavaScript', javaScriptEnabled: false },
];

function panel(page: Page) {
  return shown(page).getByRole('dialog', { name: 'Application Submitted!' });
}

/** The panel's markup is on every home page; open or not is what tells. */
async function expectNoPanel(page: Page): Promise<void> {
  expect(await shown(page).locator('dialog').count()).toBe(1);
  expect(await shown(page).locator('dialog').isVisible()).toBe(false);
  expect(await shown(page).getByText('Application Submitted!').isVisible()).toBe(false);
}

async function expectPanel(page: Page): Promise<void> {
  await panel(page).waitFor();
  const descriptions = panel(page).evaluate((dialog) =>
    dialog
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(await descriptions).toEqual([
    "Thank you for reaching out. We'll get back to you shortly.",
  ]);
  await expect
    .poll(() => panel(page).evaluate((it) => it.contains(document.activeElement)), waiting)
    .toBe(true);
  expect(await panel(page).getByRole('button', { name: 'Close' }).isVisible()).toBe(true);
}

/** A home page's form, filled in and sent; resolves when the service has sent the visitor back. */
async function sendAndReturn(page: Page): Promise<void> {
  await fillIn(page);
  const back = page.waitForResponse((response) => response.url().endsWith(enquirySentAddress));
  await submit(page);
  expect((await back).status()).toBe(200);
  await panel(page).waitFor();
}

/** Waits until the script has tidied the address: then it has done all it does with the panel. */
function settled(page: Page): Promise<void> {
  return page.waitForURL((url) => url.search === '');
}

describe('with a way back', () => {
  const site = testSite({ environment: { ENQUIRY_RETURN: 'on' } });

  describe.each(visitors)('$visitor', ({ javaScriptEnabled }) => {
    const open = (path: string) =>
      javaScriptEnabled ? site.openLivePage(path) : site.openPage(path, { javaScriptEnabled });

    it.each(['/', '/site'])('an enquiry from %s arrives and leads to the panel', async (path) => {
      const page = await open(path);
      expect(await field(page, '_next').getAttribute('value')).toBe(
        site.origin + enquirySentAddress,
      );
      await sendAndReturn(page);
      await expectPanel(page);
      const entries = [
        ...Object.entries(enquiry),
        ['_captcha', 'false'],
        ['_next', site.origin + enquirySentAddress],
      ];
      expect(site.forwarder.received.map(({ body }) => body)).toEqual([
        new URLSearchParams(entries).toString(),
      ]);
    });

    it('the panel is in view, and not to be kept by crawlers', async () => {
      const page = await open('/');
      await sendAndReturn(page);
      await expectPanel(page);
      const isInView = () =>
        panel(page).evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      await expect.poll(isInView, waiting).toBe(true);
      const head = page.locator('head');
      expect(await head.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      expect(await head.locator('link[rel="canonical"]').getAttribute('href')).toBe(
        `${site.origin}/`,
      );
    });

    it.each(['a click', 'Enter'])(
      'closing it by %s tidies the address and leads to the form',
      async (way) => {
        const page = await open('/');
        await sendAndReturn(page);
        await expectPanel(page);
        if (javaScriptEnabled) await settled(page);
        if (way === 'Enter') await page.keyboard.press('Enter');
        else await panel(page).getByRole('button', { name: 'Close' }).click();
        await page.waitForURL(`${site.origin}/#get-in-touch`);
        await expect.poll(() => shown(page).locator('dialog').isVisible(), waiting).toBe(false);
        const section = shown(page).locator('#get-in-touch');
        await expect
          .poll(() => section.evaluate((it) => it.contains(document.activeElement)), waiting)
          .toBe(true);
        // The next stop of the keyboard is the form's first field.
        await page.keyboard.press('Tab');
        expect(await field(page, 'name').evaluate((it) => it === document.activeElement)).toBe(
          true,
        );
        await page.reload();
        await expectNoPanel(page);
      },
    );

    it.each([
      '/',
      '/site',
      '/?enquiry=other',
      '/?enquiry=SENT',
      '/site?enquiry=sent',
      '/?enquiry=sent&x=1',
      '/?x=1&enquiry=sent',
      '/#enquiry-sent',
    ])('%s shows the plain home page', async (path) => {
      const page = await open(path);
      await expectNoPanel(page);
      expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    });

    it.each([
      ['fails', 'fail-500'],
      ['is down', 'fail-521'],
      ['waits for activation', 'await-activation'],
    ] as const)('no panel shows when the service %s', async (_case, mode) => {
      const page = await site.openPage('/', { javaScriptEnabled, allowed: /status of 5/ });
      if (javaScriptEnabled) await hydrated(page);
      const action = await form(page).getAttribute('action');
      await fillIn(page);
      site.forwarder.setMode(mode);
      await submit(page);
      await page.waitForURL(`${action}`);
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForURL(`${site.origin}/`);
      if (javaScriptEnabled) await hydrated(page);
      await expectNoPanel(page);
      expect(site.forwarder.received).toEqual([]);
    });
  });

  it('what was typed is forgotten once the panel has shown', async () => {
    const page = await site.openLivePage('/');
    await sendAndReturn(page);
    await settled(page);
    expect(await valuesIn(page)).toEqual(nothing);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    for (const value of Object.values(enquiry)) expect(stored).not.toContain(value);
    await page.goto('/');
    await hydrated(page);
    expect(await valuesIn(page)).toEqual(nothing);
  });

  it('a second enquiry can be typed and sent after the first', async () => {
    const page = await site.openLivePage('/');
    await sendAndReturn(page);
    await settled(page);
    await sendAndReturn(page);
    await settled(page);
    expect(site.forwarder.received).toHaveLength(2);
    expect(await valuesIn(page)).toEqual(nothing);
  });

  it('the panel is gone after a reload', async () => {
    const page = await site.openLivePage('/');
    await sendAndReturn(page);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await hydrated(page);
    await expectNoPanel(page);
    expect(await valuesIn(page)).toEqual(nothing);
  });

  it('the panel is gone after leaving, back and forward', async () => {
    const page = await site.openLivePage('/');
    await sendAndReturn(page);
    await settled(page);
    await shown(page).locator(`a[href="${usa.path}"]`).first().click();
    await shown(page)
      .getByRole('heading', { level: 1, name: `Study in ${usa.label}` })
      .waitFor();
    await page.goBack();
    await shown(page).locator('#welcome').waitFor();
    await expectNoPanel(page);
    await page.goForward();
    await shown(page)
      .getByRole('heading', { level: 1, name: `Study in ${usa.label}` })
      .waitFor();
    await page.goBack();
    await shown(page).locator('#welcome').waitFor();
    await expectNoPanel(page);
  });

  it('the back button from the panel leads to the plain home page, and forward too', async () => {
    const page = await site.openLivePage('/site');
    await sendAndReturn(page);
    await settled(page);
    await page.goBack();
    await page.waitForURL('**/site');
    await hydrated(page);
    await expectNoPanel(page);
    await page.goForward();
    await page.waitForURL(`${site.origin}/`);
    await hydrated(page);
    await expectNoPanel(page);
  });

  it('the panel shows neither on submitting nor on a timer', async () => {
    const page = await site.openPage('/', {
      prepare: async (opened) => {
        await opened.clock.install({ time: 0 });
        await opened.clock.pauseAt(1_000);
        await opened.addInitScript(() => {
          const note = () => {
            if (document.querySelector('dialog')?.open) sessionStorage.setItem('panel', 'shown');
          };
          new MutationObserver(note).observe(document, { attributes: true, subtree: true });
        });
      },
    });
    await page.clock.runFor(2_000);
    await hydrated(page);
    await fillIn(page);
    site.forwarder.setMode('hang');
    await submit(page);
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.stopLoading');
    await expectNoPanel(page);
    await page.clock.runFor(10 * 60_000);
    await expectNoPanel(page);
    expect(await page.evaluate(() => sessionStorage.getItem('panel'))).toBeNull();
    expect(await valuesIn(page)).toEqual(enquiry);
  });
});

describe('with a way back, with the page cache', () => {
  const site = testSite({
    environment: { ENQUIRY_RETURN: 'on' },
    launch: { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  });

  it('the panel is closed when the page that showed it comes back', async () => {
    const page = await site.openLivePage('/');
    await sendAndReturn(page);
    await settled(page);
    await page.evaluate(() => {
      document.documentElement.dataset['mark'] = 'same document';
    });
    await page.goto(usa.path);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => shown(page).locator('dialog').isVisible(), waiting).toBe(false);
    expect(await page.evaluate(() => 'mark' in document.documentElement.dataset)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  it('the page that was sent from shows no panel when it comes back', async () => {
    const page = await site.openLivePage('/site');
    await sendAndReturn(page);
    await settled(page);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL('**/site', { waitUntil: 'commit' });
    await expectNoPanel(page);
    expect(await shown(page).getByRole('status').textContent()).toBe('');
  });
});

describe('without a way back', () => {
  const site = testSite();

  it.each(visitors)('$visitor one ends on the service’s page', async ({ javaScriptEnabled }) => {
    const page = await site.openPage('/', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    expect(await field(page, '_next').getAttribute('value')).toBe('');
    const action = await form(page).getAttribute('action');
    await fillIn(page);
    await submit(page);
    await page.waitForURL(`${action}`);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(site.forwarder.received).toHaveLength(1);
  });

  it.each(visitors)(
    '$visitor no address claims that an enquiry has arrived',
    async ({ javaScriptEnabled }) => {
      const page = await site.openPage(enquirySentAddress, { javaScriptEnabled });
      if (javaScriptEnabled) await hydrated(page);
      await expectNoPanel(page);
      expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    },
  );

  it('an address that claims so forgets nothing that was typed', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    await page.goto(enquirySentAddress);
    await hydrated(page);
    await expect.poll(() => valuesIn(page), waiting).toEqual(enquiry);
  });
});
