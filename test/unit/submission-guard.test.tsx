// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, send, showForm, wait } from '../setup/enquiry-form.tsx';
import { comeBack } from '../setup/hydrate.tsx';

/** What a screen reader is told beside the button. */
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  showForm();
});

describe('with a network', () => {
  it('the first press posts, and another within 5 seconds does not; then the visitor is asked to press again, or to call', () => {
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

  it('that the network is back says nothing about an enquiry that is being sent', () => {
    send();
    fireEvent(window, new Event('online'));
    expect(status()).toMatch(/^Sending/);
  });

  it('a visitor who is back on the page that was left may send at once, at the same address, and is not told to send again', () => {
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
])('after a blocked $directive the status is $says', ({ directive, says }) => {
  send();
  const blocked = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: directive,
  });
  act(() => void document.dispatchEvent(blocked));
  wait(4_000);
  expect(status()).toMatch(says);
});

describe('where the browser reports no network', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  it('a double click is one press; the next press posts, since the browser may be wrong', () => {
    send();
    wait(599);
    expect(send()).toBe(false);
    wait(1);
    expect(send()).toBe(true);
    expect(status()).toMatch(/^Sending/);
  });

  it('a press posts nothing and says why, until the network is back; so does the next', () => {
    expect(send()).toBe(false);
    expect(status()).toMatch(/^You are offline/);
    wait(600);
    fireEvent(window, new Event('online'));
    expect(status()).toBe('');
    // `onLine` still says false.
    expect(send()).toBe(false);
  });
});
