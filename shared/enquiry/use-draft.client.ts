import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forget } from '../forget.client.ts';
import {
  draftChange,
  enquiryFieldsOnPage,
  fillFromDraft,
  isLinked,
  readDraft,
} from './draft.client.ts';
import { type IntakeNames, readTopic } from './read-topic.client.ts';

/** Fills the form from the draft and from the current link. `watchDraft` stores the draft. */
export function useDraft(intakes: IntakeNames) {
  const { search } = useLocation();
  const [isFilledIn, setFilledIn] = useState(false);
  const [isPosted, setPosted] = useState(false);

  const readState = useCallback(() => {
    setFilledIn(enquiryFieldsOnPage().some((field) => field.value !== '' && !isLinked(field)));
    setPosted(readDraft()?.isPosted ?? false);
  }, []);

  // Before paint, and again after each link to the form.
  useLayoutEffect(() => {
    fillFromDraft();
    const topic = readTopic(search, intakes);
    for (const field of enquiryFieldsOnPage()) {
      const { name } = field;
      const isTyped = field.value !== '' && !isLinked(field);
      if (isTyped || Object.keys(topic).length === 0) continue;
      field.linked = topic[name] ?? '';
      field.value = field.linked;
    }
    readState();
  }, [search, intakes, readState]);

  useEffect(() => {
    addEventListener(draftChange, readState);
    return () => removeEventListener(draftChange, readState);
  }, [readState]);

  return {
    /** True if the visitor has typed any text. */
    isFilledIn,
    /** True if the draft was posted since then. */
    isPosted,
    /** Empties the form in every open tab. */
    clear(): void {
      forget('enquiry');
      // The pressed button is removed, so the focus moves to the first field.
      enquiryFieldsOnPage()[0]?.focus();
    },
  };
}
