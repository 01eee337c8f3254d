import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Received } from '../../tools/forwarder/forwarder.ts';
import { type Fixture, waiting } from './fixture.ts';

/** What a visitor types into the enquiry form, by field name. */
export const enquiry = {
  name: "Zoë O'Brien-నాయుడు 👩🏽‍🎓",
  Phone: '+91 98490 12345',
  country: 'Ireland',
  course: 'MSc Data & AI <conversion> 100% + ~*=;',
  email: 'zoe@example.com',
} as const;

export type Values = Readonly<Record<string, string>>;

export const fieldNames = Object.keys(enquiry) as (keyof typeof enquiry)[];

/** The form with nothing in it. */
export const nothing: Values = Object.fromEntries(fieldNames.map((name) => [name, '']));

/** The enquiry form; the page may have other forms. */
export function form(page: Page): Locator {
  return page.locator('form', { has: page.locator('[name="Phone"]') });
}

/** A control of the enquiry form by its field name. */
export function field(page: Page, name: string): Locator {
  return form(page).locator(`[name="${name}"]`);
}

export function panel(page: Page): Locator {
  return page.locator('dialog');
}

export async function fillIn(page: Page, values: Values = enquiry): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function submit(page: Page): Promise<void> {
  await form(page).locator('[type="submit"]').click({ noWaitAfter: true });
}

/** The values of the fields. */
export async function valuesIn(page: Page): Promise<Record<string, string>> {
  const entries = fieldNames.map(async (name) => [name, await field(page, name).inputValue()]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Waits until the fields hold this: they are filled once the page is hydrated. */
export async function expectValues(page: Page, values: Values = enquiry): Promise<void> {
  await expect.poll(() => valuesIn(page), waiting).toEqual(values);
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}

/** Sends what is in the form, and waits for the service's own page. */
export async function submitAndLeave(page: Page): Promise<void> {
  const action = await form(page).getAttribute('action');
  await submit(page);
  await page.waitForURL(`${action}`);
}

/** The body of a post of these values, byte for byte: nothing is added to the five fields but the service's two. */
export function bodyOf(values: Values = enquiry, next = ''): string {
  const entries = [...Object.entries(values), ['_captcha', 'false'], ['_next', next]];
  return new URLSearchParams(entries).toString();
}

/** Waits until exactly this has arrived, once, from a page that says where it comes from. */
export async function expectReceived(
  { forwarder, origin }: Pick<Fixture, 'forwarder' | 'origin'>,
  body: string = bodyOf(),
): Promise<void> {
  await expect.poll(() => forwarder.received.length, waiting).toBeGreaterThan(0);
  expect(forwarder.received).toEqual([
    {
      inbox: 'inbox@par-avion.example',
      body,
      fields: [...new URLSearchParams(body)],
      origin,
      referer: `${origin}/`,
    },
  ]);
}

/** The fields as they arrived, sorted by name. */
export function sortedFields(received: Received | undefined) {
  return received?.fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** All that may arrive, sorted by name: the five fields and the two that the forwarding service reads. */
export const payload = Object.entries({ ...enquiry, _captcha: 'false', _next: '' }).toSorted(
  ([a], [b]) => (a < b ? -1 : 1),
);
