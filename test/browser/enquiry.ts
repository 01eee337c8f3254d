import { expect } from 'vitest';
import { enquiryFields, enquiryService } from '#content/enquiry-fields.ts';
import { enquirySentAddress } from '../../shared/routes.ts';
import type { Site } from './site.ts';
import type { AnyPage } from './visit.ts';

/** Example values by field type. */
const answers = {
  text: "Zoë O'Brien-నాయుడు 👩🏽‍🎓 & AI <conversion> 100% + ~*=;",
  tel: '+91 98490 12345',
  email: 'zoe@example.com',
} as const;

/** Example values of the enquiry form, by field name. */
export const enquiry: Readonly<Record<string, string>> = Object.fromEntries(
  enquiryFields.map(({ name, type }) => [name, answers[type]]),
);

export const submitButton = '#enquiry [type="submit"]';

/** Fills in the empty form, as if by pasting. */
export async function fillIn(page: AnyPage): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
      document.execCommand('insertText', false, value);
    }
  }, enquiry);
}

/** Waits until the panel (or otherwise the form) is shown. */
export async function expectPanel(page: AnyPage, isOpen: boolean): Promise<void> {
  const isShown = (it: string) => document.querySelector(it)?.checkVisibility();
  const state = () => Promise.all(['dialog', '#enquiry'].map((it) => page.evaluate(isShown, it)));
  await expect.poll(state).toEqual([isOpen, !isOpen]);
}

/** Waits until the service has received the enquiry byte for byte, exactly once, with `Origin` and `Referer`. */
export async function expectReceived({ forwarder, origin }: Site<AnyPage>): Promise<void> {
  const { hiddenFields, returnField } = enquiryService;
  const fields = { ...enquiry, ...hiddenFields, [returnField]: origin + enquirySentAddress };
  const body = new URLSearchParams(fields).toString();
  const received = { inbox: 'inbox@par-avion.example', body, origin, referer: `${origin}/` };
  await expect.poll(() => forwarder.received).toEqual([received]);
}
