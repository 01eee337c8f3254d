// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, showForm } from '../setup/enquiry-form.tsx';

// Alpha and the Beta Islands are destinations of the fixture site; the form offers Alpha's intakes (enquiry-form.tsx).
const toAlpha = '/?country=Alpha#enquiry';
const toBeta = '/?country=Beta%20Islands#enquiry';
const country = 'Where to';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26'), shouldAdvanceTime: true }));

it.each([
  ['country=Alpha&course=Spring+2027', { country: 'Alpha', course: 'Spring 2027' }],
  [
    'country=Alpha&course=Master%E2%80%99s+or+PhD%2C+Fall+2027',
    { country: 'Alpha', course: 'Master’s or PhD, Fall 2027' },
  ],
  ['country=Alpha&country=Gamma', { country: 'Alpha and Gamma' }],
  ['course=About+money', { course: 'About money' }],
  ['country=Alpha&course=Call+0900+now%2C+Fall+2027', { country: 'Alpha' }],
  ['country=Alpha&course=Fall+9999', { country: 'Alpha' }],
  ['country=Gamma&course=Fall+2027', { country: 'Gamma' }],
  ['country=Atlantis&name=Eve&email=e@e.example', {}],
])('fills in only known countries and courses from ?%s', (query, filled) => {
  showForm({ address: `/?${query}#enquiry` });
  expect(filledIn()).toEqual(filled);
});

it('replaces a link’s values with a later link’s, even if another field was typed in', async () => {
  showForm({ address: `${toAlpha.replace('#', '&course=Fall+2027#')}` });
  await userEvent.type(fieldOf('Who writes'), 'Zoë');
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ name: 'Zoë', country: 'Beta Islands' });
});

it.each(['Peru', 'Alpha'])('keeps a typed country when a link names another: %s', async (text) => {
  showForm({ address: toAlpha });
  await userEvent.clear(fieldOf(country));
  await userEvent.type(fieldOf(country), text);
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: text });
});

it('keeps a country typed before hydration instead of the link’s', () => {
  showForm({ address: toAlpha, before: { [country]: 'Peru' } });
  expect(filledIn()).toEqual({ country: 'Peru' });
});

/** The description of a field; undefined for a field not marked as invalid. */
function problemOf(field: HTMLInputElement): string | null | undefined {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

it.each([
  ['Who writes', '', 'Please fill in “Who writes”.'],
  ['Who writes', '  ', 'Please write an answer, not only spaces.'],
  ['Mail', 'x', 'Please write the whole email address, e.g. name@example.com.'],
])('describes the problem of the field “%s” with “%s” until it is fixed', (label, value, text) => {
  showForm();
  const field = fieldOf(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.invalid(field);
  expect(problemOf(field)).toBe(text);
  fireEvent.change(field, { target: { value: 'a@b.example' } });
  expect(problemOf(field)).toBe(undefined);
});
