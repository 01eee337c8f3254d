import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { questionGroups } from '#content/question-groups.ts';
import { levelLabels } from '../plan/levels.ts';
import { destinationRoutes } from '../routes.ts';

/** Names of each destination's intakes, e.g. "Fall". */
export type IntakeNames = readonly { readonly intakeNames: readonly string[] }[];

const fixedWords = [...Object.values(levelLabels), ...Object.values(questionGroups)];

/** The form shown last in this document. After client-side navigation, only this variable still refers to its texts. */
let lastForm: HTMLFormElement | undefined;

/** The texts that the last link to the form filled in; the next link may replace them. */
let linked = new URLSearchParams();

/** Fills in the texts of the form shown before, and those of a link into fields without typed text. */
export function useFormTexts(form: RefObject<HTMLFormElement | null>, intakes: IntakeNames): void {
  const { search } = useLocation();
  // Runs before paint, and again after each link to the form.
  useLayoutEffect(() => {
    if (!form.current) return;
    fillIn(form.current, readTopic(search, intakes));
    lastForm = form.current;
  }, [form, search, intakes]);
}

function fillIn(form: HTMLFormElement, link: URLSearchParams): void {
  const kept = lastForm && new FormData(lastForm);
  for (const field of form.querySelectorAll<HTMLInputElement>('input[id]')) {
    const { name } = field;
    // Not a default value: browsers restore on Back only text that differs from it.
    field.value ||= `${kept?.get(name) ?? ''}`;
    const isTyped = field.value !== '' && field.value !== linked.get(name);
    if (!isTyped) field.value = link.get(name) ?? field.value;
  }
  if (link.size > 0) linked = link;
}

/**
 * Field values from a link's query: up to two known countries, and two of: level, intake, group of questions. Other text is
 * ignored: a third party could have written the link, and the visitor would send that text as their own.
 */
function readTopic(search: string, intakes: IntakeNames): URLSearchParams {
  const query = new URLSearchParams(search);
  const labels = destinationRoutes.map(({ label }) => label);
  const named = labels.filter((label) => query.getAll('country').includes(label));
  const words = (query.get('course') ?? '').split(', ');
  const known = [...fixedWords, ...intakes.flatMap(({ intakeNames }) => intakeNames)];
  const isKnown = words.every((word) => known.includes(word.replace(/ 20\d\d$/, '')));
  const country = named.slice(0, 2).join(' and ');
  // The visitor's own words follow the link's.
  const course = isKnown ? `${words.slice(0, 2).join(', ')}: ` : '';
  return new URLSearchParams(country || course ? { country, course } : {});
}
