import type { InputHTMLAttributes } from 'react';

/** A field of the enquiry form; all five are required. */
type EnquiryField = InputHTMLAttributes<HTMLInputElement> & {
  /** The forwarding service's and the inbox's contract: `email` becomes its Reply-To. */
  readonly name: string;
  readonly label: string;
};

/** Invisible characters are no answer; checked by the browser without script. */
const notBlank = {
  pattern: '.*[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800].*',
  title: 'Please write an answer, not only spaces.',
};

/** Three digits, in any script and with anything between them. */
const telephoneNumber = {
  pattern: '(\\P{Nd}*\\p{Nd}){3}.*',
  title: 'Please write your phone number, e.g. +91 and ten digits.',
};

/** `autoComplete` is not `off` where no token fits: the browser would then not restore the field on return. */
export const enquiryFields: readonly EnquiryField[] = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name', ...notBlank },
  { name: 'Phone', label: 'Phone', type: 'tel', autoComplete: 'tel', ...telephoneNumber },
  {
    name: 'country',
    label: 'Country you want to study in',
    type: 'text',
    // `country-name` would be the country the visitor lives in.
    autoComplete: 'on',
    list: 'enquiry-countries',
    ...notBlank,
  },
  {
    name: 'course',
    label: 'Course name, or “not sure yet”',
    type: 'text',
    autoComplete: 'on',
    ...notBlank,
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
];

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** How many details the form asks for, as a word. */
export const fieldCount = numberWords[enquiryFields.length] ?? String(enquiryFields.length);
