// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledIn, send, showForm, wait } from '../setup/enquiry-form.tsx';
import { autofill, click, comeBack, erase, leave, type } from '../setup/in-document.tsx';

const minuteMs = 60_000;
const clearButton = 'button[type="button"]';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  leave();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('what is typed', () => {
  it('is there when the form is shown again', () => {
    showForm();
    type('name', 'Zoë');
    type('email', 'zoe@mail.example');
    showForm({ address: '/site' });
    expect(filledIn()).toEqual({ name: 'Zoë', email: 'zoe@mail.example' });
  });

  it('is there too in a field of the owner’s own', () => {
    // The fixture site has this field (test/fixture/content/enquiry-fields.ts), the specification has not.
    showForm();
    type('passing', '2027');
    showForm();
    expect(filledIn()).toEqual({ passing: '2027' });
  });

  it('is kept in this tab only', () => {
    showForm();
    type('name', 'Zoë');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Zoë');
    expect(localStorage.length).toBe(0);
  });

  it('is no longer kept once it is erased', () => {
    showForm();
    type('name', 'Zoë');
    type('course', 'MSc');
    erase('course');
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it('is kept also where the browser fills a field in, which it reports in another way', () => {
    showForm();
    autofill('name', 'Zoë');
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it('gives way to what the browser has restored', () => {
    showForm();
    type('course', 'MSc');
    showForm({ before: { course: 'MBA' } });
    expect(filledIn()).toEqual({ course: 'MBA' });
  });
});

describe('the button that clears the form', () => {
  it('is there only where something was restored', () => {
    showForm();
    type('name', 'Zoë');
    expect(document.querySelector(clearButton)).toBeNull();
    showForm();
    expect(document.querySelector(clearButton)).not.toBeNull();
  });

  it('is not there for a country that a link has filled in', () => {
    showForm({ address: '/?country=Alpha#enquiry' });
    expect(filledIn()).toEqual({ country: 'Alpha' });
    expect(document.querySelector(clearButton)).toBeNull();
  });

  it('empties the form, and what is kept with it', () => {
    showForm();
    type('name', 'Zoë');
    showForm();
    click(clearButton);
    expect(filledIn()).toEqual({});
    showForm();
    expect(filledIn()).toEqual({});
  });

  it('is gone once pressed, and moves the focus to the first field', () => {
    showForm();
    type('email', 'zoe@mail.example');
    showForm();
    click(clearButton);
    expect(document.querySelector(clearButton)).toBeNull();
    expect(document.activeElement).toHaveProperty('name', 'name');
  });
});

describe('after the post', () => {
  it('what was typed is there for 30 minutes, for a visitor who comes back to correct it', () => {
    showForm();
    type('name', 'Zoë');
    send();
    wait(30 * minuteMs - 1);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it('it is gone after 30 minutes, from the form and from the browser', () => {
    showForm();
    type('name', 'Zoë');
    send();
    wait(30 * minuteMs);
    showForm();
    expect(filledIn()).toEqual({});
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Zoë');
  });

  it('it is kept for longer if the visitor types more', () => {
    showForm();
    type('name', 'Zoë');
    send();
    type('course', 'MBA');
    wait(24 * 60 * minuteMs);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë', course: 'MBA' });
  });

  it('a post that was held back for want of a network is none: all is kept', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showForm();
    type('name', 'Zoë');
    expect(send()).toBe(false);
    wait(31 * minuteMs);
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it('a second press that is ignored does not begin the 30 minutes anew', () => {
    showForm();
    type('name', 'Zoë');
    send();
    // Within the 5 s in which another press does nothing.
    wait(4_000);
    expect(send()).toBe(false);
    wait(30 * minuteMs - 4_000);
    showForm();
    expect(filledIn()).toEqual({});
  });

  it('a page that the browser has kept is emptied if the 30 minutes are over', () => {
    showForm();
    type('name', 'Zoë');
    send();
    wait(30 * minuteMs);
    comeBack();
    expect(filledIn()).toEqual({});
  });
});

describe('once the enquiry has arrived', () => {
  it('what was typed is deleted at the address of the return', () => {
    showForm();
    type('name', 'Zoë');
    showForm({ address: '/?enquiry=sent', enquiryReturn: true });
    expect(filledIn()).toEqual({});
    showForm();
    expect(filledIn()).toEqual({});
  });

  it.each([
    { name: 'at that address in capitals', address: '/?enquiry=SENT' },
    { name: 'at that address with more in the query', address: '/?enquiry=sent&a=1' },
    { name: 'at the other home page', address: '/site?enquiry=sent' },
  ])('what was typed is kept $name', ({ address }) => {
    showForm();
    type('name', 'Zoë');
    showForm({ address, enquiryReturn: true });
    expect(filledIn()).toEqual({ name: 'Zoë' });
    showForm();
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });

  it('what was typed is kept where the service is not asked to send visitors back', () => {
    showForm();
    type('name', 'Zoë');
    showForm({ address: '/?enquiry=sent', enquiryReturn: false });
    expect(filledIn()).toEqual({ name: 'Zoë' });
  });
});
