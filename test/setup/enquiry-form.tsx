import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SettingsProvider, type SiteSettings } from '../../shared/settings.ts';

/** The enquiry form alone in a document, for tests of what it does with a visitor's acts. */
export type ShownForm = {
  field(name: string): HTMLInputElement;
  /** What stands in the fields that are not empty. */
  values(): Record<string, string>;
  /** Sets a field as a browser does, and reports it by an event: `input` unless told. */
  type(name: string, value: string, event?: 'input' | 'change'): void;
  /** Presses the button to send. Returns whether the browser would post. */
  submit(): boolean;
  /** The button that clears the form, where there is one. */
  clearButton(): HTMLButtonElement | null;
  status(): string | null;
};

const settings: SiteSettings = {
  enquiryAction: 'https://forms.example/inbox',
  enquiryReturn: false,
  enquiryNext: '',
  contactEmail: 'hello@par-avion.example',
  contactPhone: '+91 40 0000 0000',
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

/** Shows the form at an address; the one shown before is left, as by a navigation or a reload. */
export function showForm(address = '/', changed: Partial<SiteSettings> = {}): ShownForm {
  leaveForm();
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  act(() =>
    root?.render(
      <SettingsProvider value={{ ...settings, ...changed }}>
        <MemoryRouter initialEntries={[address]}>
          <EnquiryForm />
        </MemoryRouter>
      </SettingsProvider>,
    ),
  );
  return controls(container);
}

/** Tells the document that it comes back from the browser's page cache. */
export function comeBackFromPageCache(): void {
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

/** Lets time pass; the timers have to be Vitest's. */
export function advance(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function leaveForm(): void {
  act(() => root?.unmount());
  document.body.replaceChildren();
}

afterEach(() => {
  leaveForm();
  sessionStorage.clear();
});

function controls(container: HTMLElement): ShownForm {
  function find<Found extends Element>(selector: string): Found {
    const found = container.querySelector<Found>(selector);
    if (!found) throw new Error(`The form has no ${selector}.`);
    return found;
  }
  return {
    field: (name) => find(`[name="${name}"]`),
    values: () => {
      const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
      const filled = fields.filter(({ value }) => value !== '');
      return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
    },
    type: (name, value, event = 'input') => {
      const field = find<HTMLInputElement>(`[name="${name}"]`);
      field.value = value;
      act(() => void field.dispatchEvent(new Event(event, { bubbles: true })));
    },
    submit: () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      act(() => void find('form').dispatchEvent(event));
      return !event.defaultPrevented;
    },
    clearButton: () => container.querySelector('button[type="button"]'),
    status: () => find('[role="status"]').textContent,
  };
}
