import { type InputHTMLAttributes, useState } from 'react';
import type { EnquiryField as FieldContent } from '../content/types.ts';
import { destinationRoutes } from '../routes.ts';
import { enquiryId } from './enquiry-id.ts';

const countryListId = 'enquiry-countries';

/** Checks by field type, even without JavaScript. */
const checks = {
  text: {},
  // At least three digits of any script. There is no example number, since it might be a real person’s.
  tel: {
    pattern: '(\\P{Nd}*\\p{Nd}){3}.*',
    title: 'Please write your phone number, e.g. +91 and ten digits.',
  },
  email: { title: 'Please write the whole email address, e.g. name@example.com.' },
} as const;

/** A required field with its label, hint and, after a failed check, problem. */
export function EnquiryField({ field }: { readonly field: FieldContent }) {
  const { name, label, hint, type } = field;
  // Unlike the browser's own message, it is in English and stays until the field is valid.
  const [problem, setProblem] = useState('');
  const id = `${enquiryId}-${name}`;
  const isCountry = name === 'country';
  const notes = Object.entries({ hint, problem }).filter(([, text]) => text);
  const props: InputHTMLAttributes<HTMLInputElement> = {
    ...checks[type],
    onInvalid: ({ currentTarget: { title, validity } }) =>
      setProblem(validity.valueMissing ? `Please fill in “${label}”.` : title),
    onChange: ({ currentTarget }) => currentTarget.validity.valid && setProblem(''),
    ...(isCountry && { list: countryListId }),
    ...(problem && { 'aria-invalid': true }),
    ...(notes.length > 0 && { 'aria-describedby': notes.map(([key]) => `${id}-${key}`).join(' ') }),
    autoComplete: field.autoComplete,
  };
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} maxLength={1000} required {...props} />
      {notes.map(([key, text]) => (
        <span key={key} className="small" id={`${id}-${key}`}>
          {text}
        </span>
      ))}
      {isCountry && (
        <datalist id={countryListId}>
          {destinationRoutes.map((row) => (
            <option key={row.id} value={row.label} />
          ))}
        </datalist>
      )}
    </p>
  );
}
