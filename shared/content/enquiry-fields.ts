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
  {
    name: 'course',
    label: 'Course name, or your question',
    inText: 'course or question',
    type: 'text',
    hint: 'e.g. MS Data Science, or: refused in August',
  },
  { name: 'email', label: 'Email', inText: 'email address', type: 'email', autoComplete: 'email' },
];

/**
 * Minutes after the last key press for which the browser stores what was typed into the form, sent or not. The privacy note
 * in `home.ts` takes this number from here; its date is changed by hand.
 */
export const minutesStored = 30;

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
  inShort: 'FormSubmit, outside India, forwards it.',
  privacy:
    'FormSubmit, a form-forwarding service outside India, emails the form to us; we do not know in which country it stores it. FormSubmit says that it keeps each enquiry for 30 days. When you ask us to delete yours, we ask FormSubmit to delete its copy. The page you may see after sending is theirs.',
  privacyPolicy: { text: 'FormSubmit’s privacy policy', href: 'https://formsubmit.co/privacy.pdf' },
};
