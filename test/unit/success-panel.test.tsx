// @vitest-environment happy-dom
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { SuccessPanel } from '../../shared/enquiry/success-panel.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { only } from '../setup/html.ts';
import { click, comeBack, leave, pressKey, show } from '../setup/in-document.tsx';
import { siteSettings } from '../setup/settings.ts';

/** Shows where the router is. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function showPanel(address: string, enquiryReturn = true): void {
  show(
    <SettingsProvider value={{ ...siteSettings, enquiryReturn }}>
      <MemoryRouter initialEntries={[address]}>
        <SuccessPanel />
        <Address />
      </MemoryRouter>
    </SettingsProvider>,
  );
}

const isOpen = () => only(document, 'dialog').hasAttribute('open');
const address = () => only(document, 'output').textContent;

afterEach(leave);

describe('the panel that says that an enquiry has arrived', () => {
  it.each([
    { name: 'is open at the address of the return', at: '/?enquiry=sent', open: true },
    { name: 'is closed on the home page', at: '/', open: false },
    { name: 'is closed at the other home page', at: '/site?enquiry=sent', open: false },
    { name: 'is closed with more in the query', at: '/?enquiry=sent&a=1', open: false },
    { name: 'is closed in other letters', at: '/?enquiry=Sent', open: false },
  ])('$name', ({ at, open }) => {
    showPanel(at);
    expect(isOpen()).toBe(open);
  });

  it('stays closed at the address of the return where the service is not asked to send visitors back', () => {
    showPanel('/?enquiry=sent', false);
    expect(isOpen()).toBe(false);
  });

  it.each([
    { name: 'its button', close: () => click('dialog button') },
    { name: 'the Escape key', close: () => pressKey(only(document, 'dialog button'), 'Escape') },
    { name: 'coming back to it from another page', close: comeBack },
  ])('is closed by $name, which leads to the form', ({ close }) => {
    showPanel('/?enquiry=sent');
    close();
    expect(isOpen()).toBe(false);
    expect(address()).toBe('/#get-in-touch');
  });

  it('stays open at any other key', () => {
    showPanel('/?enquiry=sent');
    pressKey(only(document, 'dialog button'), 'Tab');
    expect(isOpen()).toBe(true);
  });

  it('is closed without script by a form of its own', () => {
    showPanel('/?enquiry=sent');
    const form = only(document, 'dialog form');
    expect(form.getAttribute('action')).toBe('/#get-in-touch');
    expect(only(form, 'button').getAttribute('type')).toBe('submit');
  });
});
