// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { SuccessPanel } from '../../shared/enquiry/success-panel.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { fieldOf, filledIn } from '../setup/enquiry-form.tsx';
import { comeBack, hydrate } from '../setup/hydrate.tsx';
import { siteSettings } from '../setup/settings.ts';

/** Shows where the router is. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

// The Beta Islands are a destination of the fixture site (test/fixture/content/route-rows.ts).
const pictures = { beta: { src: '/beta.svg', width: 4, height: 3, alt: 'A beach' } };

/** Shows the panel and the form, as the home page does; what was shown before is left. */
function show(address: string, enquiryReturn = true): void {
  hydrate(
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

describe('the panel that says that an enquiry has arrived', () => {
  it.each([
    { name: 'is open at the address of the return', at: '/?enquiry=sent', kept: 'forgotten' },
    { name: 'is closed on the home page', at: '/', kept: 'kept' },
    { name: 'is closed at the other home page', at: '/site?enquiry=sent', kept: 'kept' },
    { name: 'is closed with more in the query', at: '/?enquiry=sent&a=1', kept: 'kept' },
  ])('$name, and what was typed is $kept', async ({ at, kept }) => {
    const open = kept === 'forgotten';
    show('/');
    await userEvent.type(fieldOf('Who writes'), 'Zoë');
    show(at);
    expect(panel() !== null).toBe(open);
    expect(filledIn()).toEqual(open ? {} : { name: 'Zoë' });
    expect(JSON.stringify({ ...sessionStorage }).includes('Zoë')).toBe(!open);
  });

  it('stays closed where the service is not asked to send visitors back', () => {
    show('/?enquiry=sent', false);
    expect(panel()).toBeNull();
  });

  it.each([
    { name: 'its button', close: () => userEvent.click(screen.getByText('Close')) },
    { name: 'the Escape key', close: () => userEvent.keyboard('{Escape}') },
    { name: 'coming back to it from another page', close: () => act(comeBack) },
  ])('is closed by $name, which leads to the section with the form', async ({ close }) => {
    show('/?enquiry=sent');
    screen.getByText('Close').focus();
    await userEvent.keyboard('{Shift}');
    expect(panel()).not.toBeNull();
    await close();
    expect(panel()).toBeNull();
    expect(document.querySelector('output')?.textContent).toBe('/#get-in-touch');
  });
});

describe('its stamp', () => {
  it.each([
    { name: 'the picture of the country that was written', country: ' beta islands', src: /beta/ },
    { name: 'our own sign for any other country', country: 'Peru', src: /icon/ },
  ])('is $name', async ({ country, src }) => {
    show('/');
    await userEvent.type(fieldOf('Where to'), country);
    show('/?enquiry=sent');
    expect(document.querySelector('dialog img')?.getAttribute('src')).toMatch(src);
  });
});
