import type { Unconfirmed } from '../../types.ts';

const services = 'https://www.canada.ca/en/immigration-refugees-citizenship/services';

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim: 'The list of fields of study for the PGWP was frozen for 2026; 2027 is open.',
    source: {
      text: 'Who can get a PGWP, Government of Canada',
      href: `${services}/study-canada/work/after-graduation/eligibility.html`,
    },
    phrases: ['frozen'],
  },
  {
    claim:
      'Who needs a PAL/TAL when applying from 1 January 2027. On the page all the same: letters of 2026 end on 31 December 2026 unless they say an earlier day, and must be valid when the form arrives.',
    source: {
      text: 'Attestation letters, Government of Canada',
      href: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/attestation-letters.html',
    },
    phrases: ['letters of 2026 end'],
  },
  {
    claim:
      'On the page all the same: a bachelor’s usually takes 4 years, sometimes 3, and a master’s 1 to 2. A person has not seen yet that the linked page says so.',
    source: {
      text: 'Programs, EduCanada',
      href: 'https://www.educanada.ca/programs-programmes/index.aspx?lang=eng',
    },
  },
];
