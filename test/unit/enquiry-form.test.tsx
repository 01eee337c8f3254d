import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, filledIn, send, showForm, wait, write } from '../setup/enquiry-form.tsx';

it.each([
  ['typed', (field: HTMLInputElement) => fireEvent.input(field, { target: { value: 'Zoë' } })],
  [
    'filled in with a change event only',
    (field: HTMLInputElement) => fireEvent.change(field, { target: { value: 'Zoë' } }),
  ],
  [
    'set by a program without an event',
    (field: HTMLInputElement) => Object.assign(field, { value: 'Zoë' }),
  ],
])('keeps text %s after Send, an hour, and other pages of the site', (_, fill) => {
  showForm();
  fill(fieldOf('Who writes'));
  send();
  wait(60 * 60_000);
  expect(filledIn()).toEqual({ name: 'Zoë' });
  showForm({ address: '/site' });
  expect(filledIn()).toEqual({ name: 'Zoë' });
});

it('keeps text typed before hydration, next to a link’s texts', () => {
  const address = '/?country=Alpha&course=Fall+2027#enquiry';
  showForm({ address, before: { 'What to learn': 'MBA' } });
  expect(filledIn()).toEqual({ country: 'Alpha', course: 'MBA' });
});

// A link fills in at most two of the fixture's countries and two words of a course; showForm offers Fall and Spring.
it.each([
  ['course=Master%E2%80%99s+or+PhD%2C+Fall+2027', { course: 'Master’s or PhD, Fall 2027: ' }],
  ['country=Gamma&country=Alpha&country=Beta+Islands', { country: 'Alpha and Beta Islands' }],
  ['course=About+money', { course: 'About money: ' }],
  ['course=Fall+2027%2C+Fall+2027%2C+Fall+2027', { course: 'Fall 2027, Fall 2027: ' }],
  ['country=Alpha&course=Call+0900+now%2C+Fall+2027', { country: 'Alpha' }],
  ['country=Alpha&course=Fall+9999', { country: 'Alpha' }],
  ['country=Atlantis&name=Eve&email=e@e.example', {}],
])('fills in only known countries and courses from ?%s', (query, filled) => {
  showForm({ address: `/?${query}#enquiry` });
  expect(filledIn()).toEqual(filled);
});

it.each([
  ['Who writes', '/', { name: 'Peru', country: 'Alpha', course: 'Fall 2027: ' }],
  ['Who writes', '/?country=Gamma', { name: 'Peru', country: 'Gamma' }],
  ['Where to', '/?country=Gamma', { country: 'Peru' }],
])('keeps text typed into “%s”, and a link’s until the next, at %s', (label, address, filled) => {
  showForm({ address: '/?country=Alpha&course=Fall+2027#enquiry' });
  write(label, 'Peru');
  showForm({ address });
  expect(filledIn()).toEqual(filled);
});

it.each([
  ['Who writes', '', 'Please fill in “Who writes”.'],
  ['Mail', 'x', 'Please write the whole email address, e.g. name@example.com.'],
])('describes the problem of “%s” with “%s” until it is fixed', (name, value, description) => {
  showForm();
  write(name, value);
  fireEvent.invalid(fieldOf(name));
  const field = screen.getByRole('textbox', { name, description });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  write(name, 'a@b.example');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
