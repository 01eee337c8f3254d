// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SuccessPanel } from '../../shared/enquiry/success-panel.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { comeBack, fieldOf, filledIn } from '../setup/enquiry-form.tsx';
import { siteSettings } from '../setup/settings.ts';

/** Shows where the router is. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

// Destinations of the fixture site (test/fixture/content/route-rows.ts).
const pictures = { beta: { src: '/beta.svg', width: 4, height: 3, alt: 'A beach' } };

/** Shows the panel and the form, as the home page does. */
function show(address = '/?enquiry=sent', enquiryReturn = true): void {
  cleanup();
  render(
    <SettingsProvider value={{ ...siteSettings, enquiryReturn }}>
      <MemoryRouter initialEntries={[address]}>
        <SuccessPanel pictures={pictures} />
        <EnquiryForm />
        <Address />
      </MemoryRouter>
    </SettingsProvider>,
  );
}

const panel = () => screen.queryByRole('dialog', { name: 'Application Submitted!' });
const stamp = () => document.querySelector('dialog img')?.getAttribute('src');

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the panel that says that an enquiry has arrived', () => {
  it.each([
    { name: 'is open at the address of the return', at: '/?enquiry=sent', open: true },
    { name: 'is closed on the home page', at: '/', open: false },
    { name: 'is closed at the other home page', at: '/site?enquiry=sent', open: false },
    { name: 'is closed with more in the query', at: '/?enquiry=sent&a=1', open: false },
  ])('$name, and only then what was typed is forgotten', async ({ at, open }) => {
    show('/');
    await userEvent.type(fieldOf('Who writes'), 'Zoë');
    show(at);
    expect(panel() !== null).toBe(open);
    expect(filledIn()).toEqual(open ? {} : { name: 'Zoë' });
  });

  it('stays closed where the service is not asked to send visitors back', () => {
    show('/?enquiry=sent', false);
    expect(panel()).toBeNull();
  });

  it.each([
    { name: 'its button', close: () => userEvent.click(screen.getByText('Close')) },
    { name: 'the Escape key', close: () => userEvent.keyboard('{Escape}') },
    { name: 'coming back to it from another page', close: comeBack },
  ])('is closed by $name, which leads to the section with the form', async ({ close }) => {
    show();
    screen.getByText('Close').focus();
    await close();
    expect(panel()).toBeNull();
    expect(document.querySelector('output')?.textContent).toBe('/#get-in-touch');
  });

  it('stays open at any other key', () => {
    show();
    fireEvent.keyDown(screen.getByText('Close'), { key: 'Tab' });
    expect(panel()).not.toBeNull();
  });

  it('is closed without script by a form of its own', () => {
    show();
    const form = screen.getByText('Close').closest('form');
    expect(form?.getAttribute('action')).toBe('/#get-in-touch');
  });
});

describe('its stamp', () => {
  it.each([
    {
      name: 'the picture of the country that was typed',
      country: ' beta islands',
      src: '/beta.svg',
    },
    {
      name: 'our own sign for any other country',
      country: 'Peru',
      src: expect.stringMatching(/icon/),
    },
  ])('is $name', async ({ country, src }) => {
    show('/');
    await userEvent.type(fieldOf('Where to'), country);
    show();
    expect(stamp()).toEqual(src);
  });

  it('is the picture of the country of a link', () => {
    show('/?country=Beta%20Islands');
    show();
    expect(stamp()).toBe('/beta.svg');
  });
});
