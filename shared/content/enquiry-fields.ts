import type { EnquiryField, EnquiryService } from './types.ts';

/** Fields of the enquiry form in display order, used by the form, the privacy note and tests. */
export const enquiryFields: readonly EnquiryField[] = [
  { name: 'name', label: 'Your name', inText: 'name', type: 'text', autoComplete: 'name' },
  { name: 'Phone', label: 'Phone', inText: 'phone number', type: 'tel', autoComplete: 'tel' },
  // Without the autofill token `country-name`, which is the visitor's country of residence.
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

/** Verb on the form's button; messages about the button repeat it. */
export const sendVerb = 'Send';

/**
 * The form-forwarding service. The form posts to `ENQUIRY_ENDPOINT` + `/` + `ENQUIRY_INBOX`; by default, FormSubmit's
 * origin and the inbox. Used by the form, the privacy note, the content security policy, the local inbox and tests.
 *
 * Example of another service, which receives at `https://api.forms.example/v1/send` and requires a key: `origin` is
 * `https://api.forms.example`, `takesEmailAddress` false, `hiddenFields` `{ access_key: '…' }`;
 * `ENQUIRY_ENDPOINT=https://api.forms.example/v1`, `ENQUIRY_INBOX=send`.
 */
export const enquiryService: EnquiryService = {
  origin: 'https://formsubmit.co',
  takesEmailAddress: true,
  redirectOrigins: [],
  hiddenFields: { _captcha: 'false' },
  returnField: '_next',
  privacy:
    'FormSubmit, a form-forwarding service, emails it to us and sees your internet address. It may store it outside India, and says that it keeps each enquiry for 30 days. When you ask us to delete yours, we ask FormSubmit too.',
  privacyPolicy: { text: 'FormSubmit’s privacy policy', href: 'https://formsubmit.co/privacy.pdf' },
};
