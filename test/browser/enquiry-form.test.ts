import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '../../shared/routes.ts';
import {
  enquiry,
  field,
  fieldNames,
  fillIn,
  form,
  payload,
  sortedFields,
  submit,
} from './enquiry.ts';
import { hydrated, type PageOptions, waiting, testSite } from './fixture.ts';

const site = testSite();
const homes = routes.filter(({ canonicalPath }) => canonicalPath === '/');

const visitors = homes.flatMap(({ path }) => [
  { path, visitor: 'with JavaScript', javaScriptEnabled: true },
  { path, visitor: 'without JavaScript', javaScriptEnabled: false },
]);

async function openForm(path: string, options: PageOptions): Promise<Page> {
  return options.javaScriptEnabled === false
    ? site.openPage(path, options)
    : site.openLivePage(path, options);
}

/** Serves the page with one header changed. */
function withHeader(path: string, name: string, value: string) {
  return (page: Page) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), [name]: value } });
    });
}

describe.each(visitors)('from $path $visitor', ({ path, javaScriptEnabled }) => {
  it('an enquiry arrives once, as it was typed, with nothing added', async () => {
    const page = await openForm(path, { javaScriptEnabled });
    const action = await form(page).getAttribute('action');
    await fillIn(page);
    await submit(page);
    // The visitor ends on the service's own page.
    await page.waitForURL(`${action}`);
    expect(site.forwarder.received).toHaveLength(1);
    const [received] = site.forwarder.received;
    expect(sortedFields(received)).toEqual(payload);
    expect(received).toMatchObject({
      inbox: 'inbox@par-avion.example',
      origin: site.origin,
      referer: `${site.origin}/`,
    });
  });

  it('an enquiry is kept back until every field is filled in', async () => {
    const page = await openForm(path, { javaScriptEnabled });
    await submit(page);
    for (const name of fieldNames) {
      await expect.poll(() => isFocused(page, name), waiting).toBe(true);
      await fillIn(page, { [name]: enquiry[name] });
      if (name !== fieldNames.at(-1)) await submit(page);
    }
    expect(new URL(page.url()).pathname).toBe(path);
    expect(site.forwarder.received).toEqual([]);
    await submit(page);
    await expect.poll(() => site.forwarder.received.length, waiting).toBe(1);
  });

  it('the browser questions what is no email address', async () => {
    const page = await openForm(path, { javaScriptEnabled });
    await fillIn(page);
    for (const email of ['zoe', 'zoe@', '@example.com', 'zoe @example.com']) {
      await fillIn(page, { email });
      await field(page, 'name').focus();
      await submit(page);
      await expect.poll(() => isFocused(page, 'email'), waiting).toBe(true);
      const mismatch = field(page, 'email').evaluate(
        (input) => (input as HTMLInputElement).validity.typeMismatch,
      );
      expect(await mismatch, email).toBe(true);
    }
    expect(site.forwarder.received).toEqual([]);
  });
});

function isFocused(page: Page, name: string): Promise<boolean> {
  return field(page, name).evaluate((input) => input === document.activeElement);
}

describe('the form', () => {
  it('tells browser and keyboard what each field is for', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    const kinds = fieldNames.map(async (name) => [
      name,
      await field(page, name).getAttribute('type'),
    ]);
    expect(Object.fromEntries(await Promise.all(kinds))).toEqual({
      name: 'text',
      Phone: 'tel',
      country: 'text',
      course: 'text',
      email: 'email',
    });
    for (const name of fieldNames) {
      expect(await field(page, name).getAttribute('autocomplete'), name).toBeTruthy();
      expect(await field(page, name).getAttribute('inputmode'), name).toBeTruthy();
      const labels = field(page, name).evaluate(
        (input) => (input as HTMLInputElement).labels?.length,
      );
      expect(await labels, name).toBe(1);
    }
  });

  it('sends what was typed before, during and after hydration', async () => {
    const { page, release } = await site.openWaitingPage('/');
    await fillIn(page, { ...enquiry, course: 'MSc' });
    const course = field(page, 'course');
    await course.press('End');
    const typing = course.pressSequentially(enquiry.course.slice(3), { delay: 10 });
    release();
    await Promise.all([typing, hydrated(page)]);
    await submit(page);
    await expect.poll(() => site.forwarder.received.length, waiting).toBe(1);
    expect(sortedFields(site.forwarder.received[0])).toEqual(payload);
  });
});

// What the other tests would say if the policies were those that lose enquiries.
describe('the forwarding service would get nothing', () => {
  it.each(['no-referrer', 'same-origin'])('under Referrer-Policy: %s', async (policy) => {
    const page = await site.openLivePage('/', {
      prepare: withHeader('/', 'referrer-policy', policy),
      allowed: /403/,
    });
    await fillIn(page);
    const refusal = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(page);
    expect((await refusal).status()).toBe(403);
    expect(site.forwarder.received).toEqual([]);
  });

  it("under form-action 'self'", async () => {
    const page = await site.openLivePage('/', {
      prepare: withHeader('/', 'content-security-policy', "form-action 'self'"),
      allowed: /form-action/,
    });
    await fillIn(page);
    const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
    await submit(page);
    expect((await complaint).text()).toContain('form-action');
    expect(site.forwarder.received).toEqual([]);
  });
});
