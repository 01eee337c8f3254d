import { expect, it } from 'vitest';
import { enquirySuffix, routes } from '../../shared/routes.ts';
import { telephoneAddress, whatsappAddress } from '../../shared/settings.ts';

it('the site has the addresses of the specification, in its order; it may have more', () => {
  const names = ['usa', 'uk', 'canada', 'australia', 'newzealand', 'ireland'];
  const specified = ['/', '/site', ...names.map((name) => `/site/study-destination/${name}`)];
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
});

it.each(['New Zealand', 'Côte d’Ivoire', 'A&B=C#d?e+f'])(
  'a link brings the country %s along to the enquiry form',
  (country) => {
    const url = new URL(enquirySuffix(country), 'https://www.par-avion.example');
    expect([...url.searchParams]).toEqual([['country', country]]);
    expect(url.hash).toBe('#get-in-touch');
  },
);

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
