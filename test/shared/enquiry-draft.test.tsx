// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { enquirySentAddress } from '../../shared/routes.ts';
import { advance, comeBackFromPageCache, showForm, values } from '../setup/enquiry-form.tsx';

const minute = 60_000;
const typed = { name: 'Zoë', Phone: '040 1234', course: 'MSc Data', email: 'zoe@example.com' };
const fromUsa = '/?country=USA#get-in-touch';

/** A form in which somebody has typed. */
function typedForm(address?: string) {
  const form = showForm(address);
  for (const [name, value] of Object.entries(typed)) form.type(name, value);
  return form;
}

describe('what is typed', () => {
  it('is there when the form is shown again, in this tab only, until it is deleted', () => {
    typedForm();
    const form = showForm('/site');
    expect(form.values()).toEqual(typed);
    expect(localStorage.length).toBe(0);
    form.type('course', '');
    // A browser that fills a form in reports only this.
    form.type('name', 'Zoé', 'change');
    expect(showForm().values()).toEqual({ ...typed, name: 'Zoé', course: undefined });
  });

  it('is emptied by a button, there only where something was restored, which hands its focus on', () => {
    expect(typedForm().clearButton()).toBeNull();
    const form = showForm();
    act(() => form.clearButton()?.click());
    expect(form.values()).toEqual({});
    expect(document.activeElement).toHaveProperty('name', 'name');
    expect(form.clearButton()).toBeNull();
    expect(showForm().values()).toEqual({});
    expect(showForm(fromUsa).clearButton()).toBeNull();
  });
});

describe('after the post', () => {
  it('a draft is kept for 30 minutes, and no longer', () => {
    typedForm().submit();
    advance(30 * minute - 1);
    expect(showForm().values()).toEqual(typed);
    advance(1);
    expect(showForm().values()).toEqual({});
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(typed.name);
  });

  it('typing begins a new draft, which does not end by itself', () => {
    const form = typedForm();
    form.submit();
    form.type('course', 'MBA');
    advance(24 * 60 * minute);
    expect(showForm().values()).toEqual({ ...typed, course: 'MBA' });
  });

  it('a page that comes back from the page cache is empty if the draft has ended meanwhile', () => {
    const form = typedForm();
    form.submit();
    comeBackFromPageCache();
    expect(form.values()).toEqual(typed);
    expect(form.clearButton()).not.toBeNull();
    advance(30 * minute);
    comeBackFromPageCache();
    expect(form.values()).toEqual({});
    expect(form.clearButton()).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(typed.name);
  });

  it('the draft ends when the service sends the visitor back, and at no other address', () => {
    typedForm();
    expect(showForm(enquirySentAddress).values()).toEqual(typed);
    for (const address of ['/?enquiry=SENT', '/site?enquiry=sent', '/?enquiry=sent&a=1', '/?a=1']) {
      expect(showForm(address, { enquiryReturn: true }).values(), address).toEqual(typed);
    }
    expect(showForm(enquirySentAddress, { enquiryReturn: true }).values()).toEqual({});
    expect(showForm().values()).toEqual({});
  });
});

type Visit = { readonly link?: string; readonly restored?: string; readonly typed?: string };

it.each<[string, Visit[], string | undefined]>([
  ['is filled in by a link', [{ link: 'USA' }], 'USA'],
  ['is there after a reload', [{ link: 'USA' }, { link: 'USA' }], 'USA'],
  ['is there on other ways back', [{ link: 'USA' }, {}], 'USA'],
  ['is replaced by a later link', [{ link: 'USA' }, { link: 'Ireland' }], 'Ireland'],
  ['may be restored first', [{ link: 'USA' }, { link: 'Ireland', restored: 'USA' }], 'Ireland'],
  ['typed before hydration wins', [{ link: 'USA', restored: 'Peru' }, { link: 'UK' }], 'Peru'],
  ['typed wins, if it is the same', [{ link: 'USA', typed: 'USA' }, { link: 'UK' }], 'USA'],
  ['that was deleted stays away', [{ link: 'USA', typed: '' }, {}], undefined],
  ['that was deleted comes by a link', [{ link: 'USA', typed: '' }, { link: 'UK' }], 'UK'],
  ['is one of the destinations', [{ link: 'Atlantis' }, { link: ' usa' }], undefined],
])('the country %s', (_case, visits, expected) => {
  for (const { link, restored, typed: text } of visits) {
    const address = link === undefined ? '/' : `/?country=${link}#get-in-touch`;
    const form = showForm(address, { restored: restored ? { country: restored } : {} });
    if (text !== undefined) form.type('country', text);
  }
  expect(values()['country']).toBe(expected);
});
