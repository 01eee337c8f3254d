// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, send, showForm, wait } from '../setup/enquiry-form.tsx';

/** The status message next to the button. */
const status = () => screen.getByRole('status').textContent;

const goOffline = () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => {
  vi.useFakeTimers();
  showForm();
});

it('posts on the first press, and on another only after 5 seconds', () => {
  expect([status(), send()]).toEqual(['', true]);
  expect(status()).toMatch(/^Sending/);
  // The event removes the offline message, but does not end the wait.
  fireEvent(window, new Event('online'));
  wait(4_999);
  expect(send()).toBe(false);
  expect(status()).toMatch(/^Sending/);
  wait(1);
  expect(status()).toMatch(/press send again/i);
  const phone = within(screen.getByRole('status')).getByRole('link');
  expect(phone.getAttribute('href')).toBe('tel:+914000000000');
  expect(send()).toBe(true);
});

it('allows another post at once after a post and Back', () => {
  fireEvent.input(fieldOf('Who writes'), { target: { value: 'Zoë' } });
  send();
  fireEvent(window, new Event('pagehide'));
  expect(status()).toMatch(/^You pressed Send/);
  expect(send()).toBe(true);
});

it.each([
  ['form-action', /^It was sent; its page could not be shown/],
  ['img-src', /^Sending/],
])('reacts to a blocked %s with the status %s', (effectiveDirective, message) => {
  send();
  const blocked = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective });
  act(() => void document.dispatchEvent(blocked));
  wait(4_000);
  expect(status()).toMatch(message);
});

it('counts a double click while offline once, and posts on the next press', () => {
  goOffline();
  expect(send()).toBe(false);
  expect(status()).toMatch(/^You are offline/);
  wait(599);
  expect(send()).toBe(false);
  wait(1);
  expect(status()).toMatch(/^You are offline/);
  expect(send()).toBe(true);
});

it('warns again if the browser has been online in between', () => {
  goOffline();
  send();
  wait(600);
  fireEvent(window, new Event('online'));
  expect(status()).toBe('');
  expect(send()).toBe(false);
});
