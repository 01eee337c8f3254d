import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { clearData } from '../clear-data.client.ts';
import { draftChange, enquiryFieldsOnPage, fillIn, isTyped, readDraft } from './draft.client.ts';
import { type IntakeNames, readTopic } from './read-topic.client.ts';

/** `empty`: no typed text; `typed`: text typed since the last post; `posted`: the text was posted. */
type DraftState = 'empty' | 'typed' | 'posted';

/** Fills in the form from the draft and from the current link. `watchDraft` stores the draft. */
export function useDraft(intakes: IntakeNames): DraftState {
  const { search } = useLocation();
  // Runs before paint, and again after each link to the form.
  useLayoutEffect(() => fillIn(readTopic(search, intakes)), [search, intakes]);
  return useSyncExternalStore(subscribe, readState, () => 'empty');
}

function subscribe(onChange: () => void): () => void {
  addEventListener(draftChange, onChange);
  return () => removeEventListener(draftChange, onChange);
}

function readState(): DraftState {
  if (!enquiryFieldsOnPage().some(isTyped)) return 'empty';
  return readDraft()?.isPosted ? 'posted' : 'typed';
}

/** Empties the form in every open tab. */
export function clearDraft(): void {
  clearData('enquiry');
  // The pressed button is removed, so the focus moves to the first field.
  enquiryFieldsOnPage()[0]?.focus();
}
