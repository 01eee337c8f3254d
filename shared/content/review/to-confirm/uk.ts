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
  {
    claim:
      'On the page all the same: Clearing takes applications after 30 June, from international students as well (read in a stored copy of the linked page on 26 November 2026, which names no year). For 2027 it may open on 2 July.',
    source: { text: 'Clearing, UCAS', href: 'https://www.ucas.com/node/437311' },
    phrases: ['2 July'],
  },
  {
    claim:
      'On the page all the same, without a figure: GOV.UK says how long a decision usually takes outside the UK, counted from the day on which identity is proved.',
    source: {
      text: 'Decision times outside the UK, GOV.UK',
      href: 'https://www.gov.uk/guidance/visa-processing-times-applications-outside-the-uk',
    },
    phrases: ['3 weeks', 'three weeks'],
  },
  {
    claim:
      'On the page all the same: Birmingham City University recommends that students from abroad apply for a master’s by 17 July (stored copy without a year, read on 26 November 2026). King’s College London closed a course to overseas applicants on 6 July 2026.',
    source: {
      text: 'How to apply, Birmingham City University',
      href: 'https://bcu.ac.uk/student-info/types-of-study/postgraduate/how-to-apply',
    },
    phrases: ['6 July'],
  },
  {
    claim:
      'On the page all the same: many admission tests are booked by mid-September. UCAT closed its bookings on 21 September 2023 and on 19 September 2024, Oxford’s tests on 29 September 2023 (stored copies, read on 26 November 2026); others name 15 September for law at Oxford and Cambridge. The dates of 2027?',
    source: {
      text: 'Test dates, UCAT',
      href: 'https://www.ucat.ac.uk/about-ucat/ucat-test-dates/',
    },
    phrases: ['15 September', '21 September'],
  },
  {
    claim:
      'On the page all the same: master’s courses at Oxford close from early December, most of its scholarships in December or January, and each course at Cambridge has a last date of its own (stored copies without a day, read on 26 November 2026). Which day in December 2027?',
    source: {
      text: 'When to apply, University of Oxford',
      href: 'https://www.ox.ac.uk/admissions/graduate/applying-to-oxford/application-guide/starting-your-application',
    },
  },
  {
    claim:
      'The plan stops naming Clearing on 10 August, since funds and visa take two months: UCAS names no such day, and Clearing itself goes on into October.',
    source: { text: 'Clearing, UCAS', href: 'https://www.ucas.com/node/437311' },
    phrases: ['into October'],
  },
];
