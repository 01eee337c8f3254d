import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { send, showForm, status, wait, write } from '../setup/enquiry-form.tsx';
import { comeBack } from '../setup/hydrate.tsx';

it('posts on the first press, and on another only after 5 seconds', () => {
  showForm();
  expect([status(), send()]).toEqual(['', true]);
  // The event removes the offline message, but does not end the wait.
  fireEvent(window, new Event('online'));
  wait(4_999);
  expect([status(), send()]).toEqual(['Sending your enquiry…', false]);
  wait(1);
  expect(status()).toMatch(/Press Send again, or call \+91 40 0000 0000/);
  expect(send()).toBe(true);
  comeBack();
  expect([status(), send()]).toEqual(['', true]);
});

it.each([
  ['form-action', /^It was sent; its page could not be shown/],
  ['img-src', /^Sending/],
])('reacts to a blocked %s with the status %s', (effectiveDirective, message) => {
  showForm();
  send();
  fireEvent(window, Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
  wait(4_000);
  expect(status()).toMatch(message);
});

it('warns offline instead of posting, once until the browser has been online', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showForm();
  expect(send()).toBe(false);
  expect(status()).toMatch(/^You are offline/);
  fireEvent(window, new Event('online'));
  // The second click of a double click.
  expect([status(), send(), send()]).toEqual(['', false, false]);
  wait(1_000);
  expect(send()).toBe(true);
});

it('shows an empty status on return from the service', () => {
  showForm();
  send();
  act(() => {
    comeBack();
    // A timer that has expired in the back/forward cache runs before React has rendered again.
    vi.advanceTimersByTime(5_000);
  });
  expect(status()).toBe('');
});

const sent = '/?enquiry=sent';
const panel = () => screen.queryByRole('dialog', { name: 'Application Submitted!' });
const blockStorage = () => void vi.stubGlobal('sessionStorage', undefined);

it.each([
  { name: 'after a post', isOpen: true },
  { name: 'if storage is blocked', post: blockStorage, isOpen: true },
  { name: 'before a post', post: () => undefined, isOpen: false },
  { name: 'at the other home page', address: '/site?enquiry=sent', isOpen: false },
  { name: 'by a link to its question', address: `${sent}#enquiry-course`, isOpen: false },
])('opens the panel on arrival $name: $isOpen', ({ post = send, address = sent, isOpen }) => {
  showForm();
  post();
  showForm({ address });
  expect(panel() !== null).toBe(isOpen);
});

it.each([
  ['the panel opens', () => showForm({ address: sent })],
  ['a visitor comes back', comeBack],
])('stores that the form was posted, without its texts, until %s', (_, end) => {
  showForm();
  write('Who writes', 'Zoë');
  send();
  expect([localStorage.length, { ...sessionStorage }]).toEqual([0, { 'kept:posted': 'yes' }]);
  end();
  expect([sessionStorage.length, location.search]).toEqual([0, '']);
});
