import type { Page } from 'playwright-core';
import type { Received } from '../../tools/forwarder/forwarder.ts';
import { shown } from './fixture.ts';

/** What a visitor types into the enquiry form, by field name. */
export const enquiry = {
  name: "Zoë O'Brien-నాయుడు",
  Phone: '+91 98490 12345',
  country: 'Ireland',
  course: 'MSc Data & AI <conversion>',
  email: 'zoe@example.com',
} as const;

export const fieldNames = Object.keys(enquiry) as (keyof typeof enquiry)[];

/** The enquiry form; the page may have other forms, with buttons of their own. */
export function form(page: Page) {
  return shown(page).locator('form', { has: page.locator('[name="Phone"]') });
}

/** A control of the enquiry form by its field name. */
export function field(page: Page, name: string) {
  return form(page).locator(`[name="${name}"]`);
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>> = enquiry) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function submit(page: Page): Promise<void> {
  await form(page).locator('[type="submit"]').click({ noWaitAfter: true });
}

/** What stands in the fields now. */
export async function valuesIn(page: Page): Promise<Record<string, string>> {
  const entries = fieldNames.map(async (name) => [name, await field(page, name).inputValue()]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The fields as they arrived, by name, in no particular order; a field sent twice shows twice. */
export function sortedFields(received: Received | undefined) {
  return received?.fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** All that may arrive: the five fields and the two the forwarding service reads, and no others. */
export const payload = Object.entries({ ...enquiry, _captcha: 'false', _next: '' }).toSorted(
  ([a], [b]) => (a < b ? -1 : 1),
);
