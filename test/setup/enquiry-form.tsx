import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { only } from './html.ts';
import { fieldOf, show } from './in-document.tsx';
import { siteSettings } from './settings.ts';

type FormOptions = {
  /** Path, query and hash of the page with the form. */
  readonly address?: string;
  /** Whether the forwarding service sends visitors back. */
  readonly enquiryReturn?: boolean;
  /** What stands in the fields before hydration, typed or restored by the browser, by field name. */
  readonly before?: Readonly<Record<string, string>>;
};

/** Shows the enquiry form; the one shown before is left, as by a link or a reload. */
export function showForm(options: FormOptions = {}): void {
  const { address = '/', enquiryReturn = false, before = {} } = options;
  const form = (
    <SettingsProvider value={{ ...siteSettings, enquiryReturn }}>
      <MemoryRouter initialEntries={[address]}>
        <EnquiryForm />
      </MemoryRouter>
    </SettingsProvider>
  );
  show(form, () => {
    for (const [name, value] of Object.entries(before)) fieldOf(name).value = value;
  });
}

/** What stands in the visible fields that are not empty, by field name. */
export function filledIn(): Readonly<Record<string, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  const filled = fields.filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Presses the button to send. Returns whether the browser posts the form. */
export function send(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void only(document, 'form').dispatchEvent(event));
  return !event.defaultPrevented;
}

/** Lets time pass. */
export function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
