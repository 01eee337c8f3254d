// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm, wait } from '../setup/enquiry-form.tsx';
import { only } from '../setup/html.ts';
import { comeBack } from '../setup/hydrate.tsx';

const sentAddress = '/?enquiry=sent';
const panel = () => screen.queryByRole('dialog', { name: 'Application Submitted!' });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** A visitor writes into the form and sends it. */
async function post(label = 'Who writes', text = 'Zoë'): Promise<void> {
  showForm();
  await userEvent.type(fieldOf(label), text);
  send();
}

function comeFrom(address: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
}

describe('the panel that says that an enquiry has arrived', () => {
  it.each([
    { name: 'is closed at the other home page', address: '/site?enquiry=sent', open: false },
    { name: 'is open with more in the query', address: '/?a=1&enquiry=sent', open: true },
    {
      name: 'is closed without ENQUIRY_RETURN',
      address: sentAddress,
      enquiryReturn: false,
      open: false,
    },
  ])('$name once the form was posted; without it the form has what was sent', async (at) => {
    await post();
    showForm(at);
    expect(panel() !== null).toBe(at.open);
    expect(filledIn()).toEqual(at.open ? {} : { name: 'Zoë' });
  });

  it('stays closed, and all that is typed is there, for one who has not sent it', async () => {
    showForm();
    await userEvent.type(fieldOf('Who writes'), 'Zoë');
    comeFrom('http://localhost:3000/');
    showForm({ address: sentAddress });
    expect(panel()).toBeNull();
    wait(21 * 60_000);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it.each([
    { name: 'nobody', from: '', open: false },
    { name: 'another site', from: 'https://chat.example/', open: false },
    { name: 'the form', from: `${location.origin}/site`, open: true },
    { name: 'the service', from: 'https://forms.example/thanks', open: true },
  ])('is open: $open, where no post is kept and $name has led here; closed at #enquiry', (at) => {
    comeFrom(at.from);
    showForm({ address: sentAddress });
    expect(panel() !== null).toBe(at.open);
    showForm({ address: `${sentAddress}#enquiry` });
    expect(panel()).toBeNull();
  });

  it.each([
    { name: 'its button', close: () => userEvent.click(screen.getByText('Close')) },
    { name: 'the Escape key', close: () => userEvent.keyboard('{Escape}') },
    { name: 'coming back to it from another page', close: () => act(comeBack) },
  ])('is closed by $name: the form is in its place, also in the history', async ({ close }) => {
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

it('the stamp of the panel is the picture of the country that was written, and is not read out', async () => {
  await post('Where to', ' beta islands');
  showForm({ address: sentAddress });
  expect(only(document, 'dialog img[alt=""]').getAttribute('src')).toMatch(/beta/);
});
