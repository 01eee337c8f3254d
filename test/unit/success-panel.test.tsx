// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm } from '../setup/enquiry-form.tsx';
import { only } from '../setup/html.ts';
import { addressShown } from '../setup/hydrate.tsx';

const sent = '/?enquiry=sent';
const panel = () => screen.queryByRole('dialog', { name: 'Application Submitted!' });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** Fills in the form, posts it, and arrives at a URL from another page. */
async function arrive({
  from = 'https://forms.example/thanks',
  country = 'Peru',
  isPosted = true,
  address = sent,
} = {}): Promise<void> {
  showForm();
  await userEvent.type(fieldOf('Where to'), country);
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
])('shows the panel to a visitor who arrives $name: $isOpen', async ({ isOpen, ...arrival }) => {
  await arrive(arrival);
  expect(panel() !== null).toBe(isOpen);
  const isCleared = isOpen || arrival.address?.endsWith('#enquiry');
  expect(filledIn()).toEqual(isCleared ? {} : { country: 'Peru' });
});

it.each(['{Enter}', '{Escape}'])('closes the panel with %s, replacing the URL', async (key) => {
  await arrive();
  screen.getByText('Close').focus();
  await userEvent.keyboard('{Shift}');
  expect(panel()).not.toBeNull();
  await userEvent.keyboard(key);
  expect(panel()).toBeNull();
  expect(addressShown()).toBe('REPLACE /#get-in-touch');
});

it('shows the picture of the enquiry’s country as a decorative stamp', async () => {
  await arrive({ country: ' beta islands' });
  expect(only(document, 'dialog picture > img[alt=""]').getAttribute('src')).toMatch(/photograph/);
});
