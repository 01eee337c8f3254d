// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, send, showForm, status, wait } from '../setup/enquiry-form.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  showForm();
});

it('posts on the first press, and on another only after 5 seconds', () => {
  expect([status(), send()]).toEqual(['', true]);
  // The event removes the offline message, but does not end the wait.
  fireEvent(window, new Event('online'));
  wait(4_999);
  expect([status(), send()]).toEqual(['Sending your enquiry…', false]);
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
  fireEvent(window, Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
  wait(4_000);
  expect(status()).toMatch(message);
});

it('warns offline, ignores the second press of a double click, and posts on the next', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(send()).toBe(false);
  wait(599);
  expect([status(), send()]).toEqual([expect.stringMatching(/^You are offline/), false]);
  wait(1);
  fireEvent(window, new Event('online'));
  // The browser was online in between.
  expect([status(), send()]).toEqual(['', false]);
  wait(600);
  expect(send()).toBe(true);
});
