import { defineGuide } from '../define-guide.ts';
import type { ExternalLink } from '../types.ts';

const study: ExternalLink = {
  text: 'Coming to study in Ireland, ISD',
  href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
};
const visaOffice: ExternalLink = {
  text: 'Embassy in New Delhi, ireland.ie',
  href: 'https://www.ireland.ie/en/india/newdelhi/',
};
const cao: ExternalLink = {
  text: 'Handbook, CAO',
  href: 'https://www2.cao.ie/handbook/handbook2027/hb.pdf',
};
const graduateProgramme: ExternalLink = {
  text: 'Third Level Graduate Programme, ISD',
  href: 'https://www.irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme/',
};
const eligible: ExternalLink = {
  text: 'Eligible programmes, ISD',
  href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/what-are-my-study-options/interim-list-of-eligible-programmes-ilep/',
};

export const guide = defineGuide({
  description:
    'Study in Ireland from India: CAO or direct application, September and January month by month, the study visa through ISD, and Stamp 1G afterwards.',
  intro: [
    'Ireland suits you if you want to study in English in the European Union (EU). It is a country of its own, with its own visa: what you hear about the UK does not apply there.',
    'January is mainly for some postgraduate courses. Each university sets its own exact intake dates.',
  ],
  limit:
    'Rooms are hard to find, most of all in Dublin: on a tight budget, look at other cities first.',
  intakes: [
    { id: 'september', name: 'September', months: [9] },
    { id: 'january', name: 'January', months: [1], sometimes: 'bachelor' },
  ],
  process: {
    plan: [
      {
        id: 'choose-course',
        title: 'Choose a course and note its level number',
        withParents: true,
        when: [12, 10],
        text: 'An honours bachelor’s degree is level 8, a master’s is level 9. Look for the course on the official lists of eligible programmes, and book the English test. No passport yet? Apply for one first, with your name as in class 10. For the visa your bank statements must cover 6 months: put the account in order early.',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply for a place',
        options: [
          {
            id: 'apply-college',
            title: 'Apply directly to the university or college',
            when: { september: [10, 2], january: [9, 3] },
            text: [
              'The usual route for students from outside the EU; ask its international office. Many courses close when they are full.',
              {
                january:
                  'In January few bachelor’s courses start: ask first. Late? Ask first: is there a place, and by when must money and visa be ready?',
                september:
                  'Applying in June or July? Ask first: is there a place, and by when must fee and visa be ready?',
              },
            ],
            deadlines: [
              {
                scope: 'remaining places',
                intake: 'september',
                days: {},
                usually: {
                  part: 'between 1 and 15 ',
                  from: '07-01',
                  until: '07-15',
                  yearsBefore: 0,
                },
                publisher: 'each university or college',
              },
            ],
            requirements: [
              {
                intake: 'september',
                text: 'For a bachelor’s in medicine at some universities the last date is 1 February.',
                source: {
                  text: 'How to apply, tcd.ie',
                  href: 'https://www.tcd.ie/study/apply/making-an-application/undergraduate',
                },
              },
              {
                intake: 'september',
                text: 'Each year UCD usually closes bachelor’s applications on 15 July, and each master’s when it is full; DCU closes both on 1 July.',
                source: {
                  text: 'How to apply to DCU',
                  href: 'https://www.dcu.ie/international/how-apply-dcu',
                },
              },
            ],
          },
          {
            id: 'apply-cao',
            level: 'bachelor',
            title: 'Apply for a bachelor’s through the CAO, if the Irish college asks for it',
            when: { september: [10, 8] },
            text: 'One application to this central office covers several universities and colleges. Late applications: early March to 1 May, but not for every course.',
            deadlines: [
              {
                intake: 'september',
                days: { 2027: '2027-02-01' },
                usually: { part: '1 ', until: '02-01', yearsBefore: 0 },
                publisher: 'cao.ie',
                closes: { time: '17:00', zone: 'Europe/Dublin' },
                source: cao,
              },
              {
                scope: 'late applications',
                intake: 'september',
                days: { 2027: '2027-05-01' },
                usually: { part: '1 ', until: '05-01', yearsBefore: 0 },
                publisher: 'cao.ie',
                closes: { time: '17:00', zone: 'Europe/Dublin' },
                afterwards: 'ask each university or college today',
                source: cao,
              },
            ],
          },
        ],
      },
      {
        id: 'accept-offer',
        title: 'Accept an offer',
        options: [
          {
            id: 'accept-college',
            title: 'Accept the offer and pay the fee',
            withParents: true,
            when: [8, 2],
            text: 'Reply by the date in the offer letter. Before you pay, read its conditions, and what you get back if the visa is refused. Keep the proof of transfer and the receipt. Apply for accommodation the week you accept, and never pay for one that you know only from messages.',
          },
          {
            id: 'accept-cao',
            level: 'bachelor',
            title: 'Reply to a bachelor’s offer from the CAO',
            when: { september: [3, 2] },
            text: 'Offers for people who need a visa usually come in early July, and the last date to reply is often only days later: open your CAO account every day. Without a reply the offer lapses.',
            deadlines: [
              {
                intake: 'september',
                days: {},
                usually: {
                  part: 'between 1 and 15 ',
                  from: '07-01',
                  until: '07-15',
                  yearsBefore: 0,
                },
                publisher: 'cao.ie',
                afterwards: 'open your CAO account today',
              },
            ],
          },
        ],
      },
      {
        id: 'collect-documents',
        title: 'Prepare your visa documents',
        withParents: true,
        when: [5, 2],
        text: 'Ask the bank for the sanction letter of your education loan. Have everything ready before the day on which you may apply.',
      },
      {
        id: 'apply-visa',
        title: 'Apply for the study visa',
        when: [3, 1],
        text: 'Indian citizens need one. Fill in the form in [AVATS](the online visa system), print the summary and sign it. Book a visit to the Irish visa application centre and hand in your documents yourself. Ask the visa centre whether it accepts a conditional offer.',
        requirements: [
          {
            text: 'Apply no earlier than 3 months before you travel.',
            source: study,
          },
          {
            text: 'Apply as soon as the 3 months begin. Many need 8 weeks; less than 3 weeks before the course the application may come back.',
            source: visaOffice,
          },
        ],
      },
      {
        id: 'fly',
        title: 'Travel to Ireland and register with immigration',
        when: [1, 0],
        text: 'After you arrive, register with immigration. Your permission to study is called Stamp 2.',
        requirements: [
          {
            text: 'Register within 90 days of arriving.',
            source: {
              text: 'Registering your permission, ISD',
              href: 'https://www.irishimmigration.ie/registering-your-immigration-permission/',
            },
          },
          {
            text: 'Do not arrive after the last date of arrival in your offer letter.',
          },
        ],
      },
    ],
    arrival: 'Look at the last date of arrival in your offer letter.',
    documents: [
      {
        id: 'mark-sheets',
        name: 'Mark sheets or transcript',
        why: 'A mark sheet shows one semester or year; a transcript from your university lists them all. The university or college says which it wants',
        commonMistake: 'A semester with a backlog is left out',
      },
      {
        id: 'english-test',
        name: 'English test report',

        commonMistake: 'You take a test that this university or college does not accept',
      },
      {
        id: 'sop',
        name: '[SOP](statement of purpose)',
        why: 'Some universities call it a personal statement',
      },
      {
        id: 'lor',
        name: 'Two [LORs](letters of recommendation)',
        why: 'Most master’s courses ask for them',
        commonMistake: 'The letters do not say what you studied and when',
      },
    ],
    questions: [
      {
        id: 'cao-or-direct',
        question: 'Should I use the CAO and also apply directly?',
        answer:
          'Not for the same course. Ask the university or college by email which form it wants, and keep the reply.',
      },
      {
        id: 'nurse',
        question: 'I am a nurse and want to work in Ireland, not study. Is this page for me?',
        answer:
          'No, that is a different process: first ask the [NMBI](Nursing and Midwifery Board of Ireland) whether it registers you with your Indian diploma. For other professions see [professions that need a licence](page:home#licensed-professions).',
        source: {
          text: 'Qualified outside the EU, NMBI',
          href: 'https://www.nmbi.ie/Registration/Qualified-outside-the-EU',
        },
      },
    ],
  },
  afterOffer: {
    lead: 'A visa officer decides from your documents. They must be complete and agree.',
    documents: [
      {
        id: 'bank-statements',
        name: 'Bank statements for 6 months',

        commonMistake:
          'A large sum comes in at the end and nothing explains it, or the passbook has no bank stamp',
      },
      {
        id: 'loan-sanction',
        name: 'Loan sanction letter',
        why: 'The bank’s approval of an education loan for these studies',
        commonMistake:
          'It does not name you, the lender and the amount, or its conditions are not met yet',
      },
      {
        id: 'avats-summary',
        name: 'AVATS summary, signed',
        why: 'Without the signed summary the online form does not count',
      },
      {
        id: 'passport',
        name: 'Passport',
        why: 'Valid for at least 12 months after you arrive; with copies of older passports',
      },
      {
        id: 'application-letter',
        name: 'Application letter',
        why: 'Why this course in Ireland, and what you did in a gap year',
        commonMistake: 'Copied from somebody else',
      },
      { id: 'certificates', name: 'Certificates and mark sheets' },
      {
        id: 'english-result',
        name: 'English result',
        why: 'Not older than 2 years on the day the course starts',
      },
      {
        id: 'letter-of-acceptance',
        name: 'Letter of acceptance (offer letter)',
        why: 'Shows a full-time course, its level, dates and fee',
        commonMistake: 'The course is on no list of eligible programmes',
      },
      {
        id: 'fee-receipt',
        name: 'Proof that the fee is paid',
        why: 'A copy of the transfer with the receipt of the university or college, or that of an approved payment service',
        commonMistake: 'You pay in cash, or have only an agent’s receipt',
      },
      {
        id: 'insurance',
        name: 'Private medical insurance',
        why: 'You need it for the visa, and again when you register',
        commonMistake: 'A travel policy that covers too little',
      },
      {
        id: 'history-letter',
        name: 'Letter about earlier refusals',
        why: 'Lists every visa refusal by any country',
        commonMistake:
          'You leave one out: the officer can treat this as deception and bar later applications',
      },
    ],
    rules: [
      {
        term: 'Study visa',
        detail: 'ISD decides on visas and lists the documents for students: read its list first.',
        source: study,
      },
      {
        term: 'Fingerprints',
        detail:
          'If you live in India, you give your fingerprints at an Irish visa application centre each time you apply.',
        source: {
          text: 'Biometrics, ISD',
          href: 'https://www.irishimmigration.ie/biometrics/',
        },
      },
      {
        term: 'Eligible courses',
        detail:
          'Your course must be on the [ILEP](Interim List of Eligible Programmes) or on the list of [TrustEd Ireland](the new official mark for universities and colleges): search both for its exact title.',
        source: eligible,
      },
      {
        term: 'Undergraduate applications',
        detail:
          'CAO for undergraduates. Most applicants from outside the EU apply directly, so ask the university or college first.',
        source: cao,
      },
      {
        term: 'Work after a degree',
        detail:
          '2-year post-study work permission (often called a post-study work visa) for master’s graduates. It is the Third Level Graduate Programme, Stamp 1G: 12 months after level 9 and above, and a further 12 if you show that you are looking for suitable work. After level 8 it is 12 months. Subject to eligibility.',
        source: graduateProgramme,
      },
    ],
    questions: [
      {
        id: 'fee-before-visa',
        question: 'How much of the fee must we pay before the visa?',
        answer: 'At least the amount that ISD gives on its page; if your fee is lower, all of it.',
        source: study,
      },
      {
        id: 'refund',
        question: 'Do we get the fee back if the visa is refused?',
        answer:
          'The university or college should pay it back, less a charge that its refund policy names: read it before you pay. If false documents were sent, it may keep the money.',
        source: study,
      },
      {
        id: 'visa-refused',
        question: 'Can I appeal if the visa is refused?',
        answer:
          'Often: the letter says whether you may. If so, appeal in writing within 2 months, without a fee. Answer each reason and add what was missing. Under 18, a parent appeals for you. After false documents there may be no appeal, and no new visa for up to 5 years.',
        source: {
          text: 'Appeal a negative decision, ISD',
          href: 'https://www.irishimmigration.ie/appeal-a-negative-decision/',
        },
      },
      {
        id: 'family',
        question: 'Can my husband, wife or children come with me?',
        answer:
          'Usually not. The policy of 26 November 2025 names who may bring family, and students are not among them. Each of them would have to apply in their own right. Doctoral students: ask ISD.',
        source: {
          text: 'Joining family in Ireland, ISD',
          href: 'https://www.irishimmigration.ie/coming-to-join-family-in-ireland/',
        },
      },
      {
        id: 'entry',
        question: 'Can I be stopped at the airport although I have the visa?',
        answer:
          'Yes, the officer there decides. Carry your letter of acceptance, receipts and insurance in your hand luggage.',
        source: study,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'The level of your course tells you how long eligible graduates may apply to stay and work. Compare it before you pay.',
      'Some courses, for example in computing or pharmacy, include a placement in a company.',
    ],
    questions: [
      {
        id: 'work-hours',
        question: 'How many hours may I work while I study?',
        answer:
          'With Stamp 2, 20 hours a week. From June to September, and from 15 December to 15 January, it is 40.',
        source: study,
      },
      {
        id: 'level-8',
        question: 'Is a one-year course at level 8 as good as a master’s?',
        answer: 'No. Only level 9 and above can lead to the second year of Stamp 1G.',
        source: graduateProgramme,
      },
      {
        id: 'after-study',
        question: 'When do I apply for Stamp 1G, and can I have it twice?',
        answer:
          'Apply within 6 months of your results, while your Stamp 2 is still valid. You can have it a second time only after a higher award.',
        source: graduateProgramme,
      },
      {
        id: 'work-visa',
        question: 'What comes after Stamp 1G?',
        answer:
          'An employment permit, for which an employer must first offer you a job that meets the rules. Nobody can promise it: do not take a loan on it.',
        source: {
          text: 'Employment permits, enterprise.gov.ie',
          href: 'https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/',
        },
      },
    ],
  },
  howWeHelp: [
    'We ask each university which form it wants, choose courses with you, look at the level of each, and comment on your SOP. It stays your own work.',
    'For the visa we put your documents in the order ISD asks for, and ask what a visa officer might ask. ISD decides.',
  ],
  changes: [
    {
      date: '2025-11-26',
      title: 'Who may bring family',
      text: 'A new policy names who may bring family to Ireland. Students are not among them.',
      source: {
        text: 'Answer of the Minister of State, Houses of the Oireachtas',
        href: 'https://www.oireachtas.ie/en/debates/question/2025-11-27/421/',
      },
    },
    {
      date: '2025-01-13',
      title: 'Registration in Dublin',
      text: 'Wherever you live in Ireland, your first registration is at the office of ISD in Dublin, no longer with the police. You book the appointment online.',
      source: {
        text: 'Transfer of registration, ISD',
        href: 'https://www.irishimmigration.ie/transfer-of-responsibility-for-irish-immigration-residence-permission-for-all-remaining-counties-to-immigration-service-delivery-isd-of-the-department-of-justice/',
      },
    },
  ],
  written: '2026-11-23',
});
