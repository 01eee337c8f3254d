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

/** The fields of the enquiry form, in its order: form, privacy note, `npm run check-enquiry` and tests read them here. */
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
