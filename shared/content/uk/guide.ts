import type { DestinationGuide, ExternalLink } from '../types.ts';

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
const eVisa: ExternalLink = { text: 'eVisa, GOV.UK', href: 'https://www.gov.uk/evisa' };
const family: ExternalLink = {
  text: 'Family members, GOV.UK',
  href: 'https://www.gov.uk/student-visa/family-members',
};

export const guide: DestinationGuide = {
  description:
    'Study in the UK from India: UCAS or a direct application, September and January month by month, the CAS, the Student visa and the Graduate visa.',
  intro: [
    'In the UK you apply for one particular course, and nearly everything you study will be that subject. So first decide what you want to learn. The city comes second.',
    'Most courses start in September. Some courses also start in January. Universities set their own exact intake dates, so check the course page.',
  ],
  intakes: [
    { id: 'september', name: 'September', months: [9] },
    { id: 'january', name: 'January', months: [1] },
  ],
  process: {
    lead: 'For a bachelor’s you usually apply through UCAS. For a master’s you apply to each university directly.',
    plan: [
      {
        id: 'choose-courses',
        title: 'Choose your courses',
        when: [16, 12],
        text: 'Read the course pages: what you will study, which marks they ask for from your board or university in India, and which English score. Then book your English test.',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply for a place',
        ways: [
          {
            id: 'apply-ucas',
            title: 'Apply through UCAS for a bachelor’s',
            when: { september: [12, 8] },
            text: 'In one form you name up to five courses, or four in medicine, dentistry and veterinary science. UCAS takes finished forms from early September of the year before. A university may still read a late form, but it does not have to. Forms sent after 30 June go into Clearing, for the places that are left.',
            limits: [
              {
                kind: 'requirement',
                text: 'For Oxford, Cambridge and most medicine, dentistry and veterinary courses: 15 October, 18:00 UK time. For September 2027 that day has passed. For most other courses: the January date that UCAS gives for your year, also 18:00.',
                source: { text: 'UCAS', href: 'https://www.ucas.com' },
              },
            ],
          },
          {
            id: 'apply-university',
            title: 'Apply to each university for a master’s',
            when: { september: [10, 3], january: [7, 3] },
            text: 'Send your mark sheets, your references and an [SOP](statement of purpose) written for that one course. Many courses close when they are full, so do not wait for the last day.',
          },
        ],
      },
      {
        id: 'meet-conditions',
        title: 'Meet the conditions of your offer',
        when: [4, 2],
        text: 'Your offer letter may list what is still missing, for example final marks. Send each document and keep the reply. Pay the deposit if there is one. The university then issues your CAS, the number that your visa form asks for.',
      },
      {
        id: 'prepare-funds',
        title: 'Prepare proof of funds and the tuberculosis test',
        when: [4, 2],
        text: 'Read the rule on proof of funds before anyone in the family moves savings. Ask the bank for the sanction letter of your education loan, which says that it is approved. Book the tuberculosis test at an approved clinic.',
        limits: [
          {
            kind: 'requirement',
            text: 'Before you apply, savings must be in the account for 28 days in a row. An accepted education loan or official sponsorship does not need these 28 days.',
            source: funds,
          },
        ],
      },
      {
        id: 'apply-visa',
        title: 'Apply for the Student visa',
        when: [3, 1],
        text: 'Fill in the form online, prove who you are and upload your documents. Some students are then interviewed.',
        limits: [
          {
            kind: 'not-before',
            before: { months: 6 },
            text: 'From outside the UK you may apply up to 6 months before the course starts, not earlier.',
            source: studentVisa,
          },
        ],
      },
      {
        id: 'fly',
        title: 'Travel to the UK',
        when: [1, 0],
        text: 'Ask the university early for a room. Do not pay a private landlord for a room that nobody you trust has seen.',
        limits: [
          {
            kind: 'not-before',
            text: 'You may arrive up to 1 month before a course of more than 6 months, and up to 1 week before a shorter one.',
            source: studentVisa,
          },
        ],
      },
    ],
    documents: [
      {
        id: 'ucas-statement',
        name: 'UCAS personal statement',
        why: 'For a bachelor’s: three questions, which replaced one long essay from 2026 entry',
        commonMistake:
          'It is written for one university although all five read it, or it is copied: UCAS checks for that',
      },
      {
        id: 'sop',
        name: 'SOP',
        why: 'For a master’s: why this course, at this university, after what you did before',
        commonMistake: 'The same text goes everywhere, with another university’s name left in it',
      },
      {
        id: 'lor',
        name: '[LOR](letter of recommendation)',
        why: 'A teacher’s view of your work. It is part of the UCAS form; for a master’s the course page says how many you need',
        commonMistake: 'Your school is new to UCAS and you ask only in January',
      },
      {
        id: 'mark-sheets',
        name: 'Mark sheets and degree certificate',
        why: 'They show your marks in every semester, backlogs included',
        commonMistake: 'You send provisional marks, and never the final ones',
      },
      {
        id: 'english-test',
        name: 'English test report',
        why: 'The course page says which tests count, and which score',
        commonMistake: 'You book the wrong version: see the question below',
      },
    ],
    questions: [
      {
        id: 'which-english-test',
        question: 'Which English test should I book?',
        answer:
          'Ask the university by email and keep the reply. For a degree course it may assess your English itself, and so accept the Academic [IELTS](International English Language Testing System) or another test. Below degree level, as for a foundation course, the visa normally asks for a Secure English Language Test. IELTS for [UKVI](UK Visas and Immigration) is one.',
        source: {
          text: 'Knowledge of English, GOV.UK',
          href: 'https://www.gov.uk/student-visa/knowledge-of-english',
        },
      },
    ],
  },
  afterOffer: {
    lead: 'A visa officer reads all your documents together. Names, dates and amounts must match in every one.',
    documents: [
      {
        id: 'cas',
        name: 'CAS number',
        why: 'You cannot apply without it',
        commonMistake: 'A detail differs from your passport, or the course has already started',
      },
      {
        id: 'bank-statements',
        name: 'Bank statements',
        why: 'They show the money for fees and living costs',
        commonMistake:
          'The balance falls too low for one day, or the account belongs to an uncle or a grandparent',
      },
      {
        id: 'parents-consent',
        name: 'Parents’ consent letter and your birth certificate',
        why: 'Needed if you use your parents’ account',
        commonMistake: 'No proof that they are your parents, or no English translation',
      },
      {
        id: 'loan-sanction',
        name: 'Loan sanction letter',
        why: 'The bank’s approval of your education loan. It counts if the rules accept this kind of lender',
        commonMistake: 'No date, or conditions that are still open',
      },
      {
        id: 'tuberculosis-certificate',
        name: 'Tuberculosis certificate',
        why: 'Applicants from India need it for a stay of more than 6 months',
        commonMistake: 'The clinic is not on the approved list',
      },
      {
        id: 'atas',
        name: '[ATAS](Academic Technology Approval Scheme) certificate',
        why: 'For some postgraduate subjects in science and engineering',
        commonMistake: 'You ask for it only after the CAS has come, and lose weeks',
      },
    ],
    rules: [
      {
        term: 'Licensed sponsors',
        detail:
          'Only an institution on the official register can support a Student visa. Look for its name before you pay anything.',
        source: {
          text: 'Register of licensed sponsors, GOV.UK',
          href: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
        },
      },
      {
        term: 'Student visa via CAS',
        detail: 'The university gives you the CAS. Use it within 6 months of its issue.',
        source: studentVisa,
      },
      {
        term: 'Proof of funds',
        detail:
          'Savings must stay in the account for 28 days in a row, and the last of these days may be no more than 31 days before you apply. An accepted education loan or official sponsorship does not need the 28 days. The account may be yours, your parents’ or your legal guardian’s. Your husband’s or wife’s counts if they are in the UK or apply with you. An uncle’s or a grandparent’s does not.',
        source: funds,
      },
      {
        term: 'Tuberculosis test',
        detail:
          'India is on the list of countries whose applicants need it. The certificate must come from an approved clinic and is valid for 6 months.',
        source: { text: 'Tuberculosis tests, GOV.UK', href: 'https://www.gov.uk/tb-test-visa' },
      },
      {
        term: 'Approval for some subjects',
        detail: 'Before you accept an offer, see whether your course needs the ATAS certificate.',
        source: {
          text: 'Academic Technology Approval Scheme, GOV.UK',
          href: 'https://www.gov.uk/guidance/academic-technology-approval-scheme',
        },
      },
      {
        term: 'Graduate visa',
        detail:
          '2 years if you apply on or before 31 December 2026, 18 months if you apply from 1 January 2027, 3 years after a PhD, subject to eligibility. Apply while you are in the UK, before your Student visa ends and after the university has reported that you finished. It cannot be extended.',
        source: graduateVisa,
      },
    ],
    questions: [
      {
        id: 'fixed-deposit',
        question: 'Does a fixed deposit count?',
        answer:
          'Only if you can take the money out at any time. The 28 days count here too. Ask the bank to confirm both in its letter.',
        source: {
          text: 'Immigration Rules Appendix Finance, GOV.UK',
          href: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-finance',
        },
      },
      {
        id: 'interview',
        question: 'Will I be interviewed?',
        answer:
          'Some students are, usually by video. A visa officer asks why you chose this course and university, who pays, and what you did in a gap year. Answer in your own words.',
        source: studentVisa,
      },
      {
        id: 'evisa',
        question: 'Will I get a sticker in my passport?',
        answer:
          'No. Students who apply on or after 15 July 2025 get an eVisa, which is an online record. Make your UKVI account, link your passport to it, and check every detail before you fly.',
        source: eVisa,
      },
      {
        id: 'health-cover',
        question: 'What if I fall ill in the UK?',
        answer:
          'You pay the Immigration Health Surcharge with your visa form. With it you can use the National Health Service: public doctors and hospitals.',
        source: {
          text: 'Health surcharge, GOV.UK',
          href: 'https://www.gov.uk/healthcare-immigration-application',
        },
      },
      {
        id: 'visa-refused',
        question: 'What if the visa is refused?',
        answer:
          'The letter gives the reasons. If the officer made a mistake in handling your case, ask from outside the UK within 28 days for an administrative review: the case is checked again. If there was no mistake, you can make a new application with a new CAS.',
        source: {
          text: 'Administrative review, GOV.UK',
          href: 'https://www.gov.uk/ask-for-a-visa-administrative-review',
        },
      },
      {
        id: 'refund',
        question: 'What do we get back if the visa is refused?',
        answer:
          'The government pays back the health surcharge but not the visa fee. The deposit depends on the university. Before you pay it, ask by email how much you get back if the visa is refused.',
        source: {
          text: 'Health surcharge refunds, GOV.UK',
          href: 'https://www.gov.uk/healthcare-immigration-application/refunds',
        },
      },
      {
        id: 'family',
        question: 'Can my husband, wife or children come with me?',
        answer:
          'Only with a PhD, another research-based higher degree, or a government-sponsored course of more than 6 months. A taught master’s is not enough.',
        source: family,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'A taught master’s is often shorter than one in India, so you are away from home and from earning for less time.',
      'You study one subject in depth from the first week. If you already know what you love, you spend your days on it.',
      'For a bachelor’s you fill in one form for up to five courses. That saves work in class 12.',
    ],
    limit:
      'If you begin a bachelor’s or master’s course in 2027, count on no more than 18 months on a Graduate visa. Older students may still tell you about 2 years.',
    questions: [
      {
        id: 'work-hours',
        question: 'How many hours may I work while I study?',
        answer:
          'In term, up to 20 hours a week for a degree course and 10 below degree level. Outside term, full time. You may not be self-employed. Your visa states your own limit.',
        source: studentVisa,
      },
      {
        id: 'change-university',
        question: 'Can I change to another university or to a work visa?',
        answer:
          'For a new university you normally need a new visa. You can change to a work visa only after you finish the course, or after 24 months of a doctorate.',
        source: studentVisa,
      },
    ],
  },
  howWeHelp: [
    'We choose courses in the UK with you and comment on your personal statement or SOP. It stays your own work. When an offer letter comes, we explain each condition.',
    'Then we check the CAS and your visa documents with you, one by one. The UK government decides on the visa. Parents are welcome, and so are their questions.',
  ],
  changes: [
    {
      date: '2025-10-14',
      text: 'Announced: the Graduate visa will be for 18 months, not 2 years, if you apply from 1 January 2027. After a PhD it stays at 3 years.',
      source: graduateVisa,
    },
    {
      date: '2025-07-15',
      text: 'Students who apply get an eVisa, an online record, in place of a sticker in the passport.',
      source: eVisa,
    },
    {
      date: '2024-01-01',
      text: 'Students whose taught course begins on or after this day can no longer bring husband, wife or children.',
      source: family,
    },
  ],
  lastReviewed: '2026-11-22',
};
