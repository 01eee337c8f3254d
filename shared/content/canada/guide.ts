import type { DestinationGuide, ExternalLink } from '../types.ts';

const services = 'https://www.canada.ca/en/immigration-refugees-citizenship/services';
const attestation: ExternalLink = {
  text: 'Attestation letters, Government of Canada',
  href: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/attestation-letters.html',
};

export const guide: DestinationGuide = {
  description:
    'Study in Canada from India: Fall, Winter and Summer month by month, the DLI list, the attestation letter (PAL/TAL), the study permit and the PGWP.',
  intro: [
    'Canada’s rules for students have changed several times since 2024. What a cousin tells you may have been true when they applied and may be wrong today. Look for the date on everything you read, on this page too.',
    'There are three intakes: Fall (September), Winter (January) and Summer (May). Every college and university has its own exact intake dates, and many programmes open in only one or two of the three.',
  ],
  intakes: [
    { id: 'fall', name: 'Fall', months: [9] },
    { id: 'winter', name: 'Winter', months: [1] },
    { id: 'summer', name: 'Summer', months: [5] },
  ],
  process: {
    lead: 'Two offices decide: the school on your place, and the immigration department on your permit. Each asks for papers of its own.',
    plan: [
      {
        id: 'choose-the-programme-then',
        title: 'Choose the programme, then the place',
        when: [14, 11],
        text: 'See whether the school is a DLI. If you hope to work afterwards, see also whether the programme can lead to a PGWP. Then take the English or French test.',
      },
      {
        id: 'apply-to-each-dli',
        title: 'Apply to each DLI',
        when: [11, 8],
        text: 'Follow the admissions page of each school. In Ontario, universities share one form for bachelor’s courses. Programmes can close as soon as they are full.',
      },
      {
        id: 'accept-and-get-the',
        title: 'Accept, and get the attestation letter',
        when: [8, 6],
        text: 'Find out in writing what comes back to you if the permit is refused, and only then pay the deposit. The school or the province gives you the PAL/TAL. For a school in Québec, you need a [CAQ](Certificat d’acceptation du Québec) in its place.',
      },
      {
        id: 'apply-for-the-study',
        title: 'Apply for the study permit',
        when: [6, 4],
        text: 'You apply online. The officer knows only what you upload, so make it easy to follow.',
        limit: {
          text: 'An application that needs a PAL/TAL and comes without one is returned.',
          source: attestation,
        },
      },
      {
        id: 'give-biometrics',
        title: 'Give biometrics',
        when: [5, 3],
        text: 'Wait for the instruction letter, then book the visit where your fingerprints and photo are taken. A medical examination is done by a doctor on the official panel list.',
      },
      {
        id: 'send-your-passport',
        title: 'Send your passport',
        when: [2, 1],
        text: 'After approval you get a letter of introduction. Indian citizens also need an entry visa in the passport. Until you hold it, buy no ticket that cannot be refunded.',
      },
      {
        id: 'land-and-receive-the',
        title: 'Land and receive the permit',
        when: [1, 0],
        text: 'The permit itself is issued at the airport. Read every date on it before you leave the counter.',
      },
    ],
    documents: [
      {
        id: 'mark-sheets-and-degree',
        name: 'Mark sheets and degree papers',
        why: 'The school checks that you qualify',
        commonMistake:
          'The school wants them straight from your university, and they are asked for too late',
      },
      {
        id: 'language-result',
        name: 'Language result',
        why: 'For admission, and again later for the PGWP',
        commonMistake: 'A test type that the PGWP does not accept',
      },
      {
        id: 'statement-of-purpose-and',
        name: 'Statement of purpose and résumé',
        why: 'Show how the programme follows from your studies',
        commonMistake: 'A diploma after a degree, with no reason given',
      },
      {
        id: 'references',
        name: 'References',
        why: 'A teacher or employer confirms what you say',
        commonMistake: 'The person was never told that a letter is expected',
      },
    ],
    questions: [
      {
        id: 'does-every-course-lead',
        question: 'Does every course lead to a PGWP?',
        answer:
          'No. It is not enough that the school is a DLI. For example, a public college’s course that a private partner teaches under licence does not count. Ask the school, and read the official list of conditions.',
        source: {
          text: 'Who can get a PGWP, Government of Canada',
          href: `${services}/study-canada/work/after-graduation/eligibility.html`,
        },
      },
      {
        id: 'who-may-advise-me',
        question: 'Who may advise me for a fee?',
        answer:
          'On the permit, only a lawyer, a Québec notary, an [RCIC](Regulated Canadian Immigration Consultant), or someone supervised by one of them. Ask for the licence, and look the name up in the public register.',
        source: {
          text: 'Representatives, Government of Canada',
          href: `${services}/immigration-citizenship-representative.html`,
        },
      },
    ],
  },
  afterOffer: {
    lead: 'A stranger will read this folder once. Each paper should agree with the one before it.',
    documents: [
      {
        id: 'letter-of-acceptance',
        name: 'Letter of acceptance',
        why: 'The immigration department checks each one with the school',
        commonMistake: 'Still conditional, or your start was moved and there is no new letter',
      },
      {
        id: 'pal-tal',
        name: 'PAL/TAL',
        why: 'Gives you a place in the province’s share',
        commonMistake: 'From the wrong province, or expired',
      },
      {
        id: 'caq-for-qu-bec',
        name: 'CAQ, for Québec only',
        why: 'Stands in for the PAL/TAL there',
        commonMistake: 'Applied for after the permit form',
      },
      {
        id: 'proof-of-funds',
        name: 'Proof of funds',
        why: 'Tuition, living costs and travel; a [GIC](Guaranteed Investment Certificate) is one way',
        commonMistake: 'One large deposit that nothing explains',
      },
      {
        id: 'letter-of-explanation',
        name: 'Letter of explanation',
        why: 'Says why you chose this programme, and explains gaps and refusals',
        commonMistake: 'Copied from somebody else',
      },
      {
        id: 'medical-examination-and-biometrics',
        name: 'Medical examination and biometrics',
        why: 'Normally asked of students from India who stay longer than 6 months',
        commonMistake: 'The doctor is not on the panel list',
      },
    ],
    rules: [
      {
        term: 'Designated learning institutions',
        detail: 'Look up your school by its full name and campus.',
        source: {
          text: 'DLI list, Government of Canada',
          href: `${services}/study-canada/study-permit/prepare/designated-learning-institutions-list.html`,
        },
      },
      {
        term: 'PAL/TAL',
        detail:
          'Since 22 January 2024 most applicants need such a letter. Master’s and doctoral students at public DLIs have been exempt since 1 January 2026. Each letter has its own expiry date and belongs to one year’s share. If you apply from 1 January 2027, read the new instructions.',
        source: attestation,
      },
      {
        term: 'PGWP',
        detail:
          'It lasts 8 months to 3 years, subject to eligibility. You need a language result; the level depends on your kind of school. Programmes that do not give a degree must be in a listed field if the study permit was applied for on or after 1 November 2024. Apply within 180 days of the school’s written confirmation that you have finished.',
        source: {
          text: 'Work after you graduate, Government of Canada',
          href: `${services}/study-canada/work/after-graduation/about.html`,
        },
      },
    ],
    questions: [
      {
        id: 'do-i-still-need',
        question: 'Do I still need a GIC?',
        answer:
          'No, it is one choice, beside bank statements or a loan. It was a condition of the Student Direct Stream, which closed on 8 November 2024.',
        source: {
          text: 'Documents for a study permit, Government of Canada',
          href: `${services}/study-canada/study-permit/get-documents.html`,
        },
      },
      {
        id: 'can-my-wife-or',
        question: 'Can my wife or husband work there?',
        answer:
          'With an open work permit, yes. Since 21 January 2025 it is given only if your own course is a master’s of 16 months or more, a doctorate, or a listed professional programme.',
        source: {
          text: 'Help your spouse work in Canada, Government of Canada',
          href: `${services}/study-canada/work/help-your-spouse-common-law-partner-work-canada.html`,
        },
      },
      {
        id: 'what-if-the-permit',
        question: 'What if the permit is refused?',
        answer:
          'You can apply again, with what was missing. First ask for the officer’s notes, which show the reasons. The Federal Court can review a refusal, but the time to ask is short.',
        source: {
          text: 'Study permit, Government of Canada',
          href: `${services}/study-canada/study-permit.html`,
        },
      },
      {
        id: 'who-insures-me',
        question: 'Who insures me?',
        answer:
          'It depends on the province: in some you join its health plan, in others the school’s. The school can say which, from which day, and what you must sign.',
      },
      {
        id: 'can-i-change-college',
        question: 'Can I change college after I arrive?',
        answer:
          'Since 8 November 2024 you need a new study permit to move to another DLI. So choose as if you could not move.',
        source: {
          text: 'Changing schools, Government of Canada',
          href: `${services}/study-canada/change-schools.html`,
        },
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'You can choose between universities, with more theory and research, and colleges, whose diplomas are closer to a particular job. If you like making and fixing things, a college programme may suit you more.',
      'With a start in September, January or May, you need not lose a year if a test or a result comes late.',
      'With a PGWP you may stay and work for 8 months to 3 years, if you and your programme are eligible. What you learn in that job is useful at home too.',
    ],
    limit:
      'The rules on work have changed often, and may change again before you finish. Choose a programme that you would want even without the PGWP.',
    questions: [
      {
        id: 'may-i-work-while',
        question: 'May I work while I study?',
        answer:
          'Off campus, up to 24 hours a week in session and full time in scheduled breaks. You may not start before your programme does.',
        source: {
          text: 'Work off campus, Government of Canada',
          href: `${services}/study-canada/work/work-off-campus.html`,
        },
      },
    ],
  },
  howWeHelp: [
    'We help with the admission: which programmes in Canada suit your marks, what each school asks for, and whether your form is complete. You see the official page beside our notes.',
    'We also help you organise your papers, so that nothing on the official list is missing. Advice on the study permit itself, for a fee, belongs to the licensed people named above. If you know only a rough direction, such as health or computers, that is enough for a first talk.',
  ],
  changes: [],
  lastReviewed: '2026-11-21',
};
