// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm, wait } from '../setup/enquiry-form.tsx';
import { comeBack, forbidStorage, storages } from '../setup/hydrate.tsx';

const minuteMs = 60_000;
/** For how long what was sent is kept (test/fixture/content/enquiry-fields.ts). */
const lifetimeMs = 20 * minuteMs;
const clearButton = () => screen.queryByRole('button', { name: /^Clear/ });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** Shows the form, and types a name into it. */
async function showTyped(): Promise<void> {
  showForm();
  await userEvent.type(fieldOf('Who writes'), 'Zoë');
}

describe('what is typed', () => {
  it('is there when the form is shown again, at its other address, too', async () => {
    await showTyped();
    await userEvent.type(fieldOf('Year of passing'), '2027');
    showForm({ address: '/site' });
    expect(filledIn()).toEqual({ name: 'Zoë', passing: '2027' });
  });

  it('is there after another tab has begun an enquiry of its own', async () => {
    await showTyped();
    const ofThisTab = { ...sessionStorage };
    sessionStorage.clear();
    showForm();
    await userEvent.type(fieldOf('What to learn'), 'MBA');
    sessionStorage.clear();
    Object.assign(sessionStorage, ofThisTab);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });
});

describe('the button that clears the form', () => {
  it('is there from the first letter on, not for a country that a link has filled in', async () => {
    showForm({ address: '/?country=Alpha#enquiry' });
    showForm();
    expect(filledIn()).toEqual({ country: 'Alpha' });
    expect(clearButton()).toBeNull();
    await userEvent.type(fieldOf('Who writes'), 'Z');
    expect(clearButton()?.matches('.button.button--quiet[type="button"]')).toBe(true);
  });

  it('is there where the form is shown again, empties it and what is kept, is gone, and moves the focus to the first field', async () => {
    await showTyped();
    showForm();
    await userEvent.click(clearButton() as HTMLElement);
    expect(filledIn()).toEqual({});
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(clearButton()).toBeNull();
    expect(document.activeElement).toBe(fieldOf('Who writes'));
    showForm();
    expect(filledIn()).toEqual({});
  });
});

describe('after the post what was typed', () => {
  beforeEach(async () => {
    vi.setSystemTime(new Date(2026, 10, 23, 12, 40, 5));
    await showTyped();
    send();
  });

  it('is there for a while, for a visitor who comes back to correct it, who is told when Send was pressed until all is cleared', () => {
    wait(lifetimeMs - minuteMs);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
    expect(screen.getByRole('status').textContent).toMatch(/^You pressed Send at 12:40\./);
    fireEvent.click(clearButton() as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is kept for longer if the visitor types more, but not in a tab that has a copy of it', async () => {
    const copy = { ...sessionStorage };
    await userEvent.type(fieldOf('What to learn'), 'MBA');
    wait(24 * 60 * minuteMs);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë', course: 'MBA' });
    Object.assign(sessionStorage, copy);
    showForm();
    expect(filledIn()).toEqual({});
  });

  it('is kept no longer because of a second press, which is ignored', () => {
    // Within the 5 s in which another press does nothing.
    wait(4_000);
    expect(send()).toBe(false);
    wait(lifetimeMs - 4_000);
    showForm();
    expect(filledIn()).toEqual({});
  });

  it.each([
    { name: 'a page that stays open', act: () => undefined },
    { name: 'a page that the browser has kept', act: () => act(comeBack) },
  ])('is gone from $name, and from the browser, when its time is over', ({ act }) => {
    wait(lifetimeMs);
    act();
    expect(filledIn()).toEqual({});
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Zoë');
  });
});

describe.each([
  {
    name: 'sent, and its time is over',
    end() {
      send();
      wait(lifetimeMs);
    },
  },
  {
    name: 'sent and has arrived',
    end() {
      send();
      showForm({ address: '/?enquiry=sent' });
    },
  },
  { name: 'cleared', end: () => fireEvent.click(clearButton() as HTMLElement) },
])('what was $name', ({ end }) => {
  it.each(['reload', 'back_forward'] as const)('begins no new draft after a %s', async (by) => {
    await showTyped();
    end();
    // The browser restores it.
    showForm({ before: { 'Who writes': 'Zoë' }, by });
    expect(filledIn()).toEqual({});
    expect(clearButton()).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is not there in a page whose storage has not heard of the end, as in Firefox’s page cache', async () => {
    await showTyped();
    const copy = { ...sessionStorage };
    end();
    Object.assign(sessionStorage, copy);
    fieldOf('Who writes').value = 'Zoë';
    act(comeBack);
    expect(filledIn()).toEqual({});
  });
});

it('on the way back, too, the field in which a visitor writes before the script comes is left alone', () => {
  showForm({
    before: { 'Who writes': 'Zoë', 'What to learn': 'MBA' },
    by: 'back_forward',
    focused: 'What to learn',
  });
  expect(filledIn()).toEqual({ course: 'MBA' });
});

it.each(storages)('where the browser forbids %s, what it restores stays', (storage) => {
  forbidStorage(storage);
  showForm({ before: { 'Who writes': 'Zoë' }, by: 'back_forward' });
  expect(filledIn()).toEqual({ name: 'Zoë' });
});

it('a post that was held back for want of a network is none: all is kept, and nothing said of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showTyped();
  expect(send()).toBe(false);
  wait(lifetimeMs);
  showForm();
  expect(filledIn()).toEqual({ name: 'Zoë' });
  expect(screen.getByRole('status').textContent).toBe('');
});
