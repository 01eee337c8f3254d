// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldOf, filledIn, showForm } from '../setup/enquiry-form.tsx';

// Alpha, the Beta Islands and Gamma are destinations of the fixture site; the form offers Fall and Spring
// (enquiry-form.tsx).
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
  // A link can't fill the fields with repeated words.
  [
    'country=Alpha&country=Alpha&country=Gamma&course=Fall+2027%2C+Fall+2027%2C+Fall+2027',
    { country: 'Alpha and Gamma', course: 'Fall 2027, Fall 2027' },
  ],
  ['country=Atlantis&name=Eve&email=e@e.example', {}],
])('fills in only known countries and courses from ?%s', (query, filled) => {
  showForm({ address: `/?${query}#enquiry` });
  expect(filledIn()).toEqual(filled);
});

it.each([
  ['a text typed into another field', 'Who writes', { name: 'Peru', country: 'Beta Islands' }],
  ['a typed country', 'Where to', { country: 'Peru' }],
])('replaces only a link’s values with a later link’s, next to %s', async (_, label, filled) => {
  showForm({ address: '/?country=Alpha&course=Fall+2027#enquiry' });
  await userEvent.clear(fieldOf('What to learn'));
  await userEvent.clear(fieldOf(label));
  await userEvent.type(fieldOf(label), 'Peru');
  showForm({ address: '/?country=Beta%20Islands#enquiry' });
  expect(filledIn()).toEqual(filled);
});

it('keeps a country typed before hydration instead of the link’s', () => {
  showForm({ address: '/?country=Alpha#enquiry', before: { 'Where to': 'Peru' } });
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
