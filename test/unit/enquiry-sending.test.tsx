import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { clearData } from '../../shared/clear-data.client.ts';
import { filledIn, send, showForm, status, wait, write } from '../setup/enquiry-form.tsx';
import { only } from '../setup/html.ts';
import { addressShown, comeBack, forbidStorage } from '../setup/hydrate.tsx';

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

/** Fills in the form, posts it, and arrives at a URL. */
function arrive({ country = 'Peru', post = (): unknown => send(), address = sent } = {}): void {
  showForm();
  write('Where to', country);
  post();
  showForm({ address });
}

it.each([
  { name: 'after a post', isOpen: true },
  { name: 'if storage is blocked', post: () => forbidStorage('sessionStorage'), isOpen: true },
  { name: 'without a draft', post: () => sessionStorage.clear(), isOpen: false },
  { name: 'before a post', post: () => undefined, isOpen: false, left: 'Peru' },
  { name: 'at the other home page', address: '/site?enquiry=sent', isOpen: false, left: 'Peru' },
  { name: 'by a link to its question', address: `${sent}#enquiry-course`, isOpen: false },
])('opens the panel on arrival $name: $isOpen', ({ isOpen, left, ...arrival }) => {
  arrive(arrival);
  expect([panel() !== null, filledIn()['country']]).toEqual([isOpen, left]);
});

const user = userEvent.setup({ delay: null });
const closed = '/#get-in-touch';

it.each([
  ['Close', () => expect(fireEvent.submit(only(document, 'dialog form'))).toBe(false), closed],
  ['Escape', () => user.keyboard('{Escape}'), closed],
  ['clearing', () => act(() => clearData('everything')), '/'],
  ['Back from the cache', comeBack, '/'],
])('closes the panel on %s', async (_, end, address) => {
  arrive();
  screen.getByText('Close').focus();
  await user.keyboard('{Shift}');
  expect([panel()?.isConnected, addressShown()]).toEqual([true, 'REPLACE /']);
  await end();
  expect([panel(), addressShown()]).toEqual([null, `REPLACE ${address}`]);
});

it('shows the picture of the enquiry’s country as a decorative stamp', () => {
  arrive({ country: ' beta islands' });
  expect(only(document, 'dialog picture > img[alt=""]').getAttribute('src')).toMatch(/photograph/);
});
