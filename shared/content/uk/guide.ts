import { defineGuide } from '../define-guide.ts';
import type { ExternalLink } from '../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, GOV.UK',
  href: 'https://www.gov.uk/student-visa',
};
const funds: ExternalLink = {
  text: 'Financial evidence for students, GOV.UK',
  href: 'https://www.gov.uk/guidance/financial-evidence-for-student-and-child-student-route-applicants',
};
const graduateVisa: ExternalLink = {
  text: 'Graduate visa, GOV.UK',
  href: 'https://www.gov.uk/graduate-visa',
};

const family: ExternalLink = {
  text: 'Family members, GOV.UK',
  href: 'https://www.gov.uk/student-visa/family-members',
};

const ucasDates: ExternalLink = {
  text: 'Dates, UCAS',
  href: 'https://www.ucas.com/applying/applying-to-university/dates-and-deadlines-for-uni-applications',
};

export const guide = defineGuide({
  description:
    'Study in the UK from India: UCAS or a direct application, September and January month by month, the CAS, the Student and Graduate visas.',
  intro: [
    'The UK suits you if you already know your subject: you study it from the first week. Choose the course first, the city second.',
    'Some courses, mostly master’s, also start in January; each university sets its own exact intake dates.',
  ],
  limit:
    'If you begin a bachelor’s or master’s in 2027 or later, count on no more than 18 months on a Graduate visa. Your seniors may still tell you 2 years.',
  intakes: [
    { id: 'september', name: 'September', months: [9] },
    { id: 'january', name: 'January', months: [1] },
  ],
  process: {
    plan: [
      {
        id: 'choose-courses',
        title: 'Choose your courses',
        when: { september: [16, 12], january: [16, 8] },
        text: 'Read the course pages: what you will study, which marks and English score. Book your English test. No passport yet? Apply for one first, with your name as in class 10. For a master’s, PhD, MEng, MSci or MPhys in science or engineering, ask whether the course needs [ATAS](Academic Technology Approval Scheme).',
      },
      {
        id: 'admission-test',
        level: 'bachelor',
        title: 'Book an admission test, if your course has one',
        when: { september: [15, 12] },
        text: 'Medicine, dentistry, law, Oxford and Cambridge often ask for one, and booking closes early: check the course page early.',
        deadlines: [
          {
            scope: 'booking most tests',
            intake: 'september',
            days: {},
            usually: { part: 'mid-', from: '09-08', until: '09-15', yearsBefore: 1 },
            publisher: 'the test’s own site',
            afterwards: 'look today for tests with later dates',
            source: {
              text: 'Dates, UCAT',
              href: 'https://www.ucat.ac.uk/about-ucat/ucat-test-dates/',
            },
          },
        ],
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply for a place',
        options: [
          {
            id: 'apply-ucas',
            level: 'bachelor',
            title: 'Apply for a bachelor’s through UCAS',
            when: { september: [12, 8] },
            text: 'One form names up to five courses (four in medicine, dentistry and veterinary science). UCAS takes it from early September, only with your school’s reference. Most courses treat all applications that come by the January date equally; later ones may be refused. After 30 June you apply through Clearing, for the places that are left: ask the university first by when money, CAS and visa must be ready.',
            deadlines: [
              {
                scope: 'most courses',
                intake: 'september',
                days: { 2027: '2027-01-13' },
                // Usually the second Wednesday.
                usually: {
                  part: 'between 8 and 14 ',
                  from: '01-08',
                  until: '01-14',
                  yearsBefore: 0,
                },
                publisher: 'UCAS',
                closes: { time: '18:00', zone: 'Europe/London' },
                source: ucasDates,
              },
              {
                scope: 'late applications',
                intake: 'september',
                days: { 2027: '2027-06-30' },
                usually: { part: '30 ', until: '06-30', yearsBefore: 0 },
                publisher: 'UCAS',
                closes: { time: '18:00', zone: 'Europe/London' },
                afterwards: 'ask each university today for a place in Clearing',
                source: ucasDates,
              },
            ],
            requirements: [
              {
                text: 'For Oxford, Cambridge and most courses in medicine, dentistry and veterinary science the last date is 15 October of the year before classes begin.',
                source: ucasDates,
              },
            ],
          },
          {
            id: 'apply-university',
            level: 'master',
            title: 'Apply directly for a master’s or PhD',
            when: { september: [12, 3], january: [7, 3] },
            text: [
              'Send your mark sheets, references and an [SOP](statement of purpose) written for that one course. Many courses close when they are full.',
              {
                january:
                  'Not every course starts in January: check first. Late? Ask first: is there a place, and by when must money and visa be ready?',
                september:
                  'Some still take applications in July. Ask first: is there a place, and by when must money, CAS and visa be ready?',
              },
            ],
            requirements: [
              {
                intake: 'september',
                text: 'Oxford, Cambridge and many scholarships close early, some from October on.',
                source: {
                  text: 'When to apply, University of Oxford',
                  href: 'https://www.ox.ac.uk/admissions/graduate/applying-to-oxford/application-guide/starting-your-application',
                },
              },
            ],
          },
        ],
      },
      {
        id: 'reply-to-offers',
        title: 'Reply to your offers',
        options: [
          {
            id: 'reply-ucas',
            level: 'bachelor',
            title: 'Reply to bachelor’s offers in UCAS',
            when: { september: [5, 3] },
            text: 'When all five have decided, choose one as your first choice (“firm”) and one as your reserve (“insurance”) in your UCAS account, by the date shown there; it is later if a decision came late. Without a reply UCAS declines them all. If your offer asks for ATAS, apply for it that week.',
            deadlines: [
              {
                intake: 'september',
                days: {},
                usually: { part: 'early ', from: '06-01', until: '06-07', yearsBefore: 0 },
                publisher: 'UCAS',
                afterwards: 'open your UCAS account today',
                source: ucasDates,
              },
            ],
          },
          {
            id: 'reply-university',
            level: 'master',
            title: 'Reply to master’s or PhD offers',
            withParents: true,
            when: { september: [9, 2], january: [6, 3] },
            text: 'Each university takes its own time to decide: reply, and pay the deposit, by the date in its letter. If your offer asks for ATAS, apply for it that week: without it there is no CAS.',
          },
        ],
      },
      {
        id: 'prepare-funds',
        title: 'Prepare proof of funds, take the tuberculosis test',
        withParents: true,
        when: { september: [5, 1], january: [5, 2] },
        text: 'Many universities want the bank documents, and an interview, before the CAS: by then the money must have been in the account for 28 days, so start a week earlier still. Before you move savings, read the rule on proof of funds on our page. Ask the bank for the sanction letter, and book the tuberculosis test.',
      },
      {
        id: 'meet-conditions',
        title: 'Meet the conditions of your offer',
        withParents: true,
        when: [4, 1],
        text: 'Send what your offer letter still asks for, such as final marks, and keep the reply. Pay the deposit, if any. The university then issues your CAS, the number for your visa application. Apply for accommodation the week you accept.',
      },
      {
        id: 'apply-visa',
        title: 'Apply for the Student visa',
        when: [3, 1],
        text: 'Fill in the form online, prove who you are and upload your documents.',
        requirements: [
          {
            text: 'You can apply from 6 months before the course starts.',
            source: studentVisa,
          },
        ],
      },
      {
        id: 'fly',
        title: 'Travel to the UK',
        when: [0, 0],
        text: 'Check every detail of your eVisa before you fly. Do not pay a private landlord for a room that nobody you trust has seen.',
        requirements: [
          {
            text: 'You may arrive from 1 month before the course starts, but not before your visa begins. If the course lasts 6 months or less, it is 1 week.',
            source: studentVisa,
          },
          {
            text: 'Do not arrive after the last date of arrival that your university gives you with the CAS.',
          },
        ],
      },
    ],
    arrival: 'Look at the last date of arrival that your university gives you with the CAS.',
    documents: [
      {
        id: 'ucas-statement',
        level: 'bachelor',
        name: 'UCAS personal statement',
        why: 'It answers three questions',
        commonMistake: 'You name one university, but all five read it. Or you copy: UCAS checks',
      },
      {
        id: 'sop',
        level: 'master',
        name: 'SOP',
        why: 'Why this course, after what you did before',
      },
      {
        id: 'lor',
        name: '[LOR](letter of recommendation)',
        why: 'Part of the UCAS form; for a master’s as many as the course page says',
        commonMistake: 'Your school is new to UCAS and you ask only in January',
      },
      {
        id: 'mark-sheets',
        name: 'Mark sheets and degree certificate',
        why: 'Every semester, backlogs included',
        commonMistake: 'You send provisional marks, and never the final ones',
      },
      {
        id: 'english-test',
        name: 'English test report',
        commonMistake: 'You book the wrong version: see the question below',
      },
    ],
    questions: [
      {
        id: 'which-english-test',
        question: 'Which English test should I book?',
        answer:
          'Ask the university. For a degree it may accept the Academic [IELTS](International English Language Testing System) or another test. Below degree level the visa normally asks for a Secure English Language Test, such as IELTS for [UKVI](UK Visas and Immigration).',
        source: {
          text: 'Knowledge of English, GOV.UK',
          href: 'https://www.gov.uk/student-visa/knowledge-of-english',
        },
      },
    ],
  },
  afterOffer: {
    lead: 'Names, dates and amounts must match in every document.',
    documents: [
      {
        id: 'bank-statements',
        name: 'Bank statements',

        commonMistake: 'The balance falls too low for one day, or the account is an uncle’s',
      },
      {
        id: 'parents-consent',
        name: 'Parents’ letter and your birth certificate',
        why: 'For money in your parents’ account',
        commonMistake: 'No proof that they are your parents, or no English translation',
      },
      {
        id: 'loan-sanction',
        name: 'Loan sanction letter',
        why: 'The bank’s approval of an education loan: from a regulated lender, in your name (not your parents’), at most 6 months old when you apply',
        commonMistake: 'A condition is still open, other than the visa',
      },
      { id: 'passport', name: 'Passport' },
      {
        id: 'cas',
        name: 'CAS number',

        commonMistake: 'A detail differs from your passport, or the course has begun',
      },
      {
        id: 'tuberculosis-certificate',
        name: 'Tuberculosis certificate',
        why: 'For a stay of more than 6 months',
        commonMistake: 'The clinic is not on the approved list',
      },
      {
        id: 'atas',
        name: 'ATAS certificate',
        why: 'For some subjects in science and engineering',
        commonMistake: 'You ask for it only after the CAS, and lose weeks',
      },
      {
        id: 'under-18',
        name: 'Parents’ consent to the visa, if you are under 18',
        why: 'With their contact details',
      },
    ],
    rules: [
      {
        term: 'Proof of funds',
        detail:
          'Savings must stay in the account for 28 days in a row, the last of them at most 31 days before you apply. An accepted education loan or official sponsorship does not need the 28 days. The account may be yours, a parent’s or legal guardian’s, or that of a husband or wife who is in the UK or applies with you. An uncle’s or grandparent’s does not count.',
        source: funds,
      },
      {
        term: 'Licensed sponsors',
        detail:
          'Only a university or college on the register can support a Student visa. Look before you pay.',
        source: {
          text: 'Register of sponsors, GOV.UK',
          href: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
        },
      },
      {
        term: 'Student visa via CAS',
        detail: 'Use the CAS within 6 months of its issue.',
        source: studentVisa,
      },
      {
        term: 'Tuberculosis test',
        detail:
          'Applicants from India need a certificate from an approved clinic. It is valid for 6 months.',
        source: { text: 'Tuberculosis tests, GOV.UK', href: 'https://www.gov.uk/tb-test-visa' },
      },
      {
        term: 'Approval for some subjects',
        detail: 'Before you accept an offer, see whether your course needs ATAS.',
        source: {
          text: 'ATAS, GOV.UK',
          href: 'https://www.gov.uk/guidance/academic-technology-approval-scheme',
        },
      },
      {
        term: 'Graduate visa',
        detail:
          '2 years if you apply on or before 31 December 2026, 18 months if you apply from 1 January 2027, 3 years after a PhD, subject to eligibility. Apply in the UK, before your Student visa ends and after the university has reported that you finished. It cannot be extended.',
        source: graduateVisa,
      },
    ],
    questions: [
      {
        id: 'fixed-deposit',
        question: 'Does a fixed deposit count?',
        answer:
          'Only if you can take the money out at any time, and after the same 28 days. The bank’s letter must say both.',
        source: {
          text: 'Appendix Finance, GOV.UK',
          href: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-finance',
        },
      },
      {
        id: 'interview',
        question: 'Will I be interviewed?',
        answer:
          'Perhaps twice: by the university and a visa officer. Why this course and university, who pays, what about a gap year? Answer in your own words.',
        source: studentVisa,
      },
      {
        id: 'decision-time',
        question: 'How long does a decision take?',
        answer: 'GOV.UK gives the usual time, counted from the day you prove who you are.',
        source: {
          text: 'Decision times, GOV.UK',
          href: 'https://www.gov.uk/guidance/visa-processing-times-applications-outside-the-uk',
        },
      },
      {
        id: 'evisa',
        question: 'Will I get a sticker in my passport?',
        answer:
          'No: since 15 July 2025 you get an eVisa, an online record. Make a UKVI account and link your passport to it.',
        source: { text: 'eVisa, GOV.UK', href: 'https://www.gov.uk/evisa' },
      },
      {
        id: 'health-cover',
        question: 'What if I fall ill in the UK?',
        answer:
          'The Immigration Health Surcharge, paid with the visa form, lets you use the doctors and hospitals of the [NHS](National Health Service).',
        source: {
          text: 'Health surcharge, GOV.UK',
          href: 'https://www.gov.uk/healthcare-immigration-application',
        },
      },
      {
        id: 'visa-refused',
        question: 'What if the visa is refused?',
        answer:
          'If the officer made a mistake, ask from outside the UK within 28 days from the decision for an administrative review: the case is checked again. If not, apply again with a new CAS.',
        source: {
          text: 'Administrative review, GOV.UK',
          href: 'https://www.gov.uk/ask-for-a-visa-administrative-review',
        },
      },
      {
        id: 'refund',
        question: 'What do we get back if the visa is refused?',
        answer:
          'The health surcharge, but not the visa fee. For the deposit ask the university by email first.',
        source: {
          text: 'Health surcharge refunds, GOV.UK',
          href: 'https://www.gov.uk/healthcare-immigration-application/refunds',
        },
      },
      {
        id: 'family',
        question: 'Can my husband, wife or children come with me?',
        answer:
          'Only with a PhD, another research-based higher degree, or a government-sponsored course of more than 6 months; not with a taught master’s.',
        source: family,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'A taught master’s is often shorter than one in India: less time away from home and from a salary. Do you want a government job or a PhD in India later? First ask there whether a one-year master’s counts: [a one-year master’s in India](page:home#one-year-masters).',
      'You spend your days on the subject you love.',
    ],
    questions: [
      {
        id: 'work-hours',
        question: 'How many hours may I work while I study?',
        answer:
          'In term 20 hours a week for a degree course and 10 below degree level; outside term, full time. You may not be self-employed. Your visa states your own limit.',
        source: studentVisa,
      },
      {
        id: 'change-university',
        question: 'Can I change to another university or to a work visa?',
        answer:
          'For a new university you normally need a new visa. You can change to a work visa only after the course, or after 24 months of a doctorate.',
        source: studentVisa,
      },
      {
        id: 'work-visa',
        question: 'What comes after the Graduate visa?',
        answer:
          'For a Skilled Worker visa an approved employer must first offer you a job that meets the rules. Nobody can promise it: do not take a loan on it.',
        source: {
          text: 'Skilled Worker visa, GOV.UK',
          href: 'https://www.gov.uk/skilled-worker-visa',
        },
      },
    ],
  },
  howWeHelp: [
    'We choose courses in the UK with you and comment on your personal statement or SOP, which stays your own work. We check your offer letter, CAS and visa documents with you. The UK government decides.',
  ],
  changes: [
    {
      date: '2025-10-14',
      title: 'A shorter Graduate visa',
      text: 'From 1 January 2027 the Graduate visa lasts 18 months, not 2 years; after a PhD it stays 3.',
      source: {
        text: 'Statement of changes, GOV.UK',
        href: 'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-1333-14-october-2025',
      },
    },
  ],
  written: '2026-11-23',
});
