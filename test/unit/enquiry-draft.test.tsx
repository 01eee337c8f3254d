// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm, status, wait } from '../setup/enquiry-form.tsx';
import { comeBack, forbidStorage } from '../setup/hydrate.tsx';

/** Lifetime of a draft (test/fixture/content/enquiry-fields.ts). */
const lifetimeMs = 20 * 60_000;
const name = () => fieldOf('Who writes');
const clearButton = () => screen.queryByRole('button', { name: /Clear/ });
const clear = () => fireEvent.click(clearButton() as HTMLElement);

/** Moves the clock without firing timers, as while a computer sleeps, then returns to the page. */
function sleep(milliseconds: number, wakeUp = comeBack): void {
  vi.setSystemTime(Date.now() + milliseconds);
  act(wakeUp);
}

/** Sends a message as another tab does. */
function receive(what: string): void {
  const channel = new BroadcastChannel('forget');
  channel.postMessage(what);
  setTimeout(() => channel.close(), 1_000);
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showForm();
  await userEvent.type(name(), 'Zoë');
});

it('restores the draft in another document for 20 minutes after the last key press', async () => {
  wait(lifetimeMs - 1_000);
  await userEvent.type(fieldOf('Year of passing'), '2027');
  wait(lifetimeMs - 1_000);
  showForm({ address: '/site' });
  expect(filledIn()).toEqual({ name: 'Zoë', passing: '2027' });
});

it('restores the draft after Back, with a message only if it was posted', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  for (const isPosted of [false, true]) {
    expect(send()).toBe(isPosted);
    wait(600);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
    expect(/^You pressed Send\. Press it again only/.test(status())).toBe(isPosted);
  }
  expect(clearButton()?.textContent).toBe('Shared computer? Clear what I typed');
  clear();
  expect(status()).toBe('');
});

it.each([
  ['on an open page', () => wait(lifetimeMs + 10_000)],
  [
    'when the page becomes visible after sleep',
    () => sleep(lifetimeMs, () => void document.dispatchEvent(new Event('visibilitychange'))),
  ],
  ['in the back/forward cache', () => sleep(lifetimeMs)],
  ['after the clock was set back', () => sleep(-2 * lifetimeMs)],
  ['even after a post', () => [send(), wait(lifetimeMs + 10_000)]],
  ['by Clear', clear],
  ['by Clear in another tab', () => receive('enquiry')],
  [
    'by Clear in another tab while this one showed another site',
    () => [localStorage.setItem('kept:cleared', String(Date.now() + 1)), act(comeBack)],
  ],
])('deletes the draft %s, and empties text that the browser restores', async (_, end) => {
  end();
  await waitFor(() => expect(filledIn()).toEqual({}));
  expect([sessionStorage.length, clearButton()]).toEqual([0, null]);
  for (const by of ['reload', 'back_forward'] as const) {
    showForm({ before: { 'Who writes': 'Zoë' }, by });
    expect(filledIn()).toEqual({});
  }
});

it('keeps the draft when another tab sends its own enquiry', async () => {
  const other = new BroadcastChannel('forget');
  const received = new Promise((resolve) => {
    other.onmessage = resolve;
  });
  receive('sent');
  await received;
  expect(filledIn()).toEqual({ name: 'Zoë' });
});

it('empties restored fields in each frame until loading ends, if there is no draft', () => {
  sessionStorage.clear();
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  showForm({ by: 'back_forward' });
  const restore = () => {
    name().value = 'Zoë';
    wait(20);
    return filledIn();
  };
  expect(restore()).toEqual({});
  loading.mockReturnValue('complete');
  expect(restore()).toEqual({});
  expect(restore()).toEqual({ name: 'Zoë' });
});

it('keeps text typed before hydration, next to the draft', () => {
  showForm({ before: { 'What to learn': 'MBA' } });
  showForm();
  expect(filledIn()).toEqual({ name: 'Zoë', course: 'MBA' });
});

it('shows a button that clears typed text and focuses the first field', async () => {
  sessionStorage.clear();
  showForm({ address: '/?country=Alpha#enquiry' });
  expect([filledIn(), clearButton()]).toEqual([{ country: 'Alpha' }, null]);
  await userEvent.type(fieldOf('Mail'), 'z');
  clear();
  expect([filledIn(), document.activeElement]).toEqual([{}, name()]);
});

/** Makes writing to session storage throw. */
function fillStorage(): void {
  const full = Object.create(sessionStorage, { setItem: {} });
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full);
}

it.each([
  ['local storage is blocked', () => forbidStorage('localStorage'), {}],
  // Restored text without a draft has expired, except if drafts can't be stored: then its age is unknown.
  ['session storage is blocked', () => forbidStorage('sessionStorage'), { name: 'Zoë' }],
  ['storage is full', fillStorage, { name: 'Zoë' }],
])('keeps typed text while %s until it is cleared', async (_, reject, restored) => {
  sessionStorage.clear();
  reject();
  showForm({ before: { 'Who writes': 'Zoë' }, by: 'back_forward' });
  expect(filledIn()).toEqual(restored);
  await userEvent.type(fieldOf('What to learn'), 'MBA');
  wait(60_000);
  expect(filledIn()).toEqual({ ...restored, course: 'MBA' });
  clear();
  expect(filledIn()).toEqual({});
});
