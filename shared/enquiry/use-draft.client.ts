import { type FocusEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { questionGroups } from '#content/question-groups.ts';
import { clearData } from '../clear-data.client.ts';
import { listen } from '../listen.client.ts';
import { levelLabels } from '../plan/levels.ts';
import { destinationRoutes } from '../routes.ts';
import { draftChange, enquiryFieldsOnPage, fillIn, isTyped, readDraft } from './draft.client.ts';

/** `empty`: no typed text; `typed`: text typed since the last post; `posted`: the text was posted. */
type DraftState = 'empty' | 'typed' | 'posted';

/** Names of each destination's intakes, e.g. "Fall". */
export type IntakeNames = readonly { readonly intakeNames: readonly string[] }[];

const fixedWords = [...Object.values(levelLabels), ...Object.values(questionGroups)];

/** Follows a link's words in the field `course`; the visitor's own words follow it. */
const topicEnd = ': ';

/** Fills in the form from the draft and from the current link. `watchDraft` stores the draft. */
export function useDraft(intakes: IntakeNames): DraftState {
  const { search } = useLocation();
  // Runs before paint, and again after each link to the form.
  useLayoutEffect(() => fillIn(readTopic(search, intakes)), [search, intakes]);
  return useSyncExternalStore(subscribe, readState, () => 'empty');
}

const subscribe = (onChange: () => void) => listen([draftChange], onChange);

function readState(): DraftState {
  if (!enquiryFieldsOnPage().some(isTyped)) return 'empty';
  return readDraft()?.isPosted ? 'posted' : 'typed';
}

/**
 * Field values from a link's query, as a query: up to two known countries, and two of: level, intake, group of questions.
 * Other text is ignored: a third party could have written the link, and the visitor would send that text as their own.
 */
function readTopic(search: string, intakes: IntakeNames): string {
  const query = new URLSearchParams(search);
  const labels = destinationRoutes.map(({ label }) => label);
  const named = labels.filter((label) => query.getAll('country').includes(label));
  const words = (query.get('course') ?? '').split(', ');
  const known = [...fixedWords, ...intakes.flatMap(({ intakeNames }) => intakeNames)];
  const isKnown = words.every((word) => known.includes(word.replace(/ 20\d\d$/, '')));
  const country = named.slice(0, 2).join(' and ');
  const course = isKnown ? words.slice(0, 2).join(', ') + topicEnd : '';
  return country || course ? `${new URLSearchParams({ country, course })}` : '';
}

/** Moves the caret of a focused field to the end of a link's words, after the browser has placed it. */
export function followTopic({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const end = field.value.length;
  if (field.value.endsWith(topicEnd)) setTimeout(() => field.setSelectionRange(end, end));
}

/** Empties the form in every open tab. */
export function clearDraft(): void {
  clearData('enquiry');
  // The pressed button is removed, so the focus moves to the first field.
  enquiryFieldsOnPage()[0]?.focus();
}
