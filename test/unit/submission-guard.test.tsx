// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, send, showForm, wait } from '../setup/enquiry-form.tsx';
import { comeBack } from '../setup/hydrate.tsx';

/** The status message next to the button. */
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  showForm();
});

describe('with a network', () => {
  it('posts on the first press, not on another within 5 seconds', () => {
    expect(status()).toBe('');
    expect(send()).toBe(true);
    expect(status()).toMatch(/^Sending/);
    wait(4_999);
    expect(send()).toBe(false);
    expect(status()).toMatch(/^Sending/);
    wait(1);
    expect(status()).toMatch(/press send again/i);
    const phone = within(screen.getByRole('status')).getByRole('link');
    expect(phone.getAttribute('href')).toBe('tel:+914000000000');
    expect(send()).toBe(true);
    expect(status()).toMatch(/^Sending/);
  });

  it('shows no message about the network while an enquiry is sent', () => {
    send();
    fireEvent(window, new Event('online'));
    expect(status()).toMatch(/^Sending/);
  });

  it('lets a visitor send at once after Back to a page left', () => {
    fireEvent.input(fieldOf('Who writes'), { target: { value: 'Zoë' } });
    send();
    act(comeBack);
    expect(document.querySelector('samp')?.textContent).toBe('POP /');
    expect(send()).toBe(true);
    act(comeBack);
    wait(5_000);
    expect(status()).toMatch(/^You pressed Send/);
  });
});

it.each([
  { directive: 'form-action', says: /^It was sent; its page could not be shown/ },
  { directive: 'img-src', says: /^Sending/ },
])('shows “$says” after a blocked $directive', ({ directive, says }) => {
  send();
  const blocked = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: directive,
  });
  act(() => void document.dispatchEvent(blocked));
  wait(4_000);
  expect(status()).toMatch(says);
});

describe('without a network', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  it('counts a double click once, and posts on the next press', () => {
    send();
    wait(599);
    expect(send()).toBe(false);
    wait(1);
    expect(send()).toBe(true);
    expect(status()).toMatch(/^Sending/);
  });

  it('posts nothing while offline, and shows the reason', () => {
    expect(send()).toBe(false);
    expect(status()).toMatch(/^You are offline/);
    wait(600);
    fireEvent(window, new Event('online'));
    expect(status()).toBe('');
    // `onLine` is still false.
    expect(send()).toBe(false);
  });
});
