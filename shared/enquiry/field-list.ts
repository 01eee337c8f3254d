import { enquiryFields } from '#content/enquiry-fields.ts';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** How many details the form asks for, as a word. */
export const fieldCount = numberWords[enquiryFields.length] ?? String(enquiryFields.length);

const names = enquiryFields.map(({ inText }) => inText);

/** What the form asks for, e.g. "name, phone number and email address". */
export const fieldList = [names.slice(0, -1).join(', '), names.at(-1)]
  .filter(Boolean)
  .join(' and ');
