import { type FormEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onForget } from '../forget.client.ts';
import {
  canKeepDrafts,
  type Draft,
  hasAnswers,
  readDraft,
  remainingMs,
  storeDraft,
} from './enquiry-draft.client.ts';
import { emptyFields, fieldsOf, fillFields, valuesOf } from './enquiry-form-fields.client.ts';

/** Keeps what is typed into the form in this tab until it is sent, so that no way back finds the form empty. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const [isFilledIn, setFilledIn] = useState(false);
  const [postedAt, setPostedAt] = useState(0);

  const keep = useCallback((draft: Draft) => {
    storeDraft(draft);
    setFilledIn(hasAnswers(draft));
    setPostedAt(draft.postedAt);
  }, []);

  /** Fills in the form anew; what the visitor has just typed into a field stays. */
  const resume = useCallback(
    (isTyped: (field: HTMLInputElement) => boolean) => {
      const fields = fieldsOf(form.current);
      // All that was typed was stored at once: what else stands there was restored by the browser, and may be long over.
      if (canKeepDrafts()) emptyFields(fields.filter((field) => !isTyped(field)));
      keep(fillFields(fields, readDraft(), search));
    },
    [form, keep, search],
  );

  const empty = useCallback(() => {
    emptyFields(fieldsOf(form.current));
    keep({ ...readDraft(), values: {}, postedAt: 0 });
  }, [form, keep]);

  useEffect(() => onForget(empty), [empty]);

  useEffect(() => {
    if (postedAt === 0) return;
    const timer = setTimeout(() => resume(() => false), remainingMs(postedAt));
    return () => clearTimeout(timer);
  }, [postedAt, resume]);

  return {
    /** Whether the visitor has answered anything. */
    isFilledIn,
    /** When that was posted, in milliseconds since the epoch; 0 if it was not. */
    postedAt,
    resume,
    /** Keeps the answers. To change one after a post begins a new draft. */
    keepTyped({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      const draft = readDraft();
      const name = target instanceof HTMLInputElement ? target.name : '';
      const { [name]: _, ...linked } = draft.linked;
      // Under another name: what was posted ends, also where a page or a tab has a copy of it.
      const begunAt = draft.postedAt > 0 ? Date.now() : draft.begunAt;
      keep({ values: valuesOf(fieldsOf(currentTarget)), linked, begunAt, postedAt: 0 });
    },
    /** Lets the draft end some time after the form was posted. */
    markPosted({ currentTarget }: FormEvent<HTMLFormElement>): void {
      const values = valuesOf(fieldsOf(currentTarget));
      keep({ ...readDraft(), values, postedAt: Date.now() });
    },
    /** Empties the form and forgets the draft. */
    clear(): void {
      empty();
      // The button that was pressed is removed.
      fieldsOf(form.current)[0]?.focus();
    },
  };
}
