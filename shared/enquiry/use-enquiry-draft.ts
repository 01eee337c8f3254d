import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { propertiesOf, readStored, store } from '../browser/storage.ts';
import { destinationRoutes } from '../routes.ts';
import { countryField } from './field-input.ts';
import { useEnquirySent } from './use-enquiry-sent.ts';

/** What is kept of the enquiry form in this tab. */
type EnquiryDraft = {
  /** What the visitor typed, by field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** A country that a link filled in: not typed, so the next link may replace it. */
  readonly linkedCountry?: string;
  /** When the form was last posted, in milliseconds since the epoch. */
  readonly postedAt?: number;
};

const key = 'enquiry';

/** A draft ends so many milliseconds after the post: the visitor may come back to correct it, others may not read it. */
const lifetimeAfterPostMs = 30 * 60_000;

type DraftKeeper = {
  /** Whether the form shows what was typed before it was shown. */
  readonly restored: boolean;
  /** Empties the form and forgets the draft. */
  readonly clear: () => void;
  /** Lets the draft end some time after the form was posted. */
  readonly markPosted: () => void;
};

/**
 * Keeps what is typed into the form in this tab until it is sent, so that no way back finds it empty. What is already
 * in a field, typed or restored by the browser, wins over what was kept.
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>): DraftKeeper {
  const { search } = useLocation();
  const sent = useEnquirySent();
  const [restored, setRestored] = useState(false);

  function clear(): void {
    clearDraft();
    emptyFields(form);
    setRestored(false);
    // The button that was pressed is removed.
    fieldsOf(form)[0]?.focus();
  }

  useEffect(() => {
    if (sent) clearDraft();
    setRestored(hasDraft());
    fillFields(fieldsOf(form), search);
    const listeners = new AbortController();
    const { signal } = listeners;
    // Browsers that fill a form in report it with `change`, not always with `input`.
    for (const type of ['input', 'change']) {
      form.current?.addEventListener(type, ({ target }) => keep(target), { signal });
    }
    // Where storage is forbidden or full, an absent draft has not ended.
    const isStored = readStored('sessionStorage', key) !== undefined;
    function resume({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      if (isStored && !hasDraft()) emptyFields(form);
      setRestored(hasDraft());
    }
    // The very same document again, from the browser's page cache: the draft may have ended meanwhile.
    addEventListener('pageshow', resume, { signal });
    return () => listeners.abort();
  }, [form, search, sent]);

  return { restored, clear, markPosted };
}

function fieldsOf(form: RefObject<HTMLFormElement | null>): readonly HTMLInputElement[] {
  return [
    ...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? []),
  ];
}

/** Fills the fields from the draft, and the country from the link that led here, or else from the last one. */
function fillFields(fields: readonly HTMLInputElement[], search: string): void {
  const { linkedCountry, ...draft } = readDraft();
  const typed = { ...draft.typed };
  for (const field of fields) {
    const isLinked = field.name === countryField && field.value === linkedCountry;
    if (field.value && !isLinked) typed[field.name] = field.value;
    else field.value = typed[field.name] || field.value;
  }
  const country = countryOf(search) ?? linkedCountry;
  const field = fields.find(({ name }) => name === countryField);
  const isFilledIn = country && field && !typed[countryField];
  if (isFilledIn) field.value = country;
  writeDraft({ ...draft, typed, ...(isFilledIn && { linkedCountry: country }) });
}

/** The country in the query of a link from a destination page. */
function countryOf(search: string): string | undefined {
  const country = new URLSearchParams(search).get('country');
  return destinationRoutes.find(({ label }) => label === country)?.label;
}

/** Keeps what was typed into one field. Typing after a post begins a new draft. */
function keep(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { name, value } = target;
  const { typed, linkedCountry } = readDraft();
  const isLinked = linkedCountry && name !== countryField;
  writeDraft({ typed: { ...typed, [name]: value }, ...(isLinked && { linkedCountry }) });
}

function markPosted(): void {
  writeDraft({ ...readDraft(), postedAt: Date.now() });
}

function hasDraft(): boolean {
  return Object.values(readDraft().typed).some((value) => value !== '');
}

function emptyFields(form: RefObject<HTMLFormElement | null>): void {
  for (const field of fieldsOf(form)) field.value = '';
}

/** The draft of this tab; an empty one where there is none, or where it has ended. */
function readDraft(): EnquiryDraft {
  const draft = parseDraft(readStored('sessionStorage', key));
  const { postedAt = Number.POSITIVE_INFINITY } = draft;
  if (Date.now() - postedAt < lifetimeAfterPostMs) return draft;
  clearDraft();
  return { typed: {} };
}

function parseDraft(value: unknown): EnquiryDraft {
  const { typed, linkedCountry, postedAt } = propertiesOf(value);
  const fields = Object.entries(propertiesOf(typed));
  return {
    typed: Object.fromEntries(fields.map(([name, text]) => [name, String(text)])),
    ...(typeof linkedCountry === 'string' && { linkedCountry }),
    ...(typeof postedAt === 'number' && { postedAt }),
  };
}

function writeDraft(draft: EnquiryDraft): void {
  store('sessionStorage', key, draft);
}

function clearDraft(): void {
  store('sessionStorage', key, undefined);
}
