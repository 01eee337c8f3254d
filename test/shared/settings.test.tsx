import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { telephoneAddress, useSettings, whatsappAddress } from '../../shared/settings.ts';

function Phone() {
  return useSettings().contactPhone;
}

it('a page without settings is a fault at start and not a page without a phone number', () => {
  expect(() => renderToStaticMarkup(<Phone />)).toThrow('SettingsProvider');
});

it.each(['+91 40 0000 0000', '+91-40-0000-0000', '+91 (40) 0000.0000'])(
  'a phone number written as %s can be called',
  (phone) => {
    expect(telephoneAddress(phone)).toBe('tel:+914000000000');
    expect(whatsappAddress(phone, 'Hello')).toBe('https://wa.me/914000000000?text=Hello');
  },
);

it('a message for WhatsApp arrives as it was written', () => {
  const text = 'Hello & “good day”: 50 % of #1? a+b';
  const address = new URL(whatsappAddress('+91 40 0000 0000', text));
  expect(address.searchParams.get('text')).toBe(text);
});
