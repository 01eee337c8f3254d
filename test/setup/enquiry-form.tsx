import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { hydrate } from './hydrate.tsx';
import { siteSettings } from './settings.ts';

type FormOptions = {
  /** Path, query and hash of the page with the form. */
  readonly address?: string;
  /** What stands in the fields before hydration, typed or restored by the browser, by label. */
  readonly before?: Readonly<Record<string, string>>;
};

/** Shows the enquiry form; the one shown before is left, as by a link or a reload. */
export function showForm({ address = '/', before = {} }: FormOptions = {}): void {
  const form = (
    <SettingsProvider value={siteSettings}>
      <MemoryRouter initialEntries={[address]}>
        <EnquiryForm />
      </MemoryRouter>
    </SettingsProvider>
  );
  hydrate(form, () => {
    for (const [label, value] of Object.entries(before)) fieldOf(label).value = value;
  });
}

/** The field whose label begins like this. */
export function fieldOf(label: string): HTMLInputElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
}

/** What stands in the visible fields that are not empty, by field name. */
export function filledIn(): Readonly<Record<string, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  const filled = fields.filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Sends the form. Returns whether the browser posts it. */
export function send(): boolean {
  return fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
}

/** Lets time pass, besides that which passes by itself. */
export function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
