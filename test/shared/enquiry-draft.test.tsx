// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  destinationRoute,
  destinationRoutes,
  enquirySentAddress,
  enquirySuffix,
  homeRoute,
} from '../../shared/routes.ts';
import { advance, comeBackFromPageCache, showForm } from '../setup/enquiry-form.tsx';

const minute = 60_000;
const typed = { name: 'Zoë', Phone: '040 1234', course: 'MSc Data', email: 'zoe@example.com' };
const usa = destinationRoute('usa').label;
const ireland = destinationRoute('ireland').label;

/** A form in which somebody has typed. */
function typedForm(address?: string) {
  const form = showForm(address);
  for (const [name, value] of Object.entries(typed)) form.type(name, value);
  return form;
}

/** Where the link on a destination's page leads. */
function linkFrom(label: string): string {
  return homeRoute.path + enquirySuffix(label);
}

describe('what is typed', () => {
  it('is there when the form is shown again, in this tab only, until it is deleted', () => {
    typedForm();
    const form = showForm('/site');
    expect(form.values()).toEqual(typed);
    expect(localStorage.length).toBe(0);
    form.type('course', '');
    expect(showForm().values()).toEqual({ ...typed, course: undefined });
  });

  it('is kept when the browser fills the form in and reports only a change', () => {
    showForm().type('name', 'Zoë', 'change');
    expect(showForm().values()).toEqual({ name: 'Zoë' });
  });

  it.each(['null', '[', '7', '"text"', '{"typed":null}'])(
    'can be kept over a stored %s',
    (stored) => {
      typedForm();
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, stored);
      showForm().type('email', typed.email);
      expect(showForm().values()).toEqual({ email: typed.email });
    },
  );

  it('does not need a storage: full or forbidden, the form works', () => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    const full = { getItem: () => null, setItem: refuse, removeItem: refuse };
    for (const storage of [() => full as unknown as Storage, refuse]) {
      const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage);
      const form = typedForm(linkFrom(usa));
      comeBackFromPageCache();
      expect(form.values()).toEqual({ ...typed, country: usa });
      expect(form.submit()).toBe(true);
      forbidden.mockRestore();
    }
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
    typedForm();
    const form = showForm();
    form.submit();
    comeBackFromPageCache();
    expect(form.values()).toEqual(typed);
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

describe('the button that clears the form', () => {
  it('empties fields and storage, gives the focus to the first field, and goes away', () => {
    typedForm();
    const form = showForm();
    act(() => form.clearButton()?.click());
    expect(form.values()).toEqual({});
    expect(document.activeElement).toHaveProperty('name', 'name');
    expect(form.clearButton()).toBeNull();
    expect(showForm().values()).toEqual({});
  });

  it('is only there where something typed was restored', () => {
    for (const address of [linkFrom(usa), linkFrom(usa)]) {
      expect(showForm(address).clearButton()).toBeNull();
    }
    const form = typedForm();
    expect(form.clearButton()).toBeNull();
    comeBackFromPageCache();
    expect(form.clearButton()).not.toBeNull();
    expect(showForm().clearButton()).not.toBeNull();
  });
});

describe('the country', () => {
  it('is filled in by the link of every destination, and by no other country', () => {
    for (const { label } of destinationRoutes) {
      expect(showForm(linkFrom(label)).values()).toEqual({ country: label });
    }
    sessionStorage.clear();
    for (const country of ['Atlantis', 'canada', '', ' Canada', '<script>']) {
      expect(showForm(linkFrom(country)).values(), country).toEqual({});
    }
  });

  it('of a link is there after a reload and on other ways back, until a later link replaces it', () => {
    for (const address of [linkFrom(usa), linkFrom(usa), '/']) {
      expect(typedForm(address).values(), address).toEqual({ ...typed, country: usa });
    }
    const reloaded = showForm(linkFrom(usa), { restored: { country: usa } });
    expect(reloaded.values()).toEqual({ ...typed, country: usa });
    expect(showForm(linkFrom(ireland)).values()).toEqual({ ...typed, country: ireland });
  });

  it('that was typed before the scripts arrived wins over that of the link', () => {
    const form = showForm(linkFrom(usa), { restored: { country: 'Finland' } });
    expect(form.values()).toEqual({ country: 'Finland' });
    expect(showForm(linkFrom(ireland)).values()).toEqual({ country: 'Finland' });
  });

  it('that was typed stays, also where a link had filled it in', () => {
    for (const country of ['Finland', usa]) {
      sessionStorage.clear();
      showForm(linkFrom(usa)).type('country', country);
      expect(showForm(linkFrom(ireland)).values()).toEqual({ country });
      expect(showForm(linkFrom('Canada')).values()).toEqual({ country });
    }
  });

  it('that was deleted is not filled in again, but by a link', () => {
    showForm(linkFrom(usa)).type('country', '');
    expect(showForm().values()).toEqual({});
    expect(showForm(linkFrom(ireland)).values()).toEqual({ country: ireland });
  });
});
