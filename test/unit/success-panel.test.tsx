// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm } from '../setup/enquiry-form.tsx';
import { only } from '../setup/html.ts';
import { comeBack } from '../setup/hydrate.tsx';

const sentAddress = '/?enquiry=sent';
const panel = () => screen.queryByRole('dialog', { name: 'Application Submitted!' });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** Fills in a field of the form and posts it. */
async function post(label = 'Who writes', text = 'Zoë'): Promise<void> {
  showForm();
  await userEvent.type(fieldOf(label), text);
  send();
}

function comeFrom(address: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
}

describe('the panel that confirms an enquiry', () => {
  it.each([
    { name: 'is closed at the other home page', address: '/site?enquiry=sent', open: false },
    { name: 'is open with more in the query', address: '/?a=1&enquiry=sent', open: true },
    {
      name: 'is closed without ENQUIRY_RETURN',
      address: sentAddress,
      enquiryReturn: false,
      open: false,
    },
  ])('$name after a post; otherwise the form keeps its values', async (at) => {
    await post();
    comeFrom(`${location.origin}/`);
    showForm(at);
    expect(panel() !== null).toBe(at.open);
    expect(filledIn()).toEqual(at.open ? {} : { name: 'Zoë' });
  });

  it('stays closed, and keeps typed values, for a visitor who has not posted', async () => {
    showForm();
    await userEvent.type(fieldOf('Who writes'), 'Zoë');
    comeFrom(`${location.origin}/`);
    showForm({ address: sentAddress });
    expect(panel()).toBeNull();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it.each([
    { name: 'a link without a referrer', from: '', open: false },
    { name: 'another site', from: 'https://chat.example/', open: false },
    { name: 'the form', from: `${location.origin}/site`, open: true },
    { name: 'the service', from: 'https://forms.example/thanks', open: true },
    { name: 'a page of the service', from: 'https://thanks.example/', open: true },
  ])(
    'is open ($open) after a post from $name, keeps the draft otherwise, and closes at #enquiry',
    async (at) => {
      await post();
      comeFrom(at.from);
      showForm({ address: sentAddress });
      expect(panel() !== null).toBe(at.open);
      expect(filledIn()).toEqual(at.open ? {} : { name: 'Zoë' });
      showForm({ address: `${sentAddress}#enquiry` });
      expect(panel()).toBeNull();
    },
  );

  it.each([
    { name: 'its button', close: () => userEvent.click(screen.getByText('Close')) },
    { name: 'the Escape key', close: () => userEvent.keyboard('{Escape}') },
    { name: 'Back to it from another page', close: () => act(comeBack) },
  ])('is closed by $name, and shows the form in the same history entry', async ({ close }) => {
    await post();
    comeFrom('https://forms.example/thanks');
    showForm({ address: sentAddress });
    screen.getByText('Close').focus();
    await userEvent.keyboard('{Shift}');
    expect(panel()).not.toBeNull();
    await close();
    expect(panel()).toBeNull();
    expect(document.querySelector('samp')?.textContent).toBe('REPLACE /#get-in-touch');
  });
});

it('shows the written country’s picture as the panel’s stamp, unannounced', async () => {
  await post('Where to', ' beta islands');
  comeFrom('https://forms.example/thanks');
  showForm({ address: sentAddress });
  expect(only(document, 'dialog img[alt=""]').getAttribute('src')).toMatch(/beta/);
});
