// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm, wait } from '../setup/enquiry-form.tsx';
import { comeBack, forbidStorage } from '../setup/hydrate.tsx';

const minuteMs = 60_000;
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

  it('is kept in this tab only', async () => {
    await showTyped();
    expect(JSON.stringify({ ...sessionStorage })).toContain('Zoë');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Zoë');
  });

  it('is there after another tab has begun an enquiry of its own', async () => {
    await showTyped();
    const ofThisTab = Object.entries({ ...sessionStorage });
    sessionStorage.clear();
    showForm();
    await userEvent.type(fieldOf('What to learn'), 'MBA');
    sessionStorage.clear();
    for (const [key, value] of ofThisTab) sessionStorage.setItem(key, value);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it('is no longer kept once it is erased', async () => {
    await showTyped();
    await userEvent.clear(fieldOf('Who writes'));
    showForm();
    expect(filledIn()).toEqual({});
  });

  it('is kept also where the browser fills a field in, which it reports in another way', () => {
    showForm();
    fireEvent.change(fieldOf('Who writes'), { target: { value: 'Zoë' } });
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });
});

describe('the button that clears the form', () => {
  it('is there from the first letter on, and where it is restored', async () => {
    showForm();
    expect(clearButton()).toBeNull();
    await userEvent.type(fieldOf('Who writes'), 'Z');
    expect(clearButton()).not.toBeNull();
    showForm();
    expect(clearButton()).not.toBeNull();
  });

  it('is not there for a country that a link has filled in', () => {
    showForm({ address: '/?country=Alpha#enquiry' });
    showForm();
    expect(filledIn()).toEqual({ country: 'Alpha' });
    expect(clearButton()).toBeNull();
  });

  it('empties the form and what is kept, is gone, and moves the focus to the first field', async () => {
    await showTyped();
    showForm();
    await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
    expect(filledIn()).toEqual({});
    expect(clearButton()).toBeNull();
    expect(document.activeElement).toBe(fieldOf('Who writes'));
    showForm();
    expect(filledIn()).toEqual({});
  });
});

describe('after the post', () => {
  it('what was typed is there for a visitor who comes back to correct it, who is told when Send was pressed', async () => {
    vi.setSystemTime(new Date(2026, 10, 23, 12, 40, 5));
    await showTyped();
    send();
    wait(19 * minuteMs);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
    expect(screen.getByRole('status').textContent).toMatch(/^You pressed Send at 12:40\./);
  });

  it('it is gone after 20 minutes, from the form and from the browser', async () => {
    await showTyped();
    send();
    wait(20 * minuteMs);
    showForm();
    expect(filledIn()).toEqual({});
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Zoë');
  });

  it('it is kept for longer if the visitor types more', async () => {
    await showTyped();
    send();
    await userEvent.type(fieldOf('What to learn'), 'MBA');
    wait(24 * 60 * minuteMs);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë', course: 'MBA' });
  });

  it('a second press that is ignored does not begin the 20 minutes anew', async () => {
    await showTyped();
    send();
    // Within the 5 s in which another press does nothing.
    wait(4_000);
    expect(send()).toBe(false);
    wait(20 * minuteMs - 4_000);
    showForm();
    expect(filledIn()).toEqual({});
  });

  it.each([
    { name: 'a page that stays open', act: () => undefined },
    { name: 'a page that the browser has kept', act: () => act(comeBack) },
  ])('$name is emptied when the 20 minutes are over', async ({ act }) => {
    await showTyped();
    send();
    wait(20 * minuteMs);
    act();
    expect(filledIn()).toEqual({});
  });
});

describe.each([
  {
    name: 'sent more than 20 minutes ago',
    end() {
      send();
      wait(21 * minuteMs);
    },
  },
  {
    name: 'sent and has arrived',
    end() {
      send();
      showForm({ address: '/?enquiry=sent' });
    },
  },
  {
    name: 'cleared',
    end: () => fireEvent.click(screen.getByRole('button', { name: /^Clear/ })),
  },
])('what was $name', ({ end }) => {
  const before = { 'Who writes': 'Zoë' };

  it.each(['reload', 'back_forward'] as const)(
    'begins no new draft where the browser restores it by a %s',
    async (by) => {
      await showTyped();
      end();
      showForm({ before, by });
      expect(filledIn()).toEqual({});
      expect(clearButton()).toBeNull();
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('Zoë');
    },
  );

  it('is not there in a page whose storage has not heard of the end, as in Firefox’s page cache', async () => {
    await showTyped();
    const copy = Object.entries({ ...sessionStorage });
    end();
    for (const [key, value] of copy) sessionStorage.setItem(key, value);
    act(comeBack);
    expect(filledIn()).toEqual({});
  });

  it('does not mix with what is typed after it', async () => {
    await showTyped();
    end();
    showForm();
    await userEvent.type(fieldOf('What to learn'), 'MBA');
    showForm({ before, by: 'back_forward' });
    expect(filledIn()).toEqual({ course: 'MBA' });
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

it('where the browser forbids storage, what it restores stays', () => {
  forbidStorage();
  showForm({ before: { 'Who writes': 'Zoë' }, by: 'back_forward' });
  expect(filledIn()).toEqual({ name: 'Zoë' });
});

it('a post that was held back for want of a network is none: all is kept, and nothing said of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showTyped();
  expect(send()).toBe(false);
  wait(21 * minuteMs);
  showForm();
  expect(filledIn()).toEqual({ name: 'Zoë' });
  expect(screen.getByRole('status').textContent).toBe('');
});
