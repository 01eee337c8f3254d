import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { destinationRoutes } from '../routes.ts';
import { clearDraft, readDraft, writeDraft } from './enquiry-draft.ts';
import { useEnquirySent } from './use-enquiry-sent.ts';

/**
 * Keeps what is typed into the form in this tab until it is sent, so that no way back finds it empty. What is already
 * in a field, typed or restored by the browser, wins over what was kept.
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const sent = useEnquirySent();
  const [restored, setRestored] = useState(false);

  function clear(): void {
    clearDraft();
    emptyFields(form);
    setRestored(false);
    // The button that was pressed goes away.
    fieldsOf(form)[0]?.focus();
  }

  useEffect(() => {
    if (sent) clearDraft();
    setRestored(fillFields(fieldsOf(form), search));
    const listeners = new AbortController();
    const { signal } = listeners;
    // Browsers that fill a form in report it with `change`, not always with `input`.
    for (const type of ['input', 'change']) {
      form.current?.addEventListener(type, ({ target }) => keep(target), { signal });
    }
    // The very same document again, from the browser's page cache: the draft may have ended meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && !hasDraft() && emptyFields(form), {
      signal,
    });
    return () => listeners.abort();
  }, [form, search, sent]);

  return { restored, clear, markPosted };
}

function fieldsOf(form: RefObject<HTMLFormElement | null>): readonly HTMLInputElement[] {
  return [
    ...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? []),
  ];
}

/** Fills the fields from the draft, and the country from the link. Returns whether there was something to restore. */
function fillFields(fields: readonly HTMLInputElement[], search: string): boolean {
  const { linkedCountry, ...draft } = readDraft();
  const typed = { ...draft.typed };
  const restored = Object.values(typed).some((value) => value !== '');
  for (const field of fields) {
    const isLinked = field.name === 'country' && field.value === linkedCountry;
    if (field.value && !isLinked) typed[field.name] = field.value;
    else field.value = typed[field.name] || field.value;
  }
  const country = countryOf(search);
  const countryField = fields.find(({ name }) => name === 'country');
  if (!country || !countryField || typed['country']) {
    writeDraft({ ...draft, typed, ...(linkedCountry && { linkedCountry }) });
  } else {
    countryField.value = country;
    writeDraft({ ...draft, typed, linkedCountry: country });
  }
  return restored;
}

/** The country that a destination page's link brings along. */
function countryOf(search: string): string | undefined {
  const country = new URLSearchParams(search).get('country');
  return destinationRoutes.find(({ label }) => label === country)?.label;
}

/** Keeps what was typed into one field. Typing after a post begins a new draft. */
function keep(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { postedAt: _ended, ...draft } = readDraft();
  writeDraft({ ...draft, typed: { ...draft.typed, [target.name]: target.value } });
}

function markPosted(): void {
  writeDraft({ ...readDraft(), postedAt: Date.now() });
}

function hasDraft(): boolean {
  return Object.keys(readDraft().typed).length > 0;
}

function emptyFields(form: RefObject<HTMLFormElement | null>): void {
  for (const field of fieldsOf(form)) field.value = '';
}
