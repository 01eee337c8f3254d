import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm, status, wait, write } from '../setup/enquiry-form.tsx';
import { comeBack } from '../setup/hydrate.tsx';

const value = 'Zoë';

it.each<[string, (field: HTMLInputElement) => unknown]>([
  ['typed', (field) => fireEvent.input(field, { target: { value } })],
  ['filled in with a change event only', (field) => fireEvent.change(field, { target: { value } })],
  ['set by a program without an event', (field) => Object.assign(field, { value })],
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
  showForm();
  showForm({ address });
  expect(filledIn()).toEqual(filled);
});

it.each([
  ['Who writes', '', 'Please fill in “Who writes”.'],
  ['What to learn', '', 'e.g. this Please fill in “What to learn”.'],
  ['Mail', 'x', 'Please write the whole email address, e.g. name@example.com.'],
])('describes the problem of “%s” with “%s” until it is fixed', (name, value, description) => {
  showForm();
  write(name, value);
  fireEvent.invalid(fieldOf(name));
  const field = screen.getByRole('textbox', { name, description });
  fireEvent.input(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  write(name, 'a@b.example');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('posts on the first press, and on another only after 5 seconds', () => {
  showForm();
  expect([status(), send()]).toEqual(['', true]);
  // The event removes the offline message, but does not end the wait.
  fireEvent(window, new Event('online'));
  wait(4_999);
  expect([status(), send()]).toEqual(['Sending your enquiry…', false]);
  wait(1);
  expect(status()).toMatch(/Press Send again, or call \+91 40 0000 0000/);
  expect(send()).toBe(true);
  comeBack();
  expect([status(), send()]).toEqual(['', true]);
});

it.each([
  ['form-action', /^It was sent; its page could not be shown/],
  ['img-src', /^Sending/],
])('reacts to a blocked %s with the status %s', (effectiveDirective, message) => {
  showForm();
  send();
  fireEvent(window, Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
  wait(4_000);
  expect(status()).toMatch(message);
});

it('warns offline instead of posting, once until the browser has been online', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showForm();
  expect(send()).toBe(false);
  expect(status()).toMatch(/^You are offline/);
  fireEvent(window, new Event('online'));
  // The second click of a double click.
  expect([status(), send(), send()]).toEqual(['', false, false]);
  wait(1_000);
  expect(send()).toBe(true);
});

it('shows an empty status on return from the service', () => {
  showForm();
  send();
  act(() => {
    comeBack();
    // A timer that has expired in the back/forward cache runs before React has rendered again.
    vi.advanceTimersByTime(5_000);
  });
  expect(status()).toBe('');
});

const sent = '/?enquiry=sent';
const described = { name: 'Application Submitted!', description: /^This was an enquiry to us/ };
const panel = () => screen.queryByRole<HTMLDialogElement>('dialog', described);
const blockStorage = () => void vi.stubGlobal('sessionStorage', undefined);

it.each([
  { name: 'after a post', isOpen: true },
  { name: 'if storage is blocked', post: blockStorage, isOpen: true },
  { name: 'before a post', post: () => undefined, isOpen: false },
  { name: 'at the other home page', address: '/site?enquiry=sent', isOpen: false },
  { name: 'by a link to its question', address: `${sent}#enquiry-course`, isOpen: false },
])('opens the panel on arrival $name: $isOpen', ({ post = send, address = sent, isOpen }) => {
  showForm();
  post();
  showForm({ address });
  expect(panel() !== null).toBe(isOpen);
});

it.each([
  ['the panel opens', () => showForm({ address: sent })],
  ['a visitor comes back', comeBack],
])('stores that the form was posted, without its texts, until %s', (_, end) => {
  showForm();
  write('Who writes', 'Zoë');
  send();
  expect([localStorage.length, { ...sessionStorage }]).toEqual([0, { 'kept:posted': 'yes' }]);
  end();
  expect([sessionStorage.length, location.search]).toEqual([0, '']);
});

describe('the panel', () => {
  let { length } = history;

  beforeEach(() => {
    ({ length } = history);
    showForm();
    send();
    showForm({ address: sent });
  });

  it('adds no history entry', () => expect(history.length).toBe(length));

  it('moves the focus to the form when it is closed', () => {
    act(() => panel()?.close());
    expect(document.activeElement?.id).toBe('enquiry');
  });

  it('closes at a link to the form', () => {
    history.replaceState(null, '', '/#enquiry');
    fireEvent.popState(window);
    expect(panel()).toBeNull();
  });
});
