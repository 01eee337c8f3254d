import { defineGuide } from '../define-guide.ts';
import type { ExternalLink } from '../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, travel.state.gov',
  href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
};
const working: ExternalLink = {
  text: 'Working, Study in the States',
  href: 'https://studyinthestates.dhs.gov/students/work/working-in-the-united-states',
};
const opt: ExternalLink = {
  text: 'OPT, uscis.gov',
  href: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
};

const california: ExternalLink = {
  text: 'Dates and deadlines, University of California',
  href: 'https://admission.universityofcalifornia.edu/how-to-apply/applying-as-a-first-year/dates-and-deadlines.html',
};

export const guide = defineGuide({
  description:
    'Study in the USA from India: what to do in which month, the I-20, the F-1 visa interview, the documents to collect, and work by CPT and OPT.',
  intro: [
    'The USA suits you if you want to try several subjects before settling on one. Each university has its own tests, essays and exact intake dates, so plan more than a year ahead.',
  ],
  limit:
    'Permission to work is not automatic, you must find the job yourself, and the rules on OPT may change.',
  intakes: [
    { id: 'fall', name: 'Fall', months: [8, 9] },
    { id: 'spring', name: 'Spring', months: [1] },
  ],
  process: {
    plan: [
      {
        id: 'choose-course',
        title: 'Choose a subject and set a budget',
        withParents: true,
        when: [18, 15],
        text: 'Talk at home about what a full year costs, with rent and food. List universities that fit, and the tests they ask for. No passport yet? Apply for one first, with your name as in class 10.',
      },
      {
        id: 'take-tests',
        title: 'Take tests and ask for documents',
        when: { fall: [14, 12], spring: [14, 9] },
        text: 'Take an English test: IELTS, [TOEFL](Test of English as a Foreign Language) or another. Take the [SAT](for bachelor’s courses), [GRE](for many master’s courses) or [GMAT](for business courses) only if your course asks for it. No test yet? Ask each university if the result may come after the application. Ask your school or college for transcripts, and your teachers for an [LOR](letter of recommendation).',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply to universities',
        options: [
          {
            id: 'apply-bachelors',
            level: 'bachelor',
            title: 'Apply for a bachelor’s',
            when: { fall: [12, 8], spring: [8, 3] },
            text: [
              'Write down the last date of each university.',
              {
                fall: 'Many share one form, the Common Application, which opens on 1 August. Early rounds close on 1 or 15 November.',
                spring:
                  'Use each university’s own form or, from 1 August, the Common Application. Not every course opens in Spring.',
              },
            ],
            deadlines: [
              {
                scope: 'most universities',
                intake: 'fall',
                days: {},
                usually: {
                  part: 'between 1 and 15 ',
                  from: '01-01',
                  until: '01-15',
                  yearsBefore: 0,
                },
                publisher: 'each university',
                source: {
                  text: 'Admissions terms, Study in the States',
                  href: 'https://studyinthestates.dhs.gov/2015/01/college-admissions-terms-to-know',
                },
              },
              {
                intake: 'spring',
                days: {},
                usually: {
                  part: '',
                  from: '09-01',
                  until: '10-31',
                  yearsBefore: 1,
                },
                publisher: 'each university',
              },
            ],
            requirements: [
              {
                intake: 'fall',
                text: 'For the University of California the last date is 30 November of the year before classes begin, with no later round.',
                source: california,
              },
            ],
          },
          {
            id: 'apply-masters',
            level: 'master',
            title: 'Apply for a master’s or PhD',
            when: { fall: [10, 7], spring: [8, 3] },
            text: [
              'Fill in each university’s form, with an [SOP](statement of purpose) written for it. Write down the last date of each one.',
              { spring: 'Not every course opens in Spring.' },
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
                publisher: 'each university',
              },
              {
                intake: 'spring',
                days: {},
                usually: {
                  part: '',
                  from: '09-01',
                  until: '10-31',
                  yearsBefore: 1,
                },
                publisher: 'each university',
              },
            ],
          },
        ],
      },
      {
        id: 'accept-offer',
        title: 'Accept one offer',
        options: [
          {
            id: 'accept-bachelors',
            level: 'bachelor',
            title: 'Accept a bachelor’s offer',
            withParents: true,
            when: { fall: [5, 4], spring: [4, 3] },
            text: [
              { fall: 'Decisions for Fall come in March and April.' },
              'Reply and pay the deposit, or no place is kept. Then send the proof of funds for your I-20.',
            ],
            deadlines: [
              {
                intake: 'fall',
                days: {},
                usually: { part: '1 ', until: '05-01', yearsBefore: 0 },
                publisher: 'each university',
                afterwards: 'ask the university today',
                source: { ...california, text: 'Example: University of California' },
              },
            ],
          },
          {
            id: 'accept-masters',
            level: 'master',
            title: 'Accept a master’s or PhD offer',
            withParents: true,
            when: { fall: [6, 4], spring: [4, 3] },
            text: 'Each university takes its own time to decide: reply by the date in its letter. Pay the deposit. Then send the proof of funds for your I-20.',
          },
        ],
      },
      {
        id: 'get-i-20',
        title: 'Get your I-20',
        when: { fall: [5, 3], spring: [4, 2] },
        text: 'The university enters you in [SEVIS](Student and Exchange Visitor Information System), a government record, and sends your I-20. Then you pay the SEVIS fee.',
      },
      {
        id: 'apply-visa',
        title: 'Apply for the F-1 visa',
        when: { fall: [5, 2], spring: [4, 1] },
        text: 'First fill in the [DS-160](online visa form). Then book your visa slot (the interview appointment), which you attend in person, and another for fingerprints and a photo. Look at all five cities: Hyderabad, New Delhi, Mumbai, Chennai and Kolkata. Start looking on the day you pay the SEVIS fee; you may have to pay the visa fee before you see any slots.',
        requirements: [
          {
            text: 'Pay the SEVIS fee before the interview. A first F-1 visa may be issued up to 365 days before the start date on your I-20.',
            source: studentVisa,
          },
        ],
      },
      {
        id: 'fly',
        title: 'Fly to the USA',
        when: { fall: [1, 1], spring: [1, 0] },
        text: 'Arrive before the start date on your I-20, in time for the orientation. Going to be late? Ask the [DSO](designated school official) for a letter before you fly. Carry your passport, I-20 and certificates in hand luggage.',
        requirements: [
          {
            text: 'You may enter at the earliest 30 days before the start date on your I-20.',
            source: studentVisa,
          },
        ],
      },
    ],
    arrival:
      'Look at the start date on your I-20: enter no later than that day. Has it passed? Ask the university before you fly.',
    documents: [
      {
        id: 'transcripts',
        name: 'Mark sheets and transcripts',
        why: 'A mark sheet shows one semester or year; a transcript lists them all',
        commonMistake: 'A failed semester is left out, or sealed copies are ordered too late',
      },
      {
        id: 'test-reports',
        name: 'Test reports',
        commonMistake: 'Sent to the wrong university code, or too old when the university decides',
      },
      { id: 'sop', name: 'SOP or essays', why: 'Show why you and the course fit' },
      {
        id: 'lor',
        name: 'LORs',
        why: 'Your teachers send them themselves',
        commonMistake: 'Asked for too late, or sent from a free email address that is refused',
      },
      {
        id: 'financial-affidavit',
        name: 'Financial affidavit and bank letter',
        why: 'The affidavit is a sworn statement of who pays. Before it issues an I-20, the university must see money for the first year; it says how old the letter may be',
        commonMistake:
          'Less than the university’s estimate, or no proof of how the sponsor is related to you',
      },
    ],
    questions: [
      {
        id: 'wes',
        question: 'Do my marks have to be evaluated?',
        answer:
          'Only if your university asks for it, for example from [WES](World Education Services). Your college in India must send documents, so start early.',
      },
      {
        id: 'free-advice',
        question: 'Who gives free advice?',
        answer:
          'EducationUSA, the advice service of the US Department of State, which has advisers in India too. Ask them as well as us.',
        source: {
          text: 'Your 5 steps, EducationUSA',
          href: 'https://educationusa.state.gov/your-5-steps-us-study',
        },
      },
    ],
  },
  afterOffer: {
    lead: 'The offer letter (admission letter) is not enough to travel: you also need the I-20 and the visa.',
    documents: [
      {
        id: 'proof-of-funds',
        name: 'Proof of funds',
        why: 'Bank statements, or the sanction letter of an education loan (the bank has approved it)',
        commonMistake: 'Sudden deposits that nothing explains',
      },
      { id: 'passport', name: 'Passport' },
      { id: 'photo', name: 'Photo', why: 'Of the size and age that the official page asks for' },
      {
        id: 'i-20',
        name: 'I-20, signed',
        commonMistake: 'A name or date differs from the passport, or it is another university’s',
      },
      {
        id: 'sevis-receipt',
        name: 'SEVIS fee receipt',
        commonMistake: 'Paid for another university’s I-20; ask for the payment to be transferred',
      },
      {
        id: 'ds-160',
        name: 'DS-160 confirmation',
        commonMistake:
          'Its number is not the one in the booking: then you are turned away. Or an earlier refusal is missing',
      },
      {
        id: 'visa-fee-receipt',
        name: 'Visa fee receipt',
        why: 'This is not the SEVIS fee: you pay both. A law of 2025 adds a fee when the visa is issued. You may be asked for it: check the official fee page on the day, and pay nobody else',
      },
      { id: 'appointment-letter', name: 'Appointment letter' },
      {
        id: 'original-certificates',
        name: 'Original certificates and mark sheets',
        commonMistake: 'Left at home: the visa officer may ask for them',
      },
    ],
    rules: [
      {
        term: 'F-1 student visa',
        detail:
          'For a degree you normally need the [F-1](student) visa, and for it an I-20 from a certified university or college.',
        source: {
          text: 'School search, Study in the States',
          href: 'https://studyinthestates.dhs.gov/school-search',
        },
      },
      {
        term: 'CPT, during the course',
        detail:
          'Only work that your course requires of every student, subject to eligibility and the university’s authorisation, normally after one full academic year. In August 2026 the government reminded universities of this, and some stopped CPT for optional internships. Ask before you accept: does this course require an internship? With 12 months or more of full-time CPT you lose OPT for a degree at that level.',
        source: working,
      },
      {
        term: 'OPT, after the course',
        detail:
          'Work in your own field for 12 months, subject to eligibility and authorisation; after a STEM course 24 more, if your employer is in E-Verify, a government system.',
        source: opt,
      },
    ],
    questions: [
      {
        id: 'interview',
        question: 'What will the visa officer ask?',
        answer:
          'Why this course and this university, who pays, what you plan afterwards, and what happened in a gap year or with a backlog. Answer in your own words.',
        source: studentVisa,
      },
      {
        id: 'social-media',
        question: 'Must I name my social media?',
        answer:
          'Yes, every name that you used in the last 5 years; leaving one out can end in a refusal. In June 2025 the US Embassy in India asked all F-1 applicants to set their accounts to public. Check on the official page whether it still does.',
        source: {
          text: 'Expanded screening, travel.state.gov',
          href: 'https://travel.state.gov/content/travel/en/News/visas-news/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html',
        },
      },
      {
        id: 'visa-slot',
        question: 'Can I take a visa slot in another country?',
        answer:
          'Do not plan on it. Since 6 September 2025 you are told to book where you are a citizen or resident. Elsewhere the visa can be harder to get, and the fee is not returned.',
        source: {
          text: 'Where to apply, travel.state.gov',
          href: 'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-nonimmigrant-visa-applicants-in-their-country-of-residence-sep-6-2025.html',
        },
      },
      {
        id: 'visa-refused',
        question: 'What if I am refused under 214(b)?',
        answer:
          'The officer was not convinced that you meet the conditions of a student visa, most often that you will leave after your studies. You can apply again and pay again; it helps if something has changed.',
        source: {
          text: 'Visa denials, travel.state.gov',
          href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html',
        },
      },
      {
        id: 'health-cover',
        question: 'Do I need health insurance?',
        answer:
          'No government rule asks for it, but nearly every university has a plan of its own. Ask what it does not pay for.',
      },
      {
        id: 'family',
        question: 'Can my husband or wife come?',
        answer:
          'Yes, with an [F-2](dependant) visa. A person on F-2 may not work, and may study part-time only.',
        source: studentVisa,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'If you like both economics and computing, you do not have to choose in the first week of a bachelor’s.',
      'With permission you can use what you learn in a real job.',
    ],
    questions: [
      {
        id: 'work-hours',
        question: 'May I work while I study?',
        answer:
          'On campus 20 hours a week while classes are in session. Off campus only with authorisation, normally not in the first academic year.',
        source: working,
      },
      {
        id: 'after-study',
        question: 'When do I apply for OPT?',
        answer:
          'From 90 days before your course ends; do not wait until after it. First the university’s DSO recommends you in SEVIS; you then have 30 days. Apply for the STEM extension before the first OPT ends.',
        source: opt,
      },
      {
        id: 'work-visa',
        question: 'What comes after OPT?',
        answer:
          'A work visa such as the H-1B. An employer must ask for it and may have to pay a very large fee. There are fewer visas than requests: they are drawn by lot, and since 2026 higher wages have better chances. Nobody can promise it: do not take a loan on it.',
        source: {
          text: 'H-1B registration, uscis.gov',
          href: 'https://www.uscis.gov/working-in-the-united-states/temporary-workers/h-1b-specialty-occupations/h-1b-electronic-registration-process',
        },
      },
      {
        id: 'stem-list',
        question: 'Does my course count as STEM?',
        answer:
          'By its [CIP](Classification of Instructional Programs) code, which must be on the government’s list. Ask for the code before you accept the offer.',
        source: {
          text: 'STEM codes, Study in the States',
          href: 'https://studyinthestates.dhs.gov/stem-opt-hub/additional-resources/eligible-cip-codes-for-the-stem-opt-extension',
        },
      },
    ],
  },
  howWeHelp: [
    'We look at your marks and budget, and suggest universities, each with a reason. You write the SOP; we ask until it says what you mean.',
    'After the offer we check the I-20 and your proof of funds with you. The visa officer decides.',
  ],
  changes: [
    {
      date: '2026-10-08',
      isOpen: true,
      title: 'Proposed fee for OPT',
      text: 'The government proposes that universities pay a very large fee for each OPT, more than many ask for a year of study, and says that it may otherwise end OPT. Comments closed on 9 November 2026; a decision can come any day. Students who start in 2027 would very probably be affected. Before you accept an offer or sign a loan, ask the university in writing: will you pay it, pass it on, or limit OPT?',
      aging: {
        read: '2026-11-23',
        lookAgain: '2026-12-15',
        afterwards:
          'On 8 October 2026 the government proposed that universities pay a very large fee for each OPT, more than many ask for a year of study, and said that it may otherwise end OPT. Before you accept an offer or sign a loan, ask the university in writing: which rule applies to me, who pays the fee, and will you restrict OPT?',
      },
      source: {
        text: 'Proposed rule on OPT, federalregister.gov',
        href: 'https://www.federalregister.gov/documents/2026/10/08/2026-20660/optional-practical-training-fees',
      },
    },
    {
      date: '2026-08-25',
      isOpen: true,
      title: 'Proposed fee for the H-1B',
      text: 'The government proposes that an employer pays a very large fee for each first H-1B (work visa), also for graduates who are already in the USA. Nothing is decided, but fewer employers may ask for one.',
      aging: {
        read: '2026-11-23',
        lookAgain: '2026-12-15',
        afterwards:
          'On 25 August 2026 the government proposed that an employer pays a very large fee for each first H-1B (work visa), also for graduates who are already in the USA. With such a fee fewer employers may ask for one.',
      },
      source: {
        text: 'Proposed fee for the H-1B, federalregister.gov',
        href: 'https://www.federalregister.gov/documents/2026/08/25/2026-17324/fee-for-certain-h-1b-petitions',
      },
    },
    {
      date: '2026-08-12',
      title: 'CPT only where it is required',
      text: 'See the rule on CPT.',
      source: {
        text: 'Broadcast Message 2608-01, ice.gov',
        href: 'https://www.ice.gov/doclib/sevis/pdf/bcm260801.pdf',
      },
    },
    {
      date: '2026-07-17',
      isOpen: true,
      title: 'An end date for each stay (stopped)',
      text: 'A new rule would set a fixed end date for every student’s stay and limit changes of course. A court stopped it in September 2026; the case goes on. Ask the university’s international office what is in force.',
      aging: {
        read: '2026-11-23',
        lookAgain: '2026-12-15',
        afterwards:
          'A rule published on 17 July 2026 would set a fixed end date for every student’s stay and limit changes of course. A court stopped it in September 2026. Ask the university’s international office what is in force.',
      },
      source: {
        text: 'Rule on the length of stay, federalregister.gov',
        href: 'https://www.federalregister.gov/documents/2026/07/17/2026-14439/establishing-a-fixed-time-period-of-admission-and-an-extension-of-stay-procedure-for-nonimmigrant',
      },
    },
    {
      date: '2025-09-02',
      title: 'Interviews in person',
      text: 'Nearly every visa applicant must come to an interview in person, also to renew a visa.',
      source: {
        text: 'Interviews, travel.state.gov',
        href: 'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-july-25-2025.html',
      },
    },
  ],
  written: '2026-11-23',
});
