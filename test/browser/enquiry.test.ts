import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, enquirySuffix, homeRoute } from '../../shared/routes.ts';
import {
  bodyOf,
  enquiry,
  expectReceived,
  expectValues,
  field,
  fieldNames,
  fillIn,
  form,
  isFocused,
  nothing,
  submit,
  submitAndLeave,
  valuesIn,
} from './enquiry.ts';
import { holdScripts, hydrated, testSite, waiting, whileOffline } from './fixture.ts';

const site = testSite();

async function openForm(path: string, javaScriptEnabled: boolean): Promise<Page> {
  return javaScriptEnabled ? site.openLivePage(path) : site.openPage(path, { javaScriptEnabled });
}

function status(page: Page) {
  return form(page).getByRole('status');
}

/** Shows a destination by a link on the page, and follows its link to the form, without loading. */
async function askUsAbout(page: Page, id: Parameters<typeof destinationRoute>[0]): Promise<void> {
  const { path, label } = destinationRoute(id);
  await page.locator(`a[href="${path}"]`).first().click();
  await page
    .locator(`main a[href="${homeRoute.path}${enquirySuffix(label)}"]`)
    .first()
    .click();
  await field(page, 'country').waitFor();
}

describe('an enquiry', () => {
  it.each([
    { path: '/', javaScriptEnabled: true },
    { path: '/site', javaScriptEnabled: false },
  ])(
    'from $path arrives once, byte for byte (JavaScript: $javaScriptEnabled)',
    async ({ path, javaScriptEnabled }) => {
      const page = await openForm(path, javaScriptEnabled);
      const typed = { ...enquiry, course: 'Ab é ఆ&=+%'.repeat(1_000) };
      await fillIn(page, typed);
      await submitAndLeave(page);
      await expectReceived(site, bodyOf(typed));
      expect(site.forwarder.attempts).toBe(1);
    },
  );

  it('without real answers is kept back by the browser', async () => {
    const page = await site.openLivePage('/');
    for (const name of fieldNames) {
      const malformed = name === 'email' ? ['zoe@', 'zoe @example.com'] : [];
      for (const value of ['', '   ', ...malformed]) {
        await field(page, name).fill(value);
        await form(page).locator('summary').focus();
        await submit(page);
        await expect.poll(() => isFocused(field(page, name)), waiting).toBe(true);
      }
      await field(page, name).fill(enquiry[name]);
    }
    expect(await status(page).textContent()).toBe('');
    expect(site.forwarder.attempts).toBe(0);
    await submit(page);
    await expectReceived(site);
  });

  it('may hold whatever a person really has', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    const real: Readonly<Record<string, readonly string[]>> = {
      name: ['O', 'X Æ A-12', 'మహేశ్', '李', "D'Artagnan-O’Neil, Jr.", 'n'.repeat(10_000)],
      Phone: ['1', '040 1234', '+91 (0) 98490 12345 ext. 5', '००१', '00-91-98490-12345'],
      country: ['Deutschland', 'USA or UK', '?'],
      course: ['C++ / C#', '🎓', 'MSc (Hons) “Data” & AI; 2 yrs', '7'],
      email: ['a@b', "o'brien+study@sub.example.co.in", `${'x'.repeat(60)}@example.com`],
    };
    for (const [name, values] of Object.entries(real)) {
      const accepted = await field(page, name).evaluate(
        (input, answers) =>
          answers.filter((answer) => {
            (input as HTMLInputElement).value = answer;
            return (input as HTMLInputElement).validity.valid;
          }),
        values,
      );
      expect(accepted).toEqual(values);
    }
  });

  it.each([
    ['a double click', (page: Page) => form(page).locator('[type="submit"]').dblclick()],
    [
      'Enter twice',
      async (page: Page) => {
        await field(page, 'email').press('Enter', { noWaitAfter: true });
        await page.keyboard.press('Enter');
      },
    ],
  ])('is posted once by %s while the service hangs, and not lost', async (_act, act) => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    // An enquiry that is prevented can only be told from one that replaces the first in the page itself.
    await page.evaluate(() => {
      addEventListener('submit', ({ defaultPrevented }) => {
        document.documentElement.dataset['submissions'] += ` ${defaultPrevented}`;
      });
    });
    site.forwarder.setMode('hang');
    await act(page);
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    await stopLoading(page);
    expect(await page.locator('html').getAttribute('data-submissions')).toMatch(/ false true$/);
    expect(await status(page).textContent()).not.toBe('');
    expect(await valuesIn(page)).toEqual(enquiry);

    site.forwarder.setMode('deliver');
    await page.reload();
    await expectValues(page);
    await submitAndLeave(page);
    await expectReceived(site);
    expect(site.forwarder.attempts).toBe(2);
  });

  it('is not lost without a network: the form says so, and sends it later', async () => {
    const page = await site.openLivePage('/', { allowed: whileOffline });
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page);
    await expect.poll(() => status(page).textContent(), waiting).toMatch(/offline/i);
    expect(await status(page).isVisible()).toBe(true);
    await submit(page);
    expect(page.url()).toBe(`${site.origin}/`);
    expect(await valuesIn(page)).toEqual(enquiry);

    await page.context().setOffline(false);
    await expect.poll(() => status(page).textContent(), waiting).toBe('');
    expect(site.forwarder.attempts).toBe(0);
    await submitAndLeave(page);
    await expectReceived(site);
  });
});

/** Ends the navigation that is under way, as the browser's stop button does. */
async function stopLoading(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await session.detach();
}

describe('what is typed', () => {
  it('is there after every page of the service, and can be sent again', async () => {
    const page = await site.openLivePage('/', { allowed: /status of 5/ });
    await fillIn(page);
    const modes = ['fail-500', 'fail-521', 'await-activation', 'deliver'] as const;
    for (const [index, mode] of modes.entries()) {
      site.forwarder.setMode(mode);
      await submitAndLeave(page);
      expect(site.forwarder.attempts).toBe(index + 1);
      await page.goBack({ waitUntil: 'commit' });
      await hydrated(page);
      await expectValues(page);
      expect(await status(page).textContent()).toBe('');
    }
  });

  it('is there when nobody answers, and can be sent later', async () => {
    const page = await site.openLivePage('/', { allowed: /ERR_CONNECTION_REFUSED/ });
    await fillIn(page);
    const action = `${await form(page).getAttribute('action')}`;
    await page.route(action, (route) => route.abort('connectionrefused'));
    await submit(page);
    await expect.poll(() => page.url(), waiting).toMatch(/^chrome-error:/);
    await page.unroute(action);
    await page.goto('/');
    await expectValues(page);
    await submitAndLeave(page);
    await expectReceived(site);
  });

  it('is there after a reload and on every way back, until the visitor clears it', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    await page.reload();
    await expectValues(page);
    await page.goto('/site');
    await expectValues(page);
    await page
      .locator(`a[href="${destinationRoute('usa').path}"]`)
      .first()
      .click();
    await form(page).waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('link').first().click();
    await expectValues(page);
    await page.goBack();
    await form(page).waitFor({ state: 'detached' });
    await page.goBack();
    await expectValues(page);

    await form(page).getByRole('button', { name: /clear/i }).click();
    expect(await valuesIn(page)).toEqual(nothing);
    expect(await isFocused(field(page, 'name'))).toBe(true);
    await page.goto('/');
    await hydrated(page);
    await expectValues(page, nothing);
  });

  it('before hydration wins over what was kept, field by field, and is kept', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#settings').waitFor({ state: 'attached' });
    const typed = { name: 'Someone else', country: 'Finland' };
    await fillIn(page, typed);
    release();
    await hydrated(page);
    await expectValues(page, { ...enquiry, ...typed });
    await page.goto('/site');
    await expectValues(page, { ...enquiry, ...typed });
  });

  it('is sent as ever where storage is forbidden', async () => {
    const page = await site.openLivePage('/', {
      prepare: (opened) =>
        opened.addInitScript(() => {
          for (const name of ['sessionStorage', 'localStorage']) {
            Object.defineProperty(globalThis, name, {
              get() {
                throw new DOMException('Storage is forbidden.', 'SecurityError');
              },
            });
          }
        }),
    });
    await askUsAbout(page, 'ireland');
    await expectValues(page, { ...nothing, country: enquiry.country });
    const { country: _linked, ...typed } = enquiry;
    await fillIn(page, typed);
    await submitAndLeave(page);
    await expectReceived(site);
  });
});

describe('the link to the form on a destination page', () => {
  it('replaces the country of another link, and leaves alone what is typed', async () => {
    const page = await site.openLivePage('/');
    await askUsAbout(page, 'usa');
    const { country: _linked, ...typed } = enquiry;
    await fillIn(page, typed);
    await expectValues(page, { ...typed, country: destinationRoute('usa').label });
    await page.reload();
    await hydrated(page);
    await askUsAbout(page, 'ireland');
    await expectValues(page, { ...typed, country: destinationRoute('ireland').label });
    await fillIn(page, { country: 'Finland' });
    await askUsAbout(page, 'canada');
    await expectValues(page, { ...typed, country: 'Finland' });
  });

  it('leads to the form without JavaScript', async () => {
    const { path, label } = destinationRoute('canada');
    const page = await site.openPage(path, { javaScriptEnabled: false });
    await page
      .locator(`main a[href="/${enquirySuffix(label)}"]`)
      .first()
      .click();
    await page.waitForURL(`${site.origin}/${enquirySuffix(label)}`);
    expect(await page.locator(':target').locator('form').count()).toBeGreaterThan(0);
    expect(await valuesIn(page)).toEqual(nothing);
  });
});
