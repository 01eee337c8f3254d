import type { InputHTMLAttributes } from 'react';
import type { EnquiryField } from '#content/enquiry-fields.ts';

/** The field that a link from a destination's page fills in, and for which the destinations are suggested. */
export const countryField = 'country';

/** The list of the countries that are suggested. */
export const countryListId = 'enquiry-countries';

/** Invisible characters are no answer; checked by the browser without script. */
const notBlank = {
  pattern: '.*[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800].*',
  title: 'Please write an answer, not only spaces.',
};

/** Three digits, in any script and with anything between them. No number as an example: it may be somebody’s. */
const telephoneNumber = {
  pattern: '(\\P{Nd}*\\p{Nd}){3}.*',
  title: 'Please write your phone number, e.g. +91 and ten digits.',
};

const checks = { text: notBlank, tel: telephoneNumber, email: {} } as const;

/** What the input of a field has besides its name. */
export function inputOf(field: EnquiryField): InputHTMLAttributes<HTMLInputElement> {
  // Not `off` where the browser knows no such thing: it would then not restore the field on return.
  const { name, type, autoComplete = 'on' } = field;
  return {
    type,
    autoComplete,
    ...(name === countryField && { list: countryListId }),
    ...checks[type],
  };
}
