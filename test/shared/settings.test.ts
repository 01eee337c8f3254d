import { expect, it } from 'vitest';
import { telephoneAddress, whatsappAddress } from '../../shared/settings.ts';

it.each(['+91 40 0000 0000', '+91-40-0000-0000', '+91 (40) 0000.0000'])(
  'a phone number written as %s can be called, and gets messages as they were written',
  (phone) => {
    expect(telephoneAddress(phone)).toBe('tel:+914000000000');
    const text = 'Hello & “good day”: 50 % of #1? a+b';
    const address = new URL(whatsappAddress(phone, text));
    expect(address.origin + address.pathname).toBe('https://wa.me/914000000000');
    expect([...address.searchParams]).toEqual([['text', text]]);
  },
);
