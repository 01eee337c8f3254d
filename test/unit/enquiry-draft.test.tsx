// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm, wait } from '../setup/enquiry-form.tsx';
import { comeBack, forbidStorage, storages } from '../setup/hydrate.tsx';

const minuteMs = 60_000;
/** Lifetime of a draft (test/fixture/content/enquiry-fields.ts). */
const lifetimeMs = 20 * minuteMs;
const clearButton = () => screen.queryByRole('button', { name: /Clear/ });
const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

/** Advances the clock without firing timers, as while a computer sleeps. */
const sleep = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

async function showTyped(): Promise<void> {
  showForm();
  await userEvent.type(fieldOf('Who writes'), 'Zoë');
}

describe('a draft', () => {
  beforeEach(showTyped);

  it('is restored when the form is shown again within its lifetime after the last key', async () => {
    wait(lifetimeMs - minuteMs);
    await userEvent.type(fieldOf('Year of passing'), '2027');
    wait(lifetimeMs - minuteMs);
    showForm({ address: '/site' });
    expect(filledIn()).toEqual({ name: 'Zoë', passing: '2027' });
  });

  it('is restored with a status message after Send and Back', () => {
    send();
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
    expect(screen.getByRole('status').textContent).toMatch(
      /^You pressed Send\. Press it again only/,
    );
    expect(clearButton()?.textContent).toBe('Shared computer? Clear what I typed');
    fireEvent.click(clearButton() as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is stored, but not reported as posted, if a post was blocked while offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(send()).toBe(false);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    { name: 'on an open page', end: () => wait(lifetimeMs) },
    {
      name: 'when the page becomes visible after sleep',
      end() {
        sleep(9 * 60 * minuteMs);
        act(() => void document.dispatchEvent(new Event('visibilitychange')));
      },
    },
    {
      name: 'when restored from the back/forward cache',
      end() {
        sleep(lifetimeMs);
        act(comeBack);
      },
    },
    {
      name: 'after the clock was set back',
      end() {
        sleep(-24 * 60 * minuteMs);
        act(comeBack);
      },
    },
    {
      name: 'even after a post',
      end() {
        send();
        wait(lifetimeMs);
      },
    },
    { name: 'by Clear', end: () => fireEvent.click(clearButton() as HTMLElement) },
    {
      name: 'by Clear in another tab',
      async end() {
        const channel = new BroadcastChannel('forget');
        channel.postMessage('enquiry');
        await waitFor(() => expect(filledIn()).toEqual({}));
        channel.close();
      },
    },
  ])('expires $name, and the browser does not restore it', async ({ end }) => {
    await end();
    expect(filledIn()).toEqual({});
    expect(stored()).not.toContain('Zoë');
    for (const by of ['reload', 'back_forward'] as const) {
      showForm({ before: { 'Who writes': 'Zoë' }, by });
      expect(filledIn()).toEqual({});
    }
    expect(clearButton()).toBeNull();
  });

  it('stays when another tab sends its own enquiry', async () => {
    const heard = new Promise((resolve) => {
      new BroadcastChannel('forget').onmessage = resolve;
    });
    new BroadcastChannel('forget').postMessage('sent');
    await heard;
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });
});

it('clears fields that the browser restores without a draft, in each frame until `pageshow`', () => {
  showForm({ by: 'back_forward' });
  fieldOf('Who writes').value = 'Zoë';
  wait(20);
  expect(filledIn()).toEqual({});
  fireEvent(window, new Event('pageshow'));
  wait(20);
  fieldOf('Who writes').value = 'Zoë';
  wait(20);
  expect(filledIn()).toEqual({ name: 'Zoë' });
});

it('keeps values typed before hydration, next to the draft', async () => {
  await showTyped();
  showForm({ before: { 'What to learn': 'MBA' } });
  showForm();
  expect(filledIn()).toEqual({ name: 'Zoë', course: 'MBA' });
});

it('shows the clear button from the first letter on, but not for a link’s country', async () => {
  showForm({ address: '/?country=Alpha#enquiry' });
  expect(filledIn()).toEqual({ country: 'Alpha' });
  expect(clearButton()).toBeNull();
  await userEvent.type(fieldOf('Who writes'), 'Z');
  fireEvent.click(clearButton() as HTMLElement);
  expect(filledIn()).toEqual({});
  expect(document.activeElement).toBe(fieldOf('Who writes'));
});

it.each(storages)(
  'works with %s blocked, and keeps values that the browser restores',
  async (storage) => {
    forbidStorage(storage);
    showForm({ before: { 'Who writes': 'Zoë' }, by: 'back_forward' });
    if (storage === 'localStorage') expect(filledIn()).toEqual({});
    else expect(filledIn()).toEqual({ name: 'Zoë' });
    await userEvent.type(fieldOf('What to learn'), 'MBA');
    fireEvent.click(clearButton() as HTMLElement);
    expect(filledIn()).toEqual({});
  },
);

it.each([
  '{"typed":5,"postedAt":"today"}',
  '{"values":{"name":{"toString":1}},"typedAt":"1"}',
  '{"values":[],"linked":7,"typedAt":{"valueOf":1}}',
])('discards a malformed stored draft: %s', (text) => {
  sessionStorage.setItem('kept:enquiry', text);
  localStorage.setItem('kept:drafts', '[[1,0]]');
  showForm();
  expect(filledIn()).toEqual({});
  expect(stored()).toBe('[{},{}]');
});
