import type { Unconfirmed } from '../../types.ts';

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim: 'The officer may ask for the qualifications that the CAS names.',
    source: {
      text: 'Documents you must provide, GOV.UK',
      href: 'https://www.gov.uk/student-visa/documents-you-must-provide',
    },
  },
  {
    claim:
      'Money that the bank has already paid out of an education loan must be held for 28 days like savings.',
    source: {
      text: 'Financial evidence for students, GOV.UK',
      href: 'https://www.gov.uk/guidance/financial-evidence-for-student-and-child-student-route-applicants',
    },
    phrases: ['already paid out', 'once it is paid out'],
  },
  {
    claim:
      'A levy on international students at universities in England was announced from August 2028.',
    source: {
      text: 'UK Council for International Student Affairs',
      href: 'https://www.ukcisa.org.uk',
    },
    phrases: ['levy'],
  },
  {
    claim:
      'On the page all the same: a bachelor’s usually takes 3 years, in Scotland 4, and a taught master’s usually 1. A person has not seen yet that the linked page says so; it is on undergraduate courses.',
    source: {
      text: 'Types of courses, UCAS',
      href: 'https://www.ucas.com/undergraduate/what-and-where-study/types-undergraduate-courses',
    },
  },
];
