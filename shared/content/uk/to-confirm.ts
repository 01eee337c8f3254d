import type { Unconfirmed } from '../types.ts';

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim: 'The January date of UCAS for 2027 entry is 13 January 2027, 18:00 UK time.',
    source: { text: 'UCAS', href: 'https://www.ucas.com' },
  },
  {
    claim: 'The officer may ask for the qualifications that the CAS names.',
    source: {
      text: 'Documents you must provide, GOV.UK',
      href: 'https://www.gov.uk/student-visa/documents-you-must-provide',
    },
  },
  {
    claim:
      'A levy on international students at universities in England was announced from August 2028.',
    source: {
      text: 'UK Council for International Student Affairs',
      href: 'https://www.ukcisa.org.uk',
    },
  },
];
