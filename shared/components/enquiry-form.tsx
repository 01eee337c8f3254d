import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import { destinationRoutes } from '../routes.ts';
import { telephoneAddress, useSettings } from '../settings.ts';
import { PrivacyNote } from './privacy-note.tsx';

type Field = {
  /** Field names are the forwarding service's and the inbox's contract: `email` becomes its Reply-To. */
  readonly name: string;
  readonly label: string;
  readonly type: HTMLInputTypeAttribute;
  readonly autoComplete: string;
  readonly inputMode: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly list?: string;
};

/** Not `off` where no token fits: the browser would then not restore the field when the visitor comes back. */
const fields: readonly Field[] = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name', inputMode: 'text' },
  { name: 'Phone', label: 'Phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  {
    name: 'country',
    label: 'Country you want to study in',
    type: 'text',
    // `country-name` would be the country the visitor lives in.
    autoComplete: 'on',
    inputMode: 'text',
    list: 'enquiry-countries',
  },
  { name: 'course', label: 'Course name', type: 'text', autoComplete: 'on', inputMode: 'text' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
];

/**
 * The enquiry form: a native post that needs no script. The fields have no value of React's, so hydration leaves
 * alone what a visitor has already typed.
 */
export function EnquiryForm() {
  const { enquiryAction, enquiryNext, contactEmail, contactPhone } = useSettings();
  return (
    <form className="enquiry-form" id="enquiry" action={enquiryAction} method="post">
      {fields.map(({ name, label, ...input }) => (
        <p className="enquiry-form__field" key={name}>
          <label htmlFor={`enquiry-${name}`}>{label}</label>
          <input id={`enquiry-${name}`} name={name} required {...input} />
        </p>
      ))}
      <datalist id="enquiry-countries">
        {destinationRoutes.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
      <input type="hidden" name="_captcha" value="false" />
      <input type="hidden" name="_next" value={enquiryNext} />
      <p className="enquiry-form__send">
        <button className="button" type="submit">
          Send enquiry
        </button>
        <span role="status" />
      </p>
      <p className="enquiry-form__otherwise">
        If the form does not go through, call{' '}
        <a href={telephoneAddress(contactPhone)}>{contactPhone}</a> or write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <PrivacyNote />
    </form>
  );
}
