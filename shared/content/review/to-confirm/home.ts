import type { Unconfirmed } from '../../types.ts';

/** Unconfirmed claims about all countries, not on any page. */
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
  {
    claim:
      'Ireland is in no list of countries of Telangana’s overseas schemes that was found, and 35 was named as age limit: the page sends families to the list.',
    source: {
      text: 'Overseas schemes, Telangana ePASS',
      href: 'https://telanganaepass.cgg.gov.in/OverseasLinks.do',
    },
    phrases: ['age limit of 35'],
  },
  {
    claim:
      'On the page all the same: Australia’s National Code 2018 binds education providers to support overseas students (standard 6; read in a stored copy of the education department’s page on 26 November 2026).',
    source: {
      text: 'National Code 2018, Department of Education, Australia',
      href: 'https://internationaleducation.gov.au/regulatory-information/pages/national-code-2018-factsheets-.aspx',
    },
  },
];
