import { levelLabels } from '../plan/levels.ts';
import { destinationRoutes } from '../routes.ts';
import type { Draft } from './enquiry-draft.client.ts';

type Fields = readonly HTMLInputElement[];

/** What a link may say of a course: an address that somebody else wrote puts no other words into the form. */
const courseLevels = new Set(Object.values(levelLabels));
const intakePattern = /^\p{Lu}[\p{L}/]* \d{4}$/u;

/** The fields of the form in which a visitor writes. */
export function fieldsOf(form: HTMLFormElement | null): Fields {
  return [...(form?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])];
}

export function valuesOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

export function emptyFields(fields: Fields): void {
  for (const field of fields) field.value = '';
}

/**
 * Fills the empty fields from the draft, and those of the link that led here unless the visitor wrote something else.
 * Returns what then stands there.
 */
export function fillFields(fields: Fields, draft: Draft, search: string): Draft {
  const asked = askedIn(new URLSearchParams(search));
  const linked: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    field.value ||= draft.values[name] ?? '';
    const mayReplace = !field.value || field.value === draft.linked[name];
    if (asked && mayReplace) field.value = asked[name] ?? '';
    const link = (asked ?? draft.linked)[name];
    // Something else may have been typed before this script ran.
    if (link && field.value === link) linked[name] = link;
  }
  return { ...draft, values: valuesOf(fields), linked };
}

/** What an address fills in: one of our countries and, of a plan, level and intake. Undefined where it names no country. */
function askedIn(query: URLSearchParams): Readonly<Record<string, string>> | undefined {
  const country = destinationRoutes.find(({ label }) => label === query.get('country'))?.label;
  if (!country) return undefined;
  const course = query.get('course') ?? '';
  const isPlan = course
    .split(', ')
    .every((part) => courseLevels.has(part) || intakePattern.test(part));
  return { country, ...(isPlan && { course }) };
}
