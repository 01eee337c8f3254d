import type { ExternalLink } from './types.ts';

/** A field of the enquiry form. All of them are required. */
export type EnquiryField = {
  /**
   * Stands beside the answer in the mail that arrives: letters and digits. The forwarding service answers to `email`, and
   * a link from a destination's page fills in `country`.
   */
  readonly name: string;
  readonly label: string;
  /** What the privacy note calls it, behind "your": "your name, phone number and email address". */
  readonly inText: string;
  /** `text` takes anything but blanks, `tel` at least three digits, `email` what the browser takes for an address. */
  readonly type: 'text' | 'tel' | 'email';
  /** What the browser may fill in, as HTML calls it, e.g. `street-address`. Left out where it knows no such thing. */
  readonly autoComplete?: string;
};

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

/** What is particular to the service that receives the form's posts, be it a company's or one of your own. */
export type EnquiryService = {
  /** Its origin. The setting `ENQUIRY_ENDPOINT` must lie there, since all below is true of this service only. */
  readonly origin: string;
  /** Whether its address may end with the inbox's email address. Others have a name or a key for each inbox. */
  readonly takesEmailAddress: boolean;
  /** Origins of pages through which it leads the visitor after the post, where they are others. */
  readonly redirectOrigins: readonly string[];
  /** What it wants besides the answers, e.g. an access key. Everybody can read it in the page. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** The hidden field that says where to send the visitor back to; empty unless `ENQUIRY_RETURN` is on. */
  readonly returnField: string;
  /** What stands above the button: who it is, and where. */
  readonly inShort: string;
  /** What the privacy note says of it: who it is, where, and how long it says that it keeps an enquiry. */
  readonly privacy: string;
  readonly privacyPolicy: ExternalLink;
};

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
