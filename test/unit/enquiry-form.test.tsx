import { once } from 'node:events';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, send, showForm, status, wait, write } from '../setup/enquiry-form.tsx';
import { forbidStorage } from '../setup/hydrate.tsx';

/** Lifetime of a draft (test/fixture/content/enquiry-fields.ts). */
const lifetimeMs = 20 * 60_000;
const clearButton = () => screen.queryByRole('button', { name: /Clear/ });
const clear = () => fireEvent.click(clearButton() as HTMLElement);

/** Moves the clock without firing timers, as while a computer sleeps, then dispatches an event. */
function sleep(milliseconds: number, event = 'pageshow'): void {
  vi.setSystemTime(Date.now() + milliseconds);
  fireEvent(document, new Event(event, { bubbles: true }));
}

/** Sends a message as another tab does. Resolves on its delivery. */
async function receive(what: string): Promise<void> {
  const delivered = once(new BroadcastChannel('forget'), 'message');
  new BroadcastChannel('forget').postMessage(what);
  await act(() => delivered);
}

describe('with a draft', () => {
  beforeEach(() => {
    showForm();
    write('Who writes', 'Zoë');
  });

  it('restores it in another document for 20 minutes after the last key press', () => {
    wait(lifetimeMs - 1_000);
    write('Year of passing', '2027');
    wait(lifetimeMs - 1_000);
    showForm({ address: '/site' });
    expect(filledIn()).toEqual({ name: 'Zoë', passing: '2027' });
  });

  it('restores it after Back, with a message only if it was posted', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    for (const isPosted of [false, true]) {
      expect(send()).toBe(isPosted);
      showForm();
      expect(filledIn()).toEqual({ name: 'Zoë' });
      expect(/^You pressed Send\. Press it again only/.test(status())).toBe(isPosted);
    }
    expect(clearButton()?.textContent).toBe('Shared computer? Clear what I typed');
    clear();
    expect([status(), document.activeElement]).toEqual(['', fieldOf('Who writes')]);
  });

  it('keeps text typed right after Clear, before other tabs get its message', async () => {
    const delivered = once(new BroadcastChannel('forget'), 'message');
    clear();
    write('Who writes', 'Ana');
    await act(() => delivered);
    expect(filledIn()).toEqual({ name: 'Ana' });
  });

  it.each([
    ['on a page without the form', () => [cleanup(), wait(lifetimeMs + 10_000)]],
    ['when the page becomes visible after sleep', () => sleep(lifetimeMs, 'visibilitychange')],
    ['in the back/forward cache', () => sleep(lifetimeMs)],
    ['after the clock was set back', () => sleep(-2 * lifetimeMs)],
    ['even after a post', () => [send(), wait(lifetimeMs + 10_000)]],
    ['by Clear', clear],
    ['by Clear in another tab', () => receive('enquiry')],
    [
      'by Clear in another tab while this one showed another site',
      () => [localStorage.setItem('kept:cleared', String(Date.now() + 1)), sleep(0)],
    ],
  ])('deletes the draft and text that the browser restores: %s', async (_, end) => {
    await end();
    expect([filledIn(), sessionStorage.length, clearButton()]).toEqual([{}, 0, null]);
    // Firefox also dispatches an event for the restored text.
    vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: false } });
    for (const by of ['reload', 'back_forward']) {
      showForm({ before: { 'Who writes': 'Zoë' }, by });
      expect(filledIn()).toEqual({});
      write('Who writes', 'Zoë');
      expect(filledIn()).toEqual({});
    }
  });

  it('keeps it when another tab sends its own enquiry', async () => {
    await receive('sent');
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it('keeps text typed before hydration, next to the draft and a link’s texts', () => {
    const address = '/?country=Alpha&course=Fall+2027#enquiry';
    showForm({ address, before: { 'What to learn': 'MBA' } });
    expect(filledIn()).toEqual({ name: 'Zoë', country: 'Alpha', course: 'MBA' });
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë', course: 'MBA' });
  });
});

it('empties restored fields in each frame until loading ends, if there is no draft', () => {
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  showForm({ by: 'back_forward' });
  const restore = () => {
    fieldOf('Who writes').value = 'Zoë';
    wait(20);
    return filledIn();
  };
  expect(restore()).toEqual({});
  loading.mockReturnValue('complete');
  expect(restore()).toEqual({});
  expect(restore()).toEqual({ name: 'Zoë' });
});

it.each([
  ['local storage is blocked', () => forbidStorage('localStorage'), {}],
  // Restored text without a draft has expired, except if drafts can't be stored: then its age is unknown.
  ['session storage is blocked', () => forbidStorage('sessionStorage'), { name: 'Zoë' }],
])('keeps typed text while %s until it is cleared', (_, reject, restored) => {
  reject();
  showForm({ before: { 'Who writes': 'Zoë' }, by: 'back_forward' });
  expect(filledIn()).toEqual(restored);
  write('What to learn', 'MBA');
  wait(60_000);
  expect(filledIn()).toEqual({ ...restored, course: 'MBA' });
  clear();
  expect(filledIn()).toEqual({});
});

const alphaAndBeta = { country: 'Alpha and Beta Islands' };

// Alpha, the Beta Islands and Gamma are destinations of the fixture site; the form offers Fall and Spring
// (enquiry-form.tsx). A link fills in at most two countries and two words of a course.
it.each([
  ['course=Master%E2%80%99s+or+PhD%2C+Fall+2027', { course: 'Master’s or PhD, Fall 2027: ' }],
  ['country=Gamma&country=Alpha&country=Alpha&country=Beta+Islands', alphaAndBeta],
  ['course=About+money', { course: 'About money: ' }],
  ['course=Fall+2027%2C+Fall+2027%2C+Fall+2027', { course: 'Fall 2027, Fall 2027: ' }],
  ['country=Alpha&course=Call+0900+now%2C+Fall+2027', { country: 'Alpha' }],
  ['country=Alpha&course=Fall+9999', { country: 'Alpha' }],
  ['country=Atlantis&name=Eve&email=e@e.example', {}],
])('fills in only known countries and courses from ?%s', (query, filled) => {
  showForm({ address: `/?${query}#enquiry` });
  expect([filledIn(), clearButton()]).toEqual([filled, null]);
});

it('keeps a link’s text when typed text expires', () => {
  showForm({ address: '/?country=Alpha#enquiry' });
  write('Mail', 'z');
  wait(lifetimeMs + 10_000);
  expect(filledIn()).toEqual({ country: 'Alpha' });
});

it('deletes the time of clearing when it expires', () => {
  showForm();
  localStorage.setItem('kept:cleared', String(Date.now()));
  wait(lifetimeMs + 10_000);
  expect(localStorage.length).toBe(0);
});

it('moves the caret of a focused field to the end of a link’s words', () => {
  showForm({ address: '/?course=About+money#enquiry' });
  const field = fieldOf('What to learn');
  fireEvent.focus(field);
  field.setSelectionRange(0, 5);
  wait(0);
  expect([field.selectionStart, field.selectionEnd]).toEqual([13, 13]);
});

it.each([
  ['Who writes', '/', { name: 'Peru', country: 'Alpha', course: 'Fall 2027: ' }],
  ['Who writes', '/?country=Gamma', { name: 'Peru', country: 'Gamma' }],
  ['Where to', '/?country=Gamma', { country: 'Peru' }],
])(
  'keeps text typed into “%s”, and a link’s until another link, at %s',
  (label, address, filled) => {
    showForm({ address: '/?country=Alpha&course=Fall+2027#enquiry' });
    write(label, 'Peru');
    showForm({ address });
    expect(filledIn()).toEqual(filled);
  },
);

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
