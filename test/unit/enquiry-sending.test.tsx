// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { filledIn, send, showForm, status, wait, write } from '../setup/enquiry-form.tsx';
import { only } from '../setup/html.ts';
import { addressShown } from '../setup/hydrate.tsx';

it('posts on the first press, and on another only after 5 seconds', () => {
  showForm();
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
  showForm();
  write('Who writes', 'Zoë');
  send();
  fireEvent(window, new Event('pagehide'));
  expect(status()).toMatch(/^You pressed Send/);
  expect(send()).toBe(true);
});

it('ignores the second click of a double click', () => {
  showForm();
  const button = screen.getByRole('button', { name: 'Send enquiry' });
  expect([1, 2].map((detail) => fireEvent.click(button, { detail }))).toEqual([true, false]);
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
  expect([status(), send(), send()]).toEqual(['', false, true]);
});

const sent = '/?enquiry=sent';
const panel = () => screen.queryByRole('dialog', { name: 'Application Submitted!' });

/** Fills in the form, posts it, and arrives at a URL from another page. */
function arrive({
  from = 'https://forms.example/thanks',
  country = 'Peru',
  isPosted = true,
  address = sent,
} = {}): void {
  showForm();
  write('Where to', country);
  if (isPosted) send();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  showForm({ address });
}

it.each([
  { name: 'from the form', from: `${location.origin}/site`, isOpen: true },
  { name: 'from the service', isOpen: true },
  { name: 'from another page of the service', from: 'https://thanks.example/', isOpen: true },
  { name: 'with more in the query', address: '/?a=1&enquiry=sent', isOpen: true },
  { name: 'without a referrer', from: '', isOpen: false },
  { name: 'from another site', from: 'https://forms.example.chat.example/', isOpen: false },
  { name: 'before the form was posted', isPosted: false, isOpen: false },
  { name: 'at the other home page', address: '/site?enquiry=sent', isOpen: false },
  { name: 'by a link to the form', address: `${sent}#enquiry`, isOpen: false },
])('shows the panel to a visitor who arrives $name: $isOpen', ({ isOpen, ...arrival }) => {
  arrive(arrival);
  expect(panel() !== null).toBe(isOpen);
  const isCleared = isOpen || arrival.address?.endsWith('#enquiry');
  expect(filledIn()).toEqual(isCleared ? {} : { country: 'Peru' });
});

it.each(['{Enter}', '{Escape}'])('closes the panel with %s, replacing the URL', async (key) => {
  const user = userEvent.setup({ delay: null });
  arrive();
  screen.getByText('Close').focus();
  await user.keyboard('{Shift}');
  expect([panel()?.isConnected, addressShown()]).toEqual([true, 'REPLACE /']);
  await user.keyboard(key);
  expect(panel()).toBeNull();
  expect(addressShown()).toBe('REPLACE /#get-in-touch');
});

it('shows the picture of the enquiry’s country as a decorative stamp', () => {
  arrive({ country: ' beta islands' });
  expect(only(document, 'dialog picture > img[alt=""]').getAttribute('src')).toMatch(/photograph/);
});
