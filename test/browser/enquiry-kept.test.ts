import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  destinationRoutes,
  enquiryAddress,
  homeRoute,
  sectionAnchor,
} from '../../shared/routes.ts';
import { launchArguments } from '../../tools/running-site.ts';
import { enquiry, field, fieldNames, fillIn, form, submit, valuesIn } from './enquiry.ts';
import {
  holdScripts,
  hydrated,
  type PageOptions,
  waiting,
  shown,
  testSite,
  whileOffline,
} from './fixture.ts';

const [usa, , canada, , , ireland] = destinationRoutes;
const nothing = Object.fromEntries(fieldNames.map((name) => [name, '']));

/** Waits until the fields hold this: restoring takes as long as the script takes to come. */
async function expectValues(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => valuesIn(page), waiting).toEqual(values);
}

/** Sends what stands in the form, and sees it arrive. */
async function expectSent(
  page: Page,
  forwarder: ReturnType<typeof testSite>['forwarder'],
  values: Readonly<Record<string, string>> = enquiry,
): Promise<void> {
  forwarder.setMode('deliver');
  await submit(page);
  await expect.poll(() => forwarder.received.length, waiting).toBe(1);
  expect(Object.fromEntries(forwarder.received[0]?.fields ?? [])).toMatchObject(values);
}

/**
 * Marks the document: a page that was only put away meanwhile comes back as the very same one. Chromium puts none away
 * whose frames are on their way, so the map has to be here.
 */
async function markDocument(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
}

/** Whether the document is the one that was marked; where it is not, why the browser did not put it away. */
function whence(page: Page): Promise<string> {
  return page.evaluate(() => {
    if ('marked' in document.documentElement.dataset) return 'put away';
    const [navigation] = performance.getEntriesByType('navigation');
    return `loaded: ${JSON.stringify(navigation)}`;
  });
}

const pageCaches = [
  { cache: 'with the page cache', cached: true },
  { cache: 'without the page cache', cached: false },
];

describe.each(pageCaches)('by the back button, $cache', ({ cached }) => {
  const site = testSite({
    launch: cached ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {},
  });

  it('what was typed is there again after another page, and can be sent', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    await markDocument(page);
    await page.goto(usa.path);
    await page.goBack({ waitUntil: 'commit' });
    await expectValues(page, enquiry);
    expect(await whence(page)).toMatch(cached ? /^put away/ : /^loaded/);
    await expectSent(page, site.forwarder);
  });

  it.each([
    ['its thank-you page', 'deliver'],
    ['its error page', 'fail-500'],
    ['its outage page', 'fail-521'],
    ['its demand for activation', 'await-activation'],
  ] as const)('what was sent is there again after the service’s page: %s', async (_page, mode) => {
    const page = await site.openLivePage('/', { allowed: /status of 5/ });
    site.forwarder.setMode(mode);
    const action = await form(page).getAttribute('action');
    await fillIn(page);
    await markDocument(page);
    await submit(page);
    await page.waitForURL(`${action}`);
    await page.goBack({ waitUntil: 'commit' });
    await expectValues(page, enquiry);
    expect(await whence(page)).toMatch(cached ? /^put away/ : /^loaded/);
    expect(await shown(page).getByRole('status').textContent()).toBe('');
    expect(await shown(page).getByRole('dialog').count()).toBe(0);
    // The button is usable again.
    const before = site.forwarder.attempts;
    await submit(page);
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(before + 1);
  });
});

describe('what is typed', () => {
  const site = testSite({
    launch: {
      // One page here is not to be routed: it must survive the end of its renderer.
      args: [...launchArguments, '--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND'],
    },
  });

  it('is there again after a reload', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    await page.reload();
    await expectValues(page, enquiry);
    await expectSent(page, site.forwarder);
  });

  it('is there again at every character, without leaving the field', async () => {
    const page = await site.openLivePage('/');
    for (const typed of ['M', 'MS', 'MSc']) {
      await field(page, 'course').press('End');
      await page.keyboard.type(typed.at(-1) ?? '');
      await page.goto('/');
      await expectValues(page, { ...nothing, course: typed });
    }
  });

  it('is there again at the home page’s other address, and after pages reached by links', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    await page.goto('/site');
    await expectValues(page, enquiry);
    await shown(page).locator(`a[href="${usa.path}"]`).first().click();
    await shown(page)
      .getByRole('heading', { level: 1, name: `Study in ${usa.label}` })
      .waitFor();
    await shown(page).getByRole('banner').getByRole('link').first().click();
    await expectValues(page, enquiry);
    await page.goBack();
    await page.goBack();
    await expectValues(page, enquiry);
  });

  it('is kept on the home page reached from its other address', async () => {
    const page = await site.openLivePage('/site');
    await shown(page).getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${site.origin}/`);
    await fillIn(page);
    await page.goto('/');
    await expectValues(page, enquiry);
  });

  it('is there again after the end of the page’s renderer', async () => {
    const context = await site.browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/');
    await hydrated(page);
    await fillIn(page);
    const session = await context.newCDPSession(page);
    const crash = page.waitForEvent('crash');
    // It is never answered: there is nobody left to do it.
    session.send('Page.crash').catch(() => undefined);
    await crash;
    // Playwright itself gives a crashed page up.
    await session.send('Page.reload');
    const expression = `JSON.stringify(Object.fromEntries(
      ${JSON.stringify(fieldNames)}.map((name) => [name, document.getElementsByName(name)[0]?.value])
    ))`;
    const values = async () =>
      JSON.parse(`${(await session.send('Runtime.evaluate', { expression })).result.value}`);
    await expect.poll(values, waiting).toEqual(enquiry);
  });

  it('is nobody else’s: another tab starts empty', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await hydrated(other);
    expect(await valuesIn(other)).toEqual(nothing);
  });

  it('when deleted stays deleted', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    await field(page, 'course').fill('');
    await page.goto('/');
    await expectValues(page, { ...enquiry, course: '' });
  });

  it('survives hydration, and is kept, when it was typed before', async () => {
    const { page, release } = await site.openWaitingPage('/');
    await fillIn(page);
    release();
    await hydrated(page);
    expect(await valuesIn(page)).toEqual(enquiry);
    await page.goto('/');
    await expectValues(page, enquiry);
  });

  it('before hydration wins over what was kept, field by field', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#settings').waitFor({ state: 'attached' });
    await fillIn(page, { name: 'Someone else', country: 'Finland' });
    release();
    await hydrated(page);
    await expectValues(page, { ...enquiry, name: 'Someone else', country: 'Finland' });
  });

  it('by the browser’s autofill is kept like what is typed by hand', async () => {
    const page = await site.openLivePage('/');
    await autofill(page);
    await page.goto('/');
    await expectValues(page, enquiry);
    await expectSent(page, site.forwarder);
  });

  it('by the browser’s autofill before hydration survives it, and is kept', async () => {
    const { page, release } = await site.openWaitingPage('/');
    await autofill(page);
    release();
    await hydrated(page);
    expect(await valuesIn(page)).toEqual(enquiry);
    await page.goto('/');
    await expectValues(page, enquiry);
  });

  it.each(['null', '[', '7', '"text"', '{"name":7,"Phone":null,"course":["x"]}'])(
    'may be kept beside nonsense: %s',
    async (nonsense) => {
      const page = await site.openLivePage('/');
      await fillIn(page);
      await page.evaluate((text) => {
        for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
      }, nonsense);
      await page.goto('/');
      await hydrated(page);
      expect(await valuesIn(page)).toEqual(nothing);
      await fillIn(page);
      await expectSent(page, site.forwarder);
    },
  );
});

/** What a browser does that fills a form in: the value, and a `change` without a key having been pressed. */
async function autofill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) {
    await field(page, name).evaluate((input, filled) => {
      (input as HTMLInputElement).value = filled;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
}

function forbidStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  }
}

function fillStorage(): void {
  for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
    try {
      for (let n = 0; ; n += 1) sessionStorage.setItem(`${length}-${n}`, 'x'.repeat(length));
    } catch {
      // Then something shorter.
    }
  }
}

describe.each([
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const)('where storage is %s', (_state, spoil) => {
  const site = testSite();
  const options: PageOptions = { prepare: (page) => page.addInitScript(spoil) };

  it('nothing can be kept there', async () => {
    const page = await site.openPage('/', options);
    const refused = await page.evaluate(() => {
      try {
        sessionStorage.setItem('a', 'b');
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
  });

  it('the enquiry is sent all the same, once', async () => {
    const page = await site.openLivePage('/', options);
    await fillIn(page);
    await form(page).getByRole('button').dblclick();
    await expect.poll(() => site.forwarder.received.length, waiting).toBe(1);
    expect(Object.fromEntries(site.forwarder.received[0]?.fields ?? [])).toMatchObject(enquiry);
    await page.waitForURL(/inbox@/);
    expect(site.forwarder.attempts).toBe(1);
  });

  it('what was typed before hydration survives, and the pages lead on', async () => {
    const { page, release } = await site.openWaitingPage('/', options);
    await fillIn(page);
    release();
    await hydrated(page);
    expect(await valuesIn(page)).toEqual(enquiry);
    await shown(page).locator(`a[href="${canada.path}"]`).first().click();
    await shown(page)
      .getByRole('heading', { level: 1, name: `Study in ${canada.label}` })
      .waitFor();
    await shown(page)
      .locator(`main a[href$="${sectionAnchor('get-in-touch')}"]`)
      .click();
    await expect.poll(() => field(page, 'country').inputValue(), waiting).toBe(canada.label);
  });

  it('being offline is said, and what was typed stays', async () => {
    const page = await site.openLivePage('/', { ...options, allowed: whileOffline });
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page);
    await expect
      .poll(() => shown(page).getByRole('status').textContent(), waiting)
      .toMatch(/offline/i);
    expect(await valuesIn(page)).toEqual(enquiry);
    expect(site.forwarder.attempts).toBe(0);
  });
});

describe('help to fill in', () => {
  const site = testSite();
  const call = (page: Page) =>
    shown(page).locator(`main a[href$="${sectionAnchor('get-in-touch')}"]`);

  /** Follows the destination's call to the form, from wherever one is, without loading. */
  async function followCall(page: Page, { path, label }: { path: string; label: string }) {
    await shown(page).locator(`a[href="${path}"]`).first().click();
    await shown(page)
      .getByRole('heading', { level: 1, name: `Study in ${label}` })
      .waitFor();
    await call(page).click();
    await page.waitForURL(`${site.origin}${enquiryAddress(label)}`);
  }

  it('suggests the six destinations, and takes any other country', async () => {
    const page = await site.openLivePage('/');
    const suggested = await field(page, 'country').evaluate((input) =>
      [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
    );
    expect(suggested).toEqual(destinationRoutes.map(({ label }) => label));
    const other = { ...enquiry, country: 'Côte d’Ivoire, or anywhere' };
    await fillIn(page, other);
    await expectSent(page, site.forwarder, other);
  });

  it.each(destinationRoutes)('a link on $path brings $label along', async ({ path, label }) => {
    const page = await site.openLivePage(path);
    expect(await call(page).getAttribute('href')).toBe(enquiryAddress(label));
    await call(page).click();
    await expectValues(page, { ...nothing, country: label });
  });

  it.each(destinationRoutes)('a page loaded for $label brings it along', async ({ label }) => {
    const page = await site.openLivePage(enquiryAddress(label));
    await expectValues(page, { ...nothing, country: label });
  });

  it.each(destinationRoutes)(
    'without script it is a plain link to the form: $path',
    async ({ path, label }) => {
      const page = await site.openPage(path, { javaScriptEnabled: false });
      await call(page).click();
      await page.waitForURL(`${site.origin}${enquiryAddress(label)}`);
      expect(
        await shown(page)
          .locator('#get-in-touch')
          .evaluate((it) => it.matches(':target')),
      ).toBe(true);
      expect(await valuesIn(page)).toEqual(nothing);
    },
  );

  it('leaves the country alone that the visitor has typed, wherever they have been since', async () => {
    const page = await site.openLivePage('/');
    await fillIn(page, { country: 'Finland' });
    await followCall(page, canada);
    await expectValues(page, { ...nothing, country: 'Finland' });
    await page.goto(enquiryAddress(canada.label));
    await hydrated(page);
    await expectValues(page, { ...nothing, country: 'Finland' });
  });

  it('leaves the country alone that was typed before the script came', async () => {
    const { page, release } = await site.openWaitingPage(enquiryAddress(canada.label));
    await fillIn(page, { country: 'Finland' });
    release();
    await hydrated(page);
    await expectValues(page, { ...nothing, country: 'Finland' });
  });

  it('brings the country of the page one comes from now, not of one visited before', async () => {
    const page = await site.openLivePage('/');
    await followCall(page, canada);
    await expectValues(page, { ...nothing, country: canada.label });
    await followCall(page, ireland);
    await expectValues(page, { ...nothing, country: ireland.label });
  });

  it.each(['Atlantis', 'canada', '', ' Canada', '<script>alert(1)</script>'])(
    'fills in no country that is not in the table: %j',
    async (country) => {
      const query = country.replace('<', '%3C').replace(' ', '%20');
      const address = `${homeRoute.path}?country=${query}${sectionAnchor('get-in-touch')}`;
      const page = await site.openLivePage(address);
      expect(await valuesIn(page)).toEqual(nothing);
    },
  );

  it('rejects nothing that a person might really have', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    const real: Readonly<Record<string, readonly string[]>> = {
      name: ['O', 'X Æ A-12', 'మహేశ్', '李', "D'Artagnan-O’Neil, Jr.", 'n'.repeat(10_000)],
      Phone: ['1', '040 1234', '+91 (0) 98490 12345 ext. 5', '००१', '00-91-98490-12345'],
      country: ['Deutschland', 'USA or UK', '?'],
      course: ['C++ / C#', '🎓', 'MSc (Hons) “Data” & AI; 2 yrs', '7'],
      email: ['a@b', "o'brien+study@sub.example.co.in", `${'x'.repeat(60)}@example.com`],
    };
    for (const [name, values] of Object.entries(real)) {
      for (const value of values) {
        await field(page, name).fill(value);
        const state = field(page, name).evaluate((input) => {
          const { validity, value: kept } = input as HTMLInputElement;
          return { valid: validity.valid, kept };
        });
        expect(await state, `${name}: ${value}`).toEqual({ valid: true, kept: value });
      }
    }
  });
});
