import { destinationRoutes } from '../routes.ts';
import { countryField, type Draft } from './draft.ts';

type Fields = readonly HTMLInputElement[];

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

/** Fills the empty fields from the draft, and the country from the link that led here. Returns what then stands there. */
export function fillFields(fields: Fields, draft: Draft, search: string): Draft {
  const { values, linkedCountry } = draft;
  for (const field of fields) field.value ||= values[field.name] ?? '';
  const asked = new URLSearchParams(search).get('country');
  const country = destinationRoutes.find(({ label }) => label === asked)?.label;
  const field = fields.find(({ name }) => name === countryField);
  const isFilledIn = country && field && (!field.value || field.value === linkedCountry);
  if (isFilledIn) field.value = country;
  const linked = isFilledIn ? country : linkedCountry;
  return {
    ...draft,
    values: valuesOf(fields),
    // Another country may have been typed before this script ran.
    linkedCountry: field?.value === linked ? linked : '',
  };
}
