import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { vi } from 'vitest';
import { watchDraft } from '../../shared/enquiry/draft.client.ts';
import { Enquiry } from '../../shared/enquiry/enquiry.tsx';
import { watchForget } from '../../shared/forget.client.ts';
import { SettingsContext } from '../../shared/settings.ts';
import { hydrate } from './hydrate.tsx';
import { siteSettings } from './settings.ts';

type FormOptions = {
  /** Path, query and hash of the page with the form. */
  readonly address?: string;
  /** The values of the fields when the inline script runs, typed or restored by the browser, by label. */
  readonly before?: Readonly<Record<string, string>>;
  /** How the browser came to the page: unless by a link, it may have restored the fields. */
  readonly by?: 'navigate' | 'reload' | 'back_forward';
  readonly enquiryReturn?: boolean;
};

// The Beta Islands are a destination of the fixture site (test/fixture/content/route-rows.ts).
const intakes = [{ id: 'alpha', intakeNames: ['Fall', 'Spring'] }];
const pictures = { beta: { src: '/beta.svg', width: 4, height: 3, alt: 'A beach' } };

/** Opens a document with the enquiry form and its panel; the one before is left, as by a link or a reload. */
export function showForm(options: FormOptions = {}): void {
  const { address = '/', before = {}, by = 'navigate', enquiryReturn = true } = options;
  const entries: Record<string, never[]> = { navigation: [{ type: by } as never] };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => entries[type] ?? []);
  const form = (
    <SettingsContext value={{ ...siteSettings, enquiryReturn }}>
      <MemoryRouter initialEntries={[address]}>
        <Enquiry pictures={pictures} intakes={intakes} />
        <Address />
      </MemoryRouter>
    </SettingsContext>
  );
  hydrate(form, () => {
    for (const [label, value] of Object.entries(before)) fieldOf(label).value = value;
    watchDraft();
  });
}

watchForget();

/** Shows where the router is, and how it came there. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return (
    <samp>
      {useNavigationType()} {pathname + search + hash}
    </samp>
  );
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
