// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { filledIn, showForm } from '../setup/enquiry-form.tsx';
import { erase, leave, type } from '../setup/in-document.tsx';

// Alpha and the Beta Islands are destinations of the fixture site (test/fixture/content/route-rows.ts).
const toAlpha = '/?country=Alpha#enquiry';
const toBeta = '/?country=Beta%20Islands#enquiry';

afterEach(() => {
  leave();
  sessionStorage.clear();
});

it('a link fills in the country', () => {
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Beta Islands' });
});

it.each([
  { name: 'is no destination', address: '/?country=Atlantis#enquiry' },
  { name: 'is written in small letters', address: '/?country=alpha' },
  { name: 'has a space before it', address: '/?country=%20Alpha' },
  { name: 'is empty', address: '/?country=' },
])('a country that $name is not filled in', ({ address }) => {
  showForm({ address });
  expect(filledIn()).toEqual({});
});

it('the country of a link is there after a reload', () => {
  showForm({ address: toAlpha });
  showForm({ address: toAlpha });
  expect(filledIn()).toEqual({ country: 'Alpha' });
});

it('the country of a link is there on other ways back to the form', () => {
  showForm({ address: toAlpha });
  showForm();
  expect(filledIn()).toEqual({ country: 'Alpha' });
});

it('the country of a link is still there when another field is filled in', () => {
  showForm({ address: toAlpha });
  type('name', 'Zoë');
  showForm();
  expect(filledIn()).toEqual({ country: 'Alpha', name: 'Zoë' });
});

it('a later link replaces the country of a link', () => {
  showForm({ address: toAlpha });
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Beta Islands' });
});

it('a later link replaces the country of a link also where the browser has restored it', () => {
  showForm({ address: toAlpha });
  showForm({ address: toBeta, before: { country: 'Alpha' } });
  expect(filledIn()).toEqual({ country: 'Beta Islands' });
});

it('what a visitor types before hydration outranks every link', () => {
  showForm({ address: toAlpha, before: { country: 'Peru' } });
  expect(filledIn()).toEqual({ country: 'Peru' });
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Peru' });
});

it('what a visitor types outranks every link, even if it is what the link said', () => {
  showForm({ address: toAlpha });
  erase('country');
  type('country', 'Alpha');
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Alpha' });
});

it('a country that the visitor erased stays away', () => {
  showForm({ address: toAlpha });
  erase('country');
  showForm();
  expect(filledIn()).toEqual({});
});

it('a country that the visitor erased is filled in again by the next link', () => {
  showForm({ address: toAlpha });
  erase('country');
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Beta Islands' });
});
