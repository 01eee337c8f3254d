import { act, fireEvent, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { watchPosts } from '../../shared/enquiry/posted.ts';
import { SuccessPanel } from '../../shared/enquiry/success-panel.tsx';
import { SettingsContext } from '../../shared/settings.ts';
import { hydrate } from './hydrate.tsx';
import { siteSettings } from './settings.ts';

beforeEach(() => void vi.useFakeTimers());

/** Shows the enquiry form and its panel, in place of the previous page. `before` has values, by label, typed before hydration. */
export function showForm({ address = '/', before = {} } = {}): void {
  history.replaceState(null, '', address);
  const form = (
    <SettingsContext value={siteSettings}>
      <BrowserRouter>
        <SuccessPanel />
        <EnquiryForm intakes={[{ intakeNames: ['Fall', 'Spring'] }]} />
      </BrowserRouter>
    </SettingsContext>
  );
  hydrate(form, () => {
    watchPosts();
    for (const [label, value] of Object.entries<string>(before)) fieldOf(label).value = value;
  });
}

export function fieldOf(label: string): HTMLInputElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
}

export function write(label: string, value: string): void {
  fireEvent.input(fieldOf(label), { target: { value } });
}

/** Values of the visible non-empty fields, by field name. */
export function filledIn(): Readonly<Record<string, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[id]')];
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value ? [[name, value]] : [])));
}

/** Submits the form. Returns whether the browser posts it. */
export function send(): boolean {
  return fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
}

export const status = () => screen.getByRole('status').textContent;

export function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
