import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { watchClearing } from '../../shared/clear-data.client.ts';
import { watchDraft } from '../../shared/enquiry/draft.client.ts';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SuccessPanel } from '../../shared/enquiry/success-panel.tsx';
import { SettingsContext } from '../../shared/settings.ts';
import { Address, hydrate } from './hydrate.tsx';
import { siteSettings } from './settings.ts';

type FormOptions = {
  /** Path, query and hash of the page with the form. */
  readonly address?: string;
  /** Values of fields by label when the inline script runs, typed or restored by the browser. */
  readonly before?: Readonly<Record<string, string>>;
  /** Type of navigation: on `reload` and `back_forward`, browsers may restore fields. */
  readonly by?: 'navigate' | 'reload' | 'back_forward';
};

const settings = { ...siteSettings, enquiryReturn: true };
const intakes = [{ intakeNames: ['Fall', 'Spring'] }];

/** Opens a document with the enquiry form and its panel, and leaves the previous one, as on a link or reload. */
export function showForm(options: FormOptions = {}): void {
  const { address = '/', before = {}, by = 'navigate' } = options;
  const entries: Record<string, never[]> = { navigation: [{ type: by } as never] };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => entries[type] ?? []);
  const form = (
    <SettingsContext value={settings}>
      <MemoryRouter initialEntries={[address]}>
        <SuccessPanel />
        <EnquiryForm intakes={intakes} />
        <Address />
      </MemoryRouter>
    </SettingsContext>
  );
  hydrate(form, () => {
    for (const [label, value] of Object.entries(before)) fieldOf(label).value = value;
    watchDraft();
  });
}

watchClearing();

/** Returns the field whose label begins with a text. */
export function fieldOf(label: string): HTMLInputElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
}

/** Values of the visible non-empty fields, by field name. */
export function filledIn(): Readonly<Record<string, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  const filled = fields.filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Submits the form. Returns whether the browser posts it. */
export function send(): boolean {
  return fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
}

/** The text of the status message next to the button. */
export const status = () => screen.getByRole('status').textContent;

/** Advances the fake timers. */
export function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
