import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { only } from './html.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  leaveForm();
  vi.useRealTimers();
  sessionStorage.clear();
});

/**
 * Shows the form alone at an address; the one shown before is left, as by a navigation or a reload. A browser that reloads
 * has filled in what it restores before the form is hydrated.
 */
export function showForm(address = '/', { enquiryReturn = false, restored = {} } = {}) {
  leaveForm();
  const settings = {
    enquiryAction: 'https://forms.example/inbox',
    enquiryReturn,
    enquiryNext: '',
    contactEmail: 'hello@par-avion.example',
    contactPhone: '+91 40 0000 0000',
  };
  const app = (
    <SettingsProvider value={settings}>
      <MemoryRouter initialEntries={[address]}>
        <EnquiryForm />
      </MemoryRouter>
    </SettingsProvider>
  );
  document.body.innerHTML = `<div>${renderToString(app)}</div>`;
  for (const [name, value] of Object.entries<string>(restored)) fieldOf(name).value = value;
  act(() => {
    root = hydrateRoot(only(document, 'div'), app);
  });
  return { values, type, submit, clearButton, status };
}

/** What stands in the fields that are not empty. */
export function values(): Readonly<Record<string, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  const filled = fields.filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

function fieldOf(name: string): HTMLInputElement {
  return only(document, `[name="${name}"]`) as HTMLInputElement;
}

/** Sets a field as a browser does, and reports it. */
function type(name: string, value: string, event: 'input' | 'change' = 'input'): void {
  const field = fieldOf(name);
  field.value = value;
  act(() => void field.dispatchEvent(new Event(event, { bubbles: true })));
}

/** Presses the button to send. Returns whether the browser would post. */
function submit(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void only(document, 'form').dispatchEvent(event));
  return !event.defaultPrevented;
}

function clearButton(): HTMLButtonElement | null {
  return document.querySelector('button[type="button"]');
}

function status(): string | null {
  return only(document, 'button[type="submit"] ~ [role="status"]').textContent;
}

function leaveForm(): void {
  act(() => root?.unmount());
  document.body.replaceChildren();
}

/** Tells the document that it comes back from the browser's page cache. */
export function comeBackFromPageCache(): void {
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

/** Lets time pass. */
export function advance(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
