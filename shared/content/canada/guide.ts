import { defineGuide } from '../define-guide.ts';
import type { ExternalLink } from '../types.ts';

const services = 'https://www.canada.ca/en/immigration-refugees-citizenship/services';
const notices = 'https://www.canada.ca/en/immigration-refugees-citizenship/news/notices';
const studyPermits =
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits';
const attestation: ExternalLink = {
  text: 'Attestation letters, canada.ca',
  href: `${studyPermits}/attestation-letters.html`,
};
const documents: ExternalLink = {
  text: 'Documents for a study permit, canada.ca',
  href: `${services}/study-canada/study-permit/get-documents.html`,
};
const whoCanGetPgwp: ExternalLink = {
  text: 'Who can get a PGWP, canada.ca',
  href: `${services}/study-canada/work/after-graduation/eligibility.html`,
};
const placements: ExternalLink = {
  text: 'Student work placements, canada.ca',
  href: `${services}/study-canada/work/intern.html`,
};
const officerNotes: ExternalLink = {
  text: 'Officer’s notes, canada.ca',
  href: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/transparency/officer-decision-notes.html',
};

export const guide = defineGuide({
  description:
    'Study in Canada from India: Fall, Winter and Summer month by month, the DLI list, the attestation letter (PAL/TAL), the study permit and the PGWP.',
  intro: [
    'Canada suits you if you want to choose between universities, with more theory, and colleges, closer to a particular job.',
    'Each sets its own exact intake dates; many courses open in only one or two of the three intakes. What your cousin tells you may have been true two years ago and may be wrong today.',
  ],
  limit:
    'The rules have changed often since 2024, and may change again. Whatever you read, look for its date first, also on this page. Choose a course that you would want even without the PGWP.',
  intakes: [
    { id: 'fall', name: 'Fall', months: [9] },
    { id: 'winter', name: 'Winter', months: [1] },
    { id: 'summer', name: 'Summer', months: [5], sometimes: true },
  ],
  process: {
    lead: 'The university or college decides on your place, [IRCC](Immigration, Refugees and Citizenship Canada) on your permit.',
    plan: [
      {
        id: 'choose-course',
        title: 'Choose the course, then where to study',
        when: [14, 11],
        text: 'Check that the university or college is a DLI. If you hope to work there afterwards, check also that the course can lead to a PGWP. Then take the English or French test. No passport yet? Apply for one first, with your name as in class 10.',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply to each university or college',
        when: { fall: [11, 7], winter: [11, 5], summer: [11, 6] },
        text: [
          'Follow the admissions page of each one. In Ontario, universities share one application for bachelor’s courses. Many courses close when they are full. Late? Ask first: is there a place, and by when must money and permit be ready?',
          {
            winter: 'Not every course starts in Winter: check first.',
            summer: 'Few courses start in Summer: check first.',
          },
        ],
        deadlines: [
          {
            intake: 'fall',
            days: {},
            usually: {
              part: '',
              from: '12-01',
              until: '02-28',
              yearsBefore: 0,
            },
            publisher: 'each university or college',
          },
        ],
      },
      {
        id: 'accept-offer',
        title: 'Accept one offer',
        withParents: true,
        when: { fall: [8, 4], winter: [7, 5], summer: [7, 5] },
        text: 'Reply by the date in the offer letter. Before you pay the deposit, ask by email how much you get back if the permit is refused. Keep the reply.',
      },
      {
        id: 'province-letter',
        title: 'Get the letter from the province, if you need one',
        when: { fall: [8, 4], winter: [7, 5], summer: [7, 5] },
        text: 'Do you need this letter, the PAL/TAL? Read the rule on our page, and the instructions of the year in which you apply. Your university or college tells you how to get the letter. It normally ends on 31 December of its year, and the permit needs a valid one. In Québec the [CAQ](Certificat d’acceptation du Québec) takes its place.',
        requirements: [
          {
            text: 'Québec generally asks master’s and doctoral students for a CAQ too.',
            source: {
              text: 'Students going to Québec, canada.ca',
              href: `${studyPermits}/students-destined-quebec.html`,
            },
          },
        ],
      },
      {
        id: 'apply-permit',
        title: 'Apply for the study permit',
        withParents: true,
        when: { fall: [6, 3], winter: [6, 4], summer: [6, 5] },
        text: 'You apply online. The visa officer knows only what you upload, so give every file a clear name.',
        requirements: [
          {
            text: 'The letter from the province must be valid when your permit application arrives: read its last date. A letter normally ends on 31 December of its year; after that ask for a new one, and read the instructions of the year in which you apply.',
            source: attestation,
          },
        ],
      },
      {
        id: 'give-biometrics',
        title: 'Give biometrics',
        when: [6, 3],
        text: 'When IRCC’s biometrics letter comes, book the visit for fingerprints and a photo. A doctor on the official panel list does the medical examination.',
        requirements: [
          {
            text: 'Give fingerprints by the date in IRCC’s biometrics letter, and have the medical examination by the date in the medical letter.',
            source: { text: 'Biometrics, canada.ca', href: `${services}/biometrics.html` },
          },
        ],
      },
      {
        id: 'send-passport',
        title: 'Send your passport',
        when: [2, 1],
        text: 'When IRCC’s letter asks for it, send your passport to the visa centre that it names, by the date in it. You get the approval letter (letter of introduction) and, as an Indian citizen, an entry visa in the passport.',
      },
      {
        id: 'land',
        title: 'Land and collect the permit',
        when: [1, 0],
        text: 'If all is in order, the border officer gives you the permit at the airport. Read every date on it before you leave.',
        requirements: [
          {
            text: 'Do not arrive after the last date in your offer letter.',
          },
        ],
      },
    ],
    arrival: 'Look at the last date of arrival in your offer letter.',
    documents: [
      {
        id: 'mark-sheets',
        name: 'Mark sheets, transcript and degree certificate',
        why: 'A mark sheet shows one semester or year; a transcript lists them all',
        commonMistake:
          'You ask too late: your university must send it itself, or [WES](World Education Services) must check it first',
      },
      {
        id: 'language-result',
        name: 'English or French result',
      },
      {
        id: 'sop',
        name: '[SOP](statement of purpose) and résumé',
        commonMistake: 'A diploma after a degree, with no reason given',
      },
      {
        id: 'lor',
        name: '[LOR](letter of recommendation)',
        why: 'From a teacher or employer',
        commonMistake: 'You never tell the person that a letter is expected',
      },
    ],
    questions: [
      {
        id: 'pgwp-courses',
        question: 'Which courses lead to a PGWP?',
        answer:
          'Not all: being a DLI is not enough. At a private college only some courses count; a public college’s course that a private partner teaches under licence does not. Ask before you apply.',
        source: whoCanGetPgwp,
      },

      {
        id: 'who-may-advise',
        question: 'Who may advise me for a fee?',
        answer:
          'For a fee or any other payment, a college’s commission included, only these may advise you on the permit: a lawyer, a paralegal or notary who belongs to a Canadian law society or the Chambre des notaires du Québec, or an [RCIC](Regulated Canadian Immigration Consultant). An agent who “works with” an RCIC may not. Ask for the licence, and look the name up in the public register.',
        source: {
          text: 'Representatives, canada.ca',
          href: `${services}/immigration-citizenship-representative.html`,
        },
      },
    ],
  },
  afterOffer: {
    lead: 'A visa officer reads your file once. Names, dates and amounts must match in every document.',
    documents: [
      {
        id: 'proof-of-funds',
        name: 'Proof of funds',
        why: 'For tuition, living costs and travel: bank statements, the sanction letter of an education loan (the bank has approved it), or a [GIC](Guaranteed Investment Certificate), since 8 November 2024 no longer a condition',
        commonMistake: 'One large deposit that nothing explains',
      },
      {
        id: 'passport',
        name: 'Passport',
        why: 'Renew it first if it ends before the course and the PGWP: no permit is longer than the passport',
      },
      {
        id: 'letter-of-acceptance',
        name: 'Letter of acceptance (offer letter)',
        why: 'IRCC asks the university or college whether it is real: ask it yourself first',
        commonMistake: 'Your intake was moved and you have no new letter',
      },
      {
        id: 'pal-tal',
        name: 'PAL/TAL; for Québec the CAQ',
        why: 'Shows that the province kept one of its limited places for you',
        commonMistake:
          'From the wrong province, expired, or asked for after the permit application is sent',
      },
      {
        id: 'letter-of-explanation',
        name: 'Letter of explanation',
        why: 'Why this course, and what about a gap year, backlogs or an earlier refusal',
        commonMistake: 'Copied from somebody else',
      },
      {
        id: 'medical-biometrics',
        name: 'Medical examination and biometrics',
        why: 'Normally asked of students from India who stay longer than 6 months',
        commonMistake: 'The doctor is not on the panel list',
      },
    ],
    rules: [
      {
        term: 'Designated learning institutions',
        detail: 'Look up your university or college by its full name and campus.',
        source: {
          text: 'DLI list, canada.ca',
          href: `${services}/study-canada/study-permit/prepare/designated-learning-institutions-list.html`,
        },
      },
      {
        term: 'PAL/TAL',
        detail:
          'Since 22 January 2024 most applicants need such a letter; an application without it is returned. Under the instructions for applications sent by 31 December 2026, master’s and doctoral students at public DLIs do not need it. If you apply later, read the 2027 instructions.',
        source: attestation,
        aging: {
          read: '2026-11-23',
          lookAgain: '2027-01-01',
          afterwards:
            'For applications sent in 2026 most applicants needed such a letter, but not master’s and doctoral students at public DLIs; without it an application was returned. A letter of 2026 normally ended on 31 December 2026. If you apply later, the instructions of that year apply.',
        },
      },
      {
        term: 'PGWP',
        detail:
          'It lasts 8 months to 3 years, subject to eligibility. A course that gives no degree must be in a listed field if you applied for the study permit on or after 1 November 2024. Apply within 180 days of the written confirmation that you have finished.',
        source: {
          text: 'Work after you graduate, canada.ca',
          href: `${services}/study-canada/work/after-graduation/about.html`,
        },
      },
    ],
    questions: [
      {
        id: 'conditional-offer',
        question: 'Is a conditional offer letter enough?',
        answer:
          'Canada accepts some. If yours waits for final marks, ask for a new letter as soon as you have them. If it asks for a language course first, the permit is for that course, and you apply again for the next one.',
        source: documents,
      },

      {
        id: 'family',
        question: 'Can my wife or husband work?',
        answer:
          'Usually not. Only if your own course is a master’s of 16 months or more, a doctorate or a listed professional course can they get a work permit for any employer.',
        source: {
          text: 'Help your spouse work in Canada, canada.ca',
          href: `${services}/study-canada/work/help-your-spouse-common-law-partner-work-canada.html`,
        },
      },
      {
        id: 'visa-refused',
        question: 'What if the permit is refused?',
        answer:
          'Read the officer’s notes, if they came with the letter; if not, request them. You can apply again, with what was missing. Or you can ask the Federal Court to review the refusal, but the time is short: 15 days if the matter arose in Canada, 60 if outside. Do not guess which: ask a Canadian lawyer in the first week.',
        source: {
          text: 'Immigration and Refugee Protection Act, section 72',
          href: 'https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-72.html',
        },
      },

      {
        id: 'change-university',
        question: 'May I change university or college?',
        answer:
          'Since 8 November 2024 you need a new study permit to move to another DLI. Choose carefully: moving is slow and can be refused.',
        source: {
          text: 'Changing university or college, canada.ca',
          href: `${services}/study-canada/change-schools.html`,
        },
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'If you like making and fixing things, a college’s diploma may suit you more than a degree.',
      'Courses start in September, January or May, so a late test or result does not always cost you a year.',
    ],
    questions: [
      {
        id: 'work-hours',
        question: 'May I work while I study?',
        answer:
          'Off campus, 24 hours a week in session and full time in scheduled breaks, but not before your course starts.',
        source: {
          text: 'Work off campus, canada.ca',
          href: `${services}/study-canada/work/work-off-campus.html`,
        },
      },
      {
        id: 'co-op',
        question: 'Does a co-op need a permit?',
        answer:
          'A co-op is work that your course requires. Your study permit is normally enough, if the co-op is at most half of the course.',
        source: placements,
      },
      {
        id: 'after-study',
        question: 'Which English test for the PGWP?',
        answer:
          '[IELTS](International English Language Testing System) General, [CELPIP](Canadian English Language Proficiency Index Program) General or [PTE](Pearson Test of English) Core, less than 2 years old when you apply. So plan a second test near the end of the course. After any university course, and after a college’s bachelor’s, you need the higher of two levels.',
        source: whoCanGetPgwp,
      },
      {
        id: 'work-visa',
        question: 'What comes after the PGWP?',
        answer:
          'Another work permit or permanent residence, each with rules of its own. Nobody can promise it: do not take a loan on it. On this, too, only the licensed people named above may advise you.',
      },
    ],
  },
  howWeHelp: [
    'We help with the admission: which courses in Canada suit your marks, what each asks for, and whether your application is complete.',
    'On the study permit itself only the licensed people named above may advise you for a fee or any other payment. A rough direction, such as health or computers, is enough for a first talk.',
  ],
  showsLicence: true,
  changes: [
    {
      date: '2026-11-23',
      isOpen: true,
      title: 'The province’s letter in 2027',
      text: 'Most students need a letter from the province, but not for a master’s or doctorate at a public university. These instructions, and normally each letter of 2026, end on 31 December 2026. If you apply later, the 2027 instructions apply: we had not seen them on 23 November 2026. Ask your university or college before you pay.',
      aging: {
        read: '2026-11-23',
        lookAgain: '2026-12-15',
        afterwards:
          'The 2026 instructions are for applications sent until 31 December 2026, and a letter of 2026 normally ends on that day. If you apply later, the instructions of that year apply. Ask your university or college before you pay.',
      },
      source: {
        text: 'Notice on the letters of 2026, canada.ca',
        href: `${notices}/2026-provincial-territorial-allocations-under-international-student-cap.html`,
      },
    },
    {
      date: '2026-04-01',
      title: 'No work permit for a co-op',
      text: 'A co-op that the course requires needs no separate work permit.',
      source: {
        text: 'Notice on co-ops, canada.ca',
        href: `${notices}/simplifying-co-op-work-permit-requirement-post-secondary-international-students.html`,
      },
    },
    {
      date: '2025-07-29',
      title: 'The officer’s notes',
      text: 'Officer’s notes come with refusals, except for applications made in IRCC’s new portal.',
      source: officerNotes,
    },
    {
      date: '2025-01-21',
      title: 'Fewer work permits for families',
      text: 'Fewer wives and husbands of students can get an open work permit.',
      source: {
        text: 'Notice on family members, canada.ca',
        href: `${notices}/changes-open-work-permits-family-members-temporary-residents.html`,
      },
    },
  ],
  written: '2026-11-23',
});
