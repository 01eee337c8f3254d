import type { Aging, ExternalLink } from '../types.ts';

const read = '2026-11-26';
const gazette: ExternalLink = {
  text: 'Digital Personal Data Protection Rules, 2025',
  href: 'https://www.meity.gov.in/documents/act-and-policies/digital-personal-data-protection-rules-2025-gDOxUjMtQWa',
};

/**
 * Legal dates for the owner, printed by `npm run check-content`; they are not on any page. Source: stored copies of secondary
 * summaries, not the gazette. A person must check the gazette before the site goes public.
 */
export const lawDates: readonly { text: string; source: ExternalLink; aging: Aging }[] = [
  {
    text: 'From 13 May 2027 (some write 14) sections 3 to 17 of the Digital Personal Data Protection Act, 2023, bind: notice and consent, a parent’s verifiable consent, a contract with whoever processes data, the Board for complaints, and rule 8(3): what was processed is kept for a year. In January 2026 the ministry proposed to bring much of it forward to 13 November 2026; that day has passed, and a final change was not found.',
    source: gazette,
    aging: { read, lookAgain: '2026-12-15', afterwards: 'Open the gazette before you go on.' },
  },
  {
    text: 'home.ts: from 13 May 2027 the sentences on consent, on parents and on complaints speak of a law that binds. Read them with the Act, and leave out “once that part … is in force”.',
    source: gazette,
    aging: { read, lookAgain: '2027-05-13', afterwards: 'The sentence on complaints stays true.' },
  },
  {
    text: 'CERT-In’s directions of 28 April 2022 bind now: incidents are reported within 6 hours, logs are kept for 180 days in India.',
    source: {
      text: 'Directions under section 70B, CERT-In',
      href: 'https://www.cert-in.org.in/Directions70B.jsp',
    },
    aging: { read, lookAgain: '2027-01-15', afterwards: 'Open the directions before you go on.' },
  },
  {
    text: 'FormSubmit’s privacy policy: does it still keep each enquiry for 30 days, and does it offer a contract?',
    source: { text: 'FormSubmit’s privacy policy', href: 'https://formsubmit.co/privacy.pdf' },
    aging: { read, lookAgain: '2027-01-15', afterwards: 'The note says that they say so.' },
  },
];
