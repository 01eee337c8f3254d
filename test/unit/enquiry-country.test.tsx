// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldOf, filledIn, showForm } from '../setup/enquiry-form.tsx';

// Alpha and the Beta Islands are destinations of the fixture site (test/fixture/content/route-rows.ts).
const toAlpha = '/?country=Alpha#enquiry';
const toBeta = '/?country=Beta%20Islands#enquiry';
const toPlan = '/?country=Alpha&course=Master%E2%80%99s+or+PhD%2C+Fall+2027#enquiry';
const country = 'Where to';

it.each([
  { link: toPlan, filled: { country: 'Alpha', course: 'Master’s or PhD, Fall 2027' } },
  // Words of somebody else.
  { link: '/?country=Alpha&course=Call+0900+now%2C+Fall+2027', filled: { country: 'Alpha' } },
  { link: '/?country=Atlantis', filled: {} },
])('fills in $filled from the link $link', ({ link, filled }) => {
  showForm({ address: link });
  expect(filledIn()).toEqual(filled);
  showForm();
  expect(filledIn()).toEqual(filled);
});

it('replaces a filled-in country by that of a later link', async () => {
  showForm({ address: toPlan });
  await userEvent.type(fieldOf('Who writes'), 'Zoë');
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ name: 'Zoë', country: 'Beta Islands' });
});

it('prefers a value typed before hydration to any link', () => {
  showForm({ address: toAlpha, before: { [country]: 'Peru' } });
  expect(filledIn()).toEqual({ country: 'Peru' });
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Peru' });
});

it('prefers a typed value to any link, even if equal', async () => {
  showForm({ address: toAlpha });
  await userEvent.clear(fieldOf(country));
  await userEvent.type(fieldOf(country), 'Alpha');
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Alpha' });
});

it('keeps an erased country empty until the next link', async () => {
  showForm({ address: toAlpha });
  await userEvent.clear(fieldOf(country));
  showForm();
  expect(filledIn()).toEqual({});
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Beta Islands' });
});
