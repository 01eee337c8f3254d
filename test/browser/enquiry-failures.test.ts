import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/running-site.ts';
import { createForwarder, type Forwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { enquiry, field, fillIn, form, submit, valuesIn } from './enquiry.ts';
import {
  type Fixture,
  hydrated,
  type PageOptions,
  waiting,
  shown,
  testSite,
  whileOffline,
} from './fixture.ts';

const withPageCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** The body of a post of these values, byte for byte, as the standard for forms has it. */
function bodyOf(values: Readonly<Record<string, string>>): string {
  const entries = [...Object.entries(values), ['_captcha', 'false'], ['_next', '']];
  return new URLSearchParams(entries).toString();
}

function sendButton(page: Page) {
  return form(page).getByRole('button', { name: 'Send enquiry' });
}

/** Opens the form as a visitor's second page, so that there is one to go back to. */
async function openForm(site: Fixture, options: PageOptions): Promise<Page> {
  const page = await site.openPage('/site', options);
  await page.goto('/');
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

/** Ends the navigation that is under way, as the browser's stop button does. */
async function stopLoading(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await session.detach();
}

/**
 * Goes to a page of the history by its address. Playwright's own way back gives up where a navigation is just being
 * broken off or has just failed; this one tries again, and can't go too far.
 */
async function travel(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await vi.waitFor(async () => {
    const { entries } = await session.send('Page.getNavigationHistory');
    const entryId = entries.findLast(({ url }) => url === address)?.id ?? -1;
    await session.send('Page.navigateToHistoryEntry', { entryId });
    // A page from the page cache never loads again.
    await page.waitForURL(address, { waitUntil: 'commit', timeout: 4_000 });
  }, waiting);
  await session.detach();
  // Asked from here: a page without JavaScript does not tell by itself.
  const isComplete = () => page.evaluate(() => document.readyState === 'complete');
  await expect.poll(isComplete, waiting).toBe(true);
}

/**
 * Fills the form in as a visitor does, who takes a moment before sending. Chromium writes down what stands in a form
 * about a second after it was typed, and that is all there is to restore where neither script nor page cache helps.
 */
async function fillInUnhurriedly(page: Page): Promise<void> {
  await fillIn(page);
  await page.waitForTimeout(1_500);
}

/** The one thing that must never happen: an enquiry that is neither in the inbox nor in the form. */
async function expectNotLost(page: Page, { received }: Forwarder): Promise<void> {
  if (received.length === 0) {
    await expect.poll(() => valuesIn(page), waiting).toEqual(enquiry);
  }
  expect(received.length).toBeLessThanOrEqual(1);
}

async function expectReceivedOnce({ received }: Forwarder): Promise<void> {
  await expect.poll(() => received.length, waiting).toBeGreaterThan(0);
  expect(received.map(({ body }) => body)).toEqual([bodyOf(enquiry)]);
}

const visitors = [
  { visitor: 'with JavaScript, with the page cache', javaScriptEnabled: true, cached: true },
  { visitor: 'with JavaScript, without the page cache', javaScriptEnabled: true, cached: false },
  { visitor: 'without JavaScript, with the page cache', javaScriptEnabled: false, cached: true },
  {
    visitor: 'without JavaScript, without the page cache',
    javaScriptEnabled: false,
    cached: false,
  },
];

describe.each(visitors)('nothing is lost $visitor', ({ javaScriptEnabled, cached }) => {
  const launch = cached ? withPageCache : {};
  const fill = javaScriptEnabled || cached ? fillIn : fillInUnhurriedly;

  describe('when the service', () => {
    const site = testSite({ launch });

    it.each([
      ['fails', 'fail-500'],
      ['is down', 'fail-521'],
    ] as const)('%s: the visitor comes back and sends it again', async (_case, mode) => {
      const page = await openForm(site, { javaScriptEnabled, allowed: /status of 5/ });
      const action = await form(page).getAttribute('action');
      await fill(page);
      site.forwarder.setMode(mode);
      await submit(page);
      await page.waitForURL(`${action}`);
      await travel(page, `${site.origin}/`);
      await expectNotLost(page, site.forwarder);
      site.forwarder.setMode('deliver');
      await submit(page);
      await expectReceivedOnce(site.forwarder);
      expect(site.forwarder.attempts).toBe(2);
    });

    it('waits for activation: it is received once that is done, and in the form until then', async () => {
      const page = await openForm(site, { javaScriptEnabled });
      const action = await form(page).getAttribute('action');
      await fill(page);
      site.forwarder.setMode('await-activation');
      await submit(page);
      await page.waitForURL(`${action}`);
      await travel(page, `${site.origin}/`);
      await expectNotLost(page, site.forwarder);
      site.forwarder.setMode('deliver');
      await expectReceivedOnce(site.forwarder);
    });

    it('hangs: the visitor leaves, comes back and sends it again', async () => {
      const page = await openForm(site, { javaScriptEnabled });
      await fill(page);
      site.forwarder.setMode('hang');
      await submit(page);
      await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
      await travel(page, `${site.origin}/site`);
      await travel(page, `${site.origin}/`);
      await expectNotLost(page, site.forwarder);
      site.forwarder.setMode('deliver');
      await submit(page);
      await expectReceivedOnce(site.forwarder);
      expect(site.forwarder.attempts).toBe(2);
    });

    it('hangs: the visitor stops the browser, and everything is still there', async () => {
      const page = await openForm(site, { javaScriptEnabled });
      await fill(page);
      site.forwarder.setMode('hang');
      await submit(page);
      await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
      await stopLoading(page);
      expect(await valuesIn(page)).toEqual(enquiry);
      // Reloading is the visitor's way to empty a form, where there is no script to fill it again.
      if (!javaScriptEnabled) return;
      await page.reload();
      await expectNotLost(page, site.forwarder);
    });

    it('refuses a page that does not say where it comes from', async () => {
      const page = await openForm(site, {
        javaScriptEnabled,
        allowed: /403/,
        prepare: (opened) =>
          opened.route(`${site.origin}/`, async (route) => {
            const response = await route.fetch();
            const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' };
            await route.fulfill({ response, headers });
          }),
      });
      const action = await form(page).getAttribute('action');
      await fill(page);
      await submit(page);
      await page.waitForURL(`${action}`);
      expect(site.forwarder.received).toEqual([]);
      await travel(page, `${site.origin}/`);
      await expectNotLost(page, site.forwarder);
    });
  });
});

describe.each(visitors)('nothing is lost $visitor', async ({ javaScriptEnabled, cached }) => {
  const launch = cached ? withPageCache : {};
  const fill = javaScriptEnabled || cached ? fillIn : fillInUnhurriedly;
  const port = await freePort();
  const site = testSite({
    launch,
    environment: { ENQUIRY_ENDPOINT: `http://localhost:${port}` },
  });

  it('when nobody answers: the visitor comes back and sends it again', async () => {
    const page = await openForm(site, { javaScriptEnabled, allowed: /ERR_CONNECTION_REFUSED/ });
    await fill(page);
    const failure = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await submit(page);
    expect((await failure).failure()?.errorText).toContain('ERR_CONNECTION_REFUSED');
    await expect.poll(() => page.url(), waiting).toMatch(/^chrome-error:/);
    await travel(page, `${site.origin}/`);
    await expectNotLost(page, site.forwarder);

    const late = createForwarder();
    const { close } = await listen(late, { host: 'localhost', port });
    await submit(page);
    await expectReceivedOnce(late);
    await close();
  });
});

describe('offline', () => {
  const site = testSite();

  it('the form says so beside its button, sends nothing and keeps everything', async () => {
    const page = await site.openLivePage('/', { allowed: whileOffline });
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page);
    const status = form(page).getByRole('status');
    await expect.poll(() => status.textContent(), waiting).toMatch(/offline/i);
    expect(await status.isVisible()).toBe(true);
    const isBeside = await sendButton(page).evaluate((button) =>
      Boolean(button.parentElement?.querySelector('[role="status"]')),
    );
    expect(isBeside).toBe(true);
    await submit(page);
    expect(await valuesIn(page)).toEqual(enquiry);
    expect(page.url()).toBe(`${site.origin}/`);

    await page.context().setOffline(false);
    await expect.poll(() => status.textContent(), waiting).toBe('');
    expect(await valuesIn(page)).toEqual(enquiry);
    expect(site.forwarder.attempts).toBe(0);
    await submit(page);
    await expectReceivedOnce(site.forwarder);
    expect(site.forwarder.attempts).toBe(1);
  });

  it('the browser’s own checks come first', async () => {
    const page = await site.openLivePage('/', { allowed: whileOffline });
    await page.context().setOffline(true);
    await submit(page);
    await expect
      .poll(() => field(page, 'name').evaluate((it) => it === document.activeElement), waiting)
      .toBe(true);
    expect(await form(page).getByRole('status').textContent()).toBe('');
  });

  it('without JavaScript the visitor comes back from the browser’s error page', async () => {
    const page = await openForm(site, {
      javaScriptEnabled: false,
      allowed: whileOffline,
    });
    await fillInUnhurriedly(page);
    await page.context().setOffline(true);
    await submit(page);
    await expect.poll(() => page.url(), waiting).toMatch(/^chrome-error:/);
    await page.context().setOffline(false);
    await travel(page, `${site.origin}/`);
    await expectNotLost(page, site.forwarder);
  });
});

describe('sending twice', () => {
  const site = testSite();

  const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['a double click', (page) => sendButton(page).dblclick()],
    [
      'Enter twice',
      async (page) => {
        await field(page, 'email').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
    [
      'Enter, then a click',
      async (page) => {
        await sendButton(page).hover();
        await field(page, 'email').evaluate((input) => input.focus({ preventScroll: true }));
        await page.keyboard.press('Enter');
        await page.mouse.down();
        await page.mouse.up();
      },
    ],
    [
      'a click, and another when the first has long arrived',
      async (page) => {
        await sendButton(page).hover();
        await page.mouse.down();
        await page.mouse.up();
        await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
        await page.mouse.down();
        await page.mouse.up();
      },
    ],
  ];

  it.each(ways)('is not done by %s while the first is under way', async (_way, act) => {
    const page = await openForm(site, {});
    await fillIn(page);
    site.forwarder.setMode('hang');
    await act(page);
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    // Chromium lets nobody look into a page that is being left.
    await stopLoading(page);
    expect(await form(page).getByRole('status').textContent()).toMatch(/sending/i);
    expect(await shown(page).getByRole('dialog').count()).toBe(0);

    site.forwarder.setMode('deliver');
    await travel(page, `${site.origin}/site`);
    await travel(page, `${site.origin}/`);
    await hydrated(page);
    await expectNotLost(page, site.forwarder);
    expect(await form(page).getByRole('status').textContent()).toBe('');
    await submit(page);
    await expectReceivedOnce(site.forwarder);
    expect(site.forwarder.attempts, 'the post that hung, and the one after coming back').toBe(2);
  });

  it('is not done by a double click on a service that answers', async () => {
    const page = await site.openLivePage('/');
    const action = await form(page).getAttribute('action');
    await fillIn(page);
    await sendButton(page).dblclick();
    await page.waitForURL(`${action}`);
    await expectReceivedOnce(site.forwarder);
    expect(site.forwarder.attempts).toBe(1);
  });

  it('is possible again after a while, when the visitor has stopped the first', async () => {
    const page = await site.openPage('/', {
      prepare: async (opened) => {
        await opened.clock.install({ time: 0 });
        await opened.clock.pauseAt(1_000);
      },
    });
    // Hydration waits for the browser to be idle.
    await page.clock.runFor(2_000);
    await hydrated(page);
    await fillIn(page);
    // Effects are what the guard begins with: this one shows that they have run.
    await expect.poll(() => page.evaluate(() => sessionStorage.length), waiting).toBe(1);
    site.forwarder.setMode('hang');
    await submit(page);
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    await stopLoading(page);
    await page.clock.runFor(60_000);
    expect(await form(page).getByRole('status').textContent()).toBe('');
    site.forwarder.setMode('deliver');
    await submit(page);
    await expectReceivedOnce(site.forwarder);
  });
});

describe('what arrives, byte for byte', () => {
  const site = testSite();

  const values: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['a name in two scripts, a phone with spaces and plus', enquiry],
    ['10,000 characters pasted', { ...enquiry, course: 'Ab é ఆ&=+%'.repeat(1_000) }],
    ['emoji', { ...enquiry, name: 'Zoë 👩🏽‍🎓🇮🇳', course: '🎓' }],
    ['markup', { ...enquiry, name: '<script>alert(1)</script>', course: '"><img src=x>' }],
    ['what separates fields', { ...enquiry, name: 'a&_next=x&b=c;d', course: "100% + ~*()!'" }],
    ['spaces around, composed and decomposed', { ...enquiry, name: '  Zoe\u0308 Zo\u00eb\u00a0 ' }],
  ];

  it.each(
    values.flatMap(([what, typed]) =>
      [true, false].map((javaScriptEnabled) => ({ what, typed, javaScriptEnabled })),
    ),
  )('$what, JavaScript: $javaScriptEnabled', async ({ typed, javaScriptEnabled }) => {
    const page = await site.openPage('/', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await fillIn(page, { ...typed, course: '' });
    await field(page, 'course').focus();
    // At one go, as pasting does.
    await page.keyboard.insertText(typed['course'] ?? '');
    await submit(page);
    await expect.poll(() => site.forwarder.received.length, waiting).toBe(1);
    expect(site.forwarder.received[0]?.body).toBe(bodyOf(typed));
    expect(site.forwarder.attempts).toBe(1);
  });
});
