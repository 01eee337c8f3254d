import type { EnquiryField, EnquiryService } from './types.ts';

/** The fields of the enquiry form, in its order: form, privacy note and tests read them here. */
export const enquiryFields: readonly EnquiryField[] = [
  { name: 'name', label: 'Your name', inText: 'name', type: 'text', autoComplete: 'name' },
  { name: 'Phone', label: 'Phone', inText: 'phone number', type: 'tel', autoComplete: 'tel' },
  // The browser's `country-name` would be the country that the visitor lives in.
  {
    name: 'country',
    label: 'Country you want to study in',
    inText: 'country',
    type: 'text',
  },
  { name: 'course', label: 'Course name, or “not sure yet”', inText: 'course', type: 'text' },
  { name: 'email', label: 'Email', inText: 'email address', type: 'email', autoComplete: 'email' },
];

/**
 * Minutes after sending in which the form shows what was sent to a visitor who comes back. Then it is gone. The privacy
 * note in `home.ts` has this number by itself; its date is changed by hand.
 */
export const minutesAfterSending = 30;

/**
 * The service that the form posts to, at the address `ENQUIRY_ENDPOINT` + `/` + `ENQUIRY_INBOX`. These are FormSubmit's
 * origin and the inbox, unless the settings say otherwise. Form, privacy note, security policy, local inbox and tests read
 * it here.
 *
 * Another one, which receives at `https://api.forms.example/v1/send` and asks for a key: `origin` is
 * `https://api.forms.example`, `takesEmailAddress` false, `hiddenFields` `{ access_key: '…' }`; `ENQUIRY_ENDPOINT=https://api.forms.example/v1`,
 * `ENQUIRY_INBOX=send`.
 */
export const enquiryService: EnquiryService = {
  origin: 'https://formsubmit.co',
  takesEmailAddress: true,
  redirectOrigins: [],
  hiddenFields: { _captcha: 'false' },
  returnField: '_next',
  inShort: 'FormSubmit, a service outside India, brings them to us.',
  privacy:
    'FormSubmit, a form-forwarding service outside India, brings the form to us. FormSubmit says that it keeps each enquiry for 30 days. The page that you may see after sending is theirs.',
  privacyPolicy: { text: 'FormSubmit’s privacy policy', href: 'https://formsubmit.co/privacy.pdf' },
};
