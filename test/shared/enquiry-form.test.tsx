// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { only } from '../setup/html.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const typed = { name: 'Zoë', Phone: '040 1234', course: 'MSc Data', email: 'zoe@example.com' };
const minute = 60_000;
let root: Root | undefined;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  leave();
  vi.useRealTimers();
  sessionStorage.clear();
});

function leave(): void {
  act(() => root?.unmount());
  document.body.replaceChildren();
}

/**
 * Shows the form at an address; the one shown before is left, as by a navigation or a reload. A browser that reloads
 * has filled in what it restores before the form is hydrated.
 */
function show(address = '/', { enquiryReturn = false, restored = {} } = {}): void {
  leave();
  const contact = { contactEmail: 'hello@par-avion.example', contactPhone: '+91 40 0000 0000' };
  const enquiryAction = 'https://forms.example/inbox';
  const app = (
    <SettingsProvider value={{ enquiryAction, enquiryReturn, enquiryNext: '', ...contact }}>
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
}

const fieldOf = (name: string) => only(document, `[name="${name}"]`) as HTMLInputElement;

/** Sets fields as a browser does, and reports them. */
function type(values: Readonly<Record<string, string>>, event: 'input' | 'change' = 'input'): void {
  for (const [name, value] of Object.entries(values)) {
    fieldOf(name).value = value;
    act(() => void fieldOf(name).dispatchEvent(new Event(event, { bubbles: true })));
  }
}

/** What stands in the fields that are not empty. */
function values(): Readonly<Record<string, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  const filled = fields.filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Presses the button to send. Returns whether the browser would post. */
function submit(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void only(document, 'form').dispatchEvent(event));
  return !event.defaultPrevented;
}

const clearButton = () => document.querySelector<HTMLButtonElement>('button[type="button"]');
const status = () => only(document, 'button[type="submit"] ~ [role="status"]').textContent;
const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('what is typed is there when the form is shown again, in this tab only, until it is deleted', () => {
  show();
  type(typed);
  show('/site');
  expect(values()).toEqual(typed);
  expect(localStorage.length).toBe(0);
  type({ course: '' });
  // A browser that fills a form in reports only this.
  type({ name: 'Zoé' }, 'change');
  show();
  expect(values()).toEqual({ ...typed, name: 'Zoé', course: undefined });
});

it('a button, shown only where something was restored, empties the form and moves the focus to its first field', () => {
  show();
  type(typed);
  expect(clearButton()).toBeNull();
  show();
  act(() => clearButton()?.click());
  expect(values()).toEqual({});
  expect(document.activeElement).toHaveProperty('name', 'name');
  expect(clearButton()).toBeNull();
  show('/?country=USA#get-in-touch');
  expect(values()).toEqual({ country: 'USA' });
  expect(clearButton()).toBeNull();
});

it('what is typed is kept for 30 minutes after the post, and no longer, unless more is typed', () => {
  for (const [more, later, left] of [
    [{}, 1, {}],
    [{ course: 'MBA' }, 24 * 60 * minute, { ...typed, course: 'MBA' }],
  ] as const) {
    show();
    type(typed);
    submit();
    type(more);
    advance(30 * minute - 1);
    show();
    expect(values()).toEqual({ ...typed, ...more });
    advance(later);
    show();
    expect(values()).toEqual(left);
    expect(JSON.stringify({ ...sessionStorage }).includes(typed.name)).toBe('name' in left);
  }
});

it('what is typed is deleted at /?enquiry=sent alone, and only with ENQUIRY_RETURN=on', () => {
  show();
  type(typed);
  for (const [address, enquiryReturn, left] of [
    ['/?enquiry=sent', false, typed],
    ['/?enquiry=SENT', true, typed],
    ['/?enquiry=sent&a=1', true, typed],
    ['/site?enquiry=sent', true, typed],
    ['/?enquiry=sent', true, {}],
    ['/', true, {}],
  ] as const) {
    show(address, { enquiryReturn });
    expect(values(), address).toEqual(left);
  }
});

type Visit = { readonly link?: string; readonly restored?: string; readonly typed?: string };

it.each<[string, Visit[], string | undefined]>([
  ['is filled in by a link', [{ link: 'USA' }], 'USA'],
  ['is there after a reload', [{ link: 'USA' }, { link: 'USA' }], 'USA'],
  ['is there on other ways back', [{ link: 'USA' }, {}], 'USA'],
  ['is replaced by a later link', [{ link: 'USA' }, { link: 'Ireland' }], 'Ireland'],
  ['may be restored first', [{ link: 'USA' }, { link: 'Ireland', restored: 'USA' }], 'Ireland'],
  ['typed before hydration wins', [{ link: 'USA', restored: 'Peru' }, { link: 'UK' }], 'Peru'],
  ['typed wins, if it is the same', [{ link: 'USA', typed: 'USA' }, { link: 'UK' }], 'USA'],
  ['that was deleted stays away', [{ link: 'USA', typed: '' }, {}], undefined],
  ['that was deleted comes by a link', [{ link: 'USA', typed: '' }, { link: 'UK' }], 'UK'],
  ['is one of the destinations', [{ link: 'Atlantis' }, { link: ' usa' }], undefined],
])('the country %s', (_case, visits, expected) => {
  for (const { link, restored, typed: country } of visits) {
    const address = link === undefined ? '/' : `/?country=${link}#get-in-touch`;
    show(address, { restored: restored ? { country: restored } : {} });
    if (country !== undefined) type({ country });
  }
  expect(values()['country']).toBe(expected);
});

it('the button to send posts nothing if it is pressed again within 5 s; later it posts again, and is asked for', () => {
  show();
  expect(status()).toBe('');
  expect(submit()).toBe(true);
  const sending = status();
  expect(sending).not.toBe('');
  advance(4_999);
  expect(submit()).toBe(false);
  act(() => void dispatchEvent(new Event('online')));
  expect(status()).toBe(sending);
  advance(1);
  expect(status()).toMatch(/press send again/i);
  expect(submit()).toBe(true);
  expect(status()).toBe(sending);
});

it('the button to send warns where the browser reports no network until that comes back; the next press posts', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect([submit(), submit()]).toEqual([false, false]);
  expect(status()).toMatch(/^No connection\?.*kept/);
  act(() => void dispatchEvent(new Event('online')));
  expect(status()).toBe('');
  advance(1_000);
  expect(submit()).toBe(false);
  advance(1_000);
  expect(submit()).toBe(true);
  onLine.mockRestore();
});
