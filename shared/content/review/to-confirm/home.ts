import type { Unconfirmed } from '../../types.ts';

/** What no page says about every country. */
export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'Passport Seva’s own page on adding a surname: no copy of it is known, so the answer links the one for applicants.',
    source: {
      text: 'Getting started, Passport Seva',
      href: 'https://www.passportindia.gov.in/psp/GettingStarted',
    },
  },
  {
    claim:
      'Who may apply for Telangana’s overseas schemes, in which weeks, and up to which income (print none of it).',
    source: {
      text: 'Overseas schemes, Telangana ePASS',
      href: 'https://telanganaepass.cgg.gov.in/OverseasLinks.do',
    },
    phrases: ['lakh', '60 %', '60%'],
  },
];
