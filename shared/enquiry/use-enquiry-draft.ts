import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { kept, propertiesOf, readStored, store } from '../browser/storage.ts';
import { type DestinationRoute, destinationRoutes } from '../routes.ts';

/** The field that a link from a destination's page fills in, and for which the destinations are suggested. */
export const countryField = 'country';

/** What is kept of the enquiry form in this tab. */
type Draft = {
  /** What stands in the fields, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The country that a link filled in, which the next link may replace; empty where the visitor wrote it. */
  readonly linkedCountry: string;
  /** When the form was posted, in milliseconds since the epoch; 0 if it was not. */
  readonly postedAt: number;
};

const emptyDraft: Draft = { values: {}, linkedCountry: '', postedAt: 0 };

/** A draft ends so many milliseconds after the post: the visitor may come back to correct it, others may not read it. */
const lifetimeAfterPostMs = 30 * 60_000;

/**
 * Keeps what stands in the form in this tab until it is sent, so that no way back finds it empty. What is already in a
 * field, typed or restored by the browser, wins over what was kept.
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const [found, setFound] = useState(emptyDraft);

  useEffect(() => {
    setFound(readDraft());
    fillFields(fieldsOf(form.current), search);
    // Where storage is forbidden or full, an absent draft has not ended.
    const isStored = readStored(kept.enquiry) !== undefined;
    function resume({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      const draft = readDraft();
      if (isStored && !hasAnswers(draft)) emptyFields(form.current);
      setFound(draft);
    }
    // The very same document again, from the browser's page cache: the draft may have ended meanwhile.
    addEventListener('pageshow', resume);
    return () => removeEventListener('pageshow', resume);
  }, [form, search]);

  return {
    /** Whether the form shows answers that were given before it was shown. */
    restored: hasAnswers(found),
    /** When these were posted, in milliseconds since the epoch; 0 if they were not. */
    postedAt: found.postedAt,
    /** Keeps the answers. To change one after a post begins a new draft. */
    keep({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      const isCountry = target instanceof HTMLInputElement && target.name === countryField;
      const linkedCountry = isCountry ? '' : readDraft().linkedCountry;
      store(kept.enquiry, { values: valuesOf(fieldsOf(currentTarget)), linkedCountry });
    },
    /** Lets the draft end some time after the form was posted. */
    markPosted(): void {
      store(kept.enquiry, { ...readDraft(), postedAt: Date.now() });
    },
    /** Empties the form and forgets the draft. */
    clear(): void {
      store(kept.enquiry, undefined);
      emptyFields(form.current);
      setFound(emptyDraft);
      // The button that was pressed is removed.
      fieldsOf(form.current)[0]?.focus();
    },
  };
}

/** Forgets the draft, since the enquiry has arrived. Returns the destination that it was about, if it named one. */
export function endDraft(): DestinationRoute | undefined {
  const country = readDraft().values[countryField]?.trim().toLowerCase();
  store(kept.enquiry, undefined);
  return destinationRoutes.find(({ label }) => label.toLowerCase() === country);
}

/** The draft of this tab; an empty one where there is none, or where it has ended. */
function readDraft(): Draft {
  const stored = propertiesOf(readStored(kept.enquiry));
  const answers = Object.entries(propertiesOf(stored['values']));
  const postedAt = Number(stored['postedAt'] ?? 0);
  if (postedAt > 0 && Date.now() - postedAt >= lifetimeAfterPostMs) {
    store(kept.enquiry, undefined);
    return emptyDraft;
  }
  return {
    values: Object.fromEntries(answers.map(([name, value]) => [name, String(value)])),
    linkedCountry: String(stored['linkedCountry'] ?? ''),
    postedAt,
  };
}

/** Whether the visitor has answered anything: a link's country is no answer. */
function hasAnswers({ values, linkedCountry }: Draft): boolean {
  return Object.entries(values).some(
    ([name, value]) => value !== '' && !(name === countryField && value === linkedCountry),
  );
}

/** Fills the empty fields from the draft, and the country from the link that led here. */
function fillFields(fields: readonly HTMLInputElement[], search: string): void {
  const { values, linkedCountry, postedAt } = readDraft();
  for (const field of fields) field.value ||= values[field.name] ?? '';
  const asked = new URLSearchParams(search).get('country');
  const country = destinationRoutes.find(({ label }) => label === asked)?.label;
  const field = fields.find(({ name }) => name === countryField);
  const isFilledIn = country && field && (!field.value || field.value === linkedCountry);
  if (isFilledIn) field.value = country;
  const linked = isFilledIn ? country : linkedCountry;
  store(kept.enquiry, {
    values: valuesOf(fields),
    // Another country may have been typed before this script ran.
    linkedCountry: field?.value === linked ? linked : '',
    postedAt,
  });
}

function fieldsOf(form: HTMLFormElement | null): readonly HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])];
}

function valuesOf(fields: readonly HTMLInputElement[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

function emptyFields(form: HTMLFormElement | null): void {
  for (const field of fieldsOf(form)) field.value = '';
}
