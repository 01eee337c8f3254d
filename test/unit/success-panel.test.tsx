// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm } from '../setup/enquiry-form.tsx';
import { only } from '../setup/html.ts';
import { addressShown } from '../setup/hydrate.tsx';

const sent = '/?enquiry=sent';
const service = 'https://forms.example/thanks';
const panel = () => screen.queryByRole('dialog', { name: 'Application Submitted!' });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

type Arrival = Parameters<typeof showForm>[0] & {
  readonly from?: string;
  readonly country?: string;
  readonly isPosted?: boolean;
};

/** Fills in the form, posts it, and arrives at a URL from another page. */
async function arrive(options: Arrival = {}): Promise<void> {
  const { from = service, country = 'Peru', isPosted = true, address = sent, ...others } = options;
  showForm();
  await userEvent.type(fieldOf('Where to'), country);
  if (isPosted) send();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  showForm({ address, ...others });
}

it.each([
  { name: 'from the form', from: `${location.origin}/site`, isOpen: true },
  { name: 'from the service', isOpen: true },
  { name: 'from another page of the service', from: 'https://thanks.example/', isOpen: true },
  { name: 'with more in the query', address: '/?a=1&enquiry=sent', isOpen: true },
  { name: 'without a referrer', from: '', isOpen: false },
  { name: 'from another site', from: 'https://chat.example/', isOpen: false },
  { name: 'before the form was posted', isPosted: false, isOpen: false },
  { name: 'at the other home page', address: '/site?enquiry=sent', isOpen: false },
  { name: 'by a link to the form', address: `${sent}#enquiry`, isOpen: false },
  { name: 'without ENQUIRY_RETURN', enquiryReturn: false, isOpen: false },
])('shows the panel to a visitor who arrives $name: $isOpen', async ({ isOpen, ...arrival }) => {
  await arrive(arrival);
  expect(panel() !== null).toBe(isOpen);
  const isCleared = isOpen || arrival.address?.endsWith('#enquiry');
  expect(filledIn()).toEqual(isCleared ? {} : { country: 'Peru' });
});

it.each([
  { name: 'its button', close: () => userEvent.click(screen.getByText('Close')) },
  { name: 'the Escape key', close: () => userEvent.keyboard('{Escape}') },
])('closes the panel with $name, without a new history entry', async ({ close }) => {
  await arrive();
  screen.getByText('Close').focus();
  await userEvent.keyboard('{Shift}');
  expect(panel()).not.toBeNull();
  await close();
  expect(panel()).toBeNull();
  expect(addressShown()).toBe('REPLACE /#get-in-touch');
});

it('closes the panel when the visitor leaves the page', async () => {
  await arrive();
  fireEvent(window, new Event('pagehide'));
  expect(panel()).toBeNull();
});

it('shows the picture of the enquiry’s country as a decorative stamp', async () => {
  await arrive({ country: ' beta islands' });
  expect(only(document, 'dialog picture > img[alt=""]').getAttribute('src')).toMatch(/photograph/);
});
