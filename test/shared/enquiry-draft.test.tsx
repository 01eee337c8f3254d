// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { destinationRoute, destinationRoutes, enquirySentAddress } from '../../shared/routes.ts';
import { advance, comeBackFromPageCache, showForm } from '../setup/enquiry-form.tsx';

const minute = 60_000;
const typed = { name: 'Zoë', Phone: '040 1234', course: 'MSc Data', email: 'zoe@example.com' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A form in which somebody has typed. */
function typedForm(address?: string) {
  const form = showForm(address);
  for (const [name, value] of Object.entries(typed)) form.type(name, value);
  return form;
}

function askUsAbout(id: Parameters<typeof destinationRoute>[0]): string {
  return `/?country=${encodeURIComponent(destinationRoute(id).label)}`;
}

describe('what is typed', () => {
  it('is there when the form is shown again, in this tab only', () => {
    typedForm();
    expect(showForm('/site').values()).toEqual(typed);
    expect(localStorage.length).toBe(0);
  });

  it('stays deleted where it was deleted', () => {
    typedForm().type('course', '');
    expect(showForm().values()).toEqual({ ...typed, course: undefined });
  });

  it('is kept when the browser fills the form in and reports only a change', () => {
    showForm().type('name', 'Zoë', 'change');
    expect(showForm().values()).toEqual({ name: 'Zoë' });
  });

  it('can be kept where something unreadable is stored', () => {
    for (const stored of ['null', '[', '7', '"text"', '{"typed":null}']) {
      typedForm();
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, stored);
      showForm().type('email', typed.email);
      expect(showForm().values(), stored).toEqual({ email: typed.email });
    }
  });

  it('does not need a storage: full or forbidden, the form works', () => {
    const refuse = () => {
      throw new DOMException('No more.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
    const form = typedForm(askUsAbout('canada'));
    comeBackFromPageCache();
    expect(form.values()).toEqual({ ...typed, country: destinationRoute('canada').label });
    expect(form.submit()).toBe(true);
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

  it('a draft that was never posted does not end', () => {
    typedForm();
    advance(24 * 60 * minute);
    expect(showForm().values()).toEqual(typed);
  });

  it('typing begins a new draft, which does not end by itself', () => {
    const form = typedForm();
    form.submit();
    form.type('course', 'MBA');
    advance(31 * minute);
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
    expect(document.activeElement).toBe(form.field('name'));
    expect(form.clearButton()).toBeNull();
    expect(showForm().values()).toEqual({});
  });

  it('is only there where something was restored', () => {
    expect(typedForm(askUsAbout('usa')).clearButton()).toBeNull();
    expect(showForm().clearButton()).not.toBeNull();
    sessionStorage.clear();
    showForm(askUsAbout('usa'));
    expect(showForm(askUsAbout('usa')).clearButton()).toBeNull();
  });

  it('is there on a page with what was typed that comes back from the page cache', () => {
    const form = typedForm();
    comeBackFromPageCache();
    expect(form.clearButton()).not.toBeNull();
  });
});

describe('the country', () => {
  it('is filled in by the link of every destination, and by no other country', () => {
    for (const { id, label } of destinationRoutes) {
      expect(showForm(askUsAbout(id)).values()).toEqual({ country: label });
    }
    sessionStorage.clear();
    for (const country of ['Atlantis', 'canada', '', '%20Canada', '%3Cscript%3E']) {
      expect(showForm(`/?country=${country}`).values(), country).toEqual({});
    }
  });

  it('of a later link replaces that of an earlier one, whatever else was typed', () => {
    typedForm(askUsAbout('usa'));
    const ireland = destinationRoute('ireland').label;
    expect(showForm(askUsAbout('ireland')).values()).toEqual({ ...typed, country: ireland });
  });

  it('of a link is there after a reload, and can still be replaced', () => {
    showForm(askUsAbout('usa'));
    expect(showForm(askUsAbout('usa')).values()).toEqual({
      country: destinationRoute('usa').label,
    });
    const canada = destinationRoute('canada').label;
    expect(showForm(askUsAbout('canada')).values()).toEqual({ country: canada });
  });

  it('of a link is there when the visitor comes back by another way', () => {
    typedForm(askUsAbout('usa'));
    expect(showForm().values()).toEqual({ ...typed, country: destinationRoute('usa').label });
  });

  it('that was typed stays, also where a link had filled it in', () => {
    for (const country of ['Finland', destinationRoute('usa').label]) {
      sessionStorage.clear();
      showForm(askUsAbout('usa')).type('country', country);
      expect(showForm(askUsAbout('ireland')).values()).toEqual({ country });
      expect(showForm(askUsAbout('canada')).values()).toEqual({ country });
    }
  });

  it('that was deleted is not filled in again, but by a link', () => {
    showForm(askUsAbout('usa')).type('country', '');
    expect(showForm().values()).toEqual({});
    const ireland = destinationRoute('ireland').label;
    expect(showForm(askUsAbout('ireland')).values()).toEqual({ country: ireland });
  });
});
