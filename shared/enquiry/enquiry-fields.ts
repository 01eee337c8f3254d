import type { InputHTMLAttributes } from 'react';

/** A field of the enquiry form; all five are required. */
export type EnquiryField = InputHTMLAttributes<HTMLInputElement> & {
  /** The forwarding service's and the inbox's contract: `email` becomes its Reply-To. */
  readonly name: string;
  readonly label: string;
};

/** Whitespace alone is no answer; checked by the browser without script. */
const notBlank = { pattern: '.*\\S.*', title: 'Please write an answer, not only spaces.' };

/** `autoComplete` is not `off` where no token fits: the browser would then not restore the field on return. */
export const enquiryFields: readonly EnquiryField[] = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name', ...notBlank },
  {
    name: 'Phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    ...notBlank,
  },
  {
    name: 'country',
    label: 'Country you want to study in',
    type: 'text',
    // `country-name` would be the country the visitor lives in.
    autoComplete: 'on',
    list: 'enquiry-countries',
    ...notBlank,
  },
  { name: 'course', label: 'Course name', type: 'text', autoComplete: 'on', ...notBlank },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
];
