import type { DestinationGuide, ExternalLink } from '../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, US Department of State',
  href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
};
const working: ExternalLink = {
  text: 'Working in the United States, Study in the States',
  href: 'https://studyinthestates.dhs.gov/students/work/working-in-the-united-states',
};
const opt: ExternalLink = {
  text: 'OPT, US Citizenship and Immigration Services',
  href: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
};
const whereToApply: ExternalLink = {
  text: 'Where to apply, US Department of State',
  href: 'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-nonimmigrant-visa-applicants-in-their-country-of-residence-sep-6-2025.html',
};

export const guide: DestinationGuide = {
  description:
    'Study in the USA from India: what to do in which month, the I-20, the F-1 visa interview, the documents to collect, and work by CPT and OPT.',
  intro: [
    'The USA has no national admissions office. Each university decides for itself which tests, essays and marks it wants. So start early: the work begins more than a year before your first class.',
    'To study for a degree you normally need the [F-1](student) visa. There are two intakes: Fall (August-September) and Spring (January). Each university sets its exact intake dates, and some courses do not open in Spring. Check the course page.',
  ],
  intakes: [
    { id: 'fall', name: 'Fall', months: [8, 9] },
    { id: 'spring', name: 'Spring', months: [1] },
  ],
  process: {
    lead: 'Each step is counted back from the month in which classes begin.',
    plan: [
      {
        id: 'choose-course',
        title: 'Choose a subject and set a budget',
        when: [18, 15],
        text: 'Talk at home about what a full year costs, with rent and food. List the universities that fit, and note which tests each course asks for.',
      },
      {
        id: 'take-tests',
        title: 'Take tests and ask for documents',
        when: [14, 12],
        text: 'Take an English test such as [TOEFL](Test of English as a Foreign Language). Take the [SAT](for bachelor’s courses), [GRE](for many master’s courses) or [GMAT](for business courses) only if your course asks for it. Ask your school or college in India for transcripts, and ask your teachers for an [LOR](letter of recommendation).',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply to universities',
        ways: [
          {
            id: 'apply-bachelors',
            title: 'Apply for a bachelor’s',
            when: { fall: [12, 7], spring: [8, 3] },
            text: 'Many universities share one form, the Common Application, which opens on 1 August; others have a form of their own. For Fall, early rounds usually close on 1 or 15 November and regular rounds between 1 and 15 January. For Spring, check each university’s page.',
          },
          {
            id: 'apply-masters',
            title: 'Apply for a master’s',
            when: { fall: [10, 7], spring: [8, 3] },
            text: 'Fill in the form of each university, with an [SOP](statement of purpose) written for it. Each prints its own deadline. For Fall, many close between December and February; for Spring, most close between May and October.',
          },
        ],
      },
      {
        id: 'accept-offer',
        title: 'Accept one offer',
        when: { fall: [6, 4], spring: [4, 3] },
        text: 'Bachelor’s decisions for Fall come in March and April, and you usually reply by 1 May. Pay the deposit, and send the university the proof of funds that it needs for your I-20.',
      },
      {
        id: 'get-i-20',
        title: 'Get your I-20',
        when: { fall: [5, 4], spring: [4, 3] },
        text: 'The university enters you in [SEVIS](Student and Exchange Visitor Information System), a government record, and sends your I-20. Then you pay the SEVIS fee.',
      },
      {
        id: 'apply-visa',
        title: 'Apply for the F-1 visa',
        when: { fall: [5, 3], spring: [4, 2] },
        text: 'First fill in the [DS-160](online visa form). Then book your visa slot. You need two appointments: one for biometrics (fingerprints and a photo) and one for the interview. You attend the interview in person.',
        limits: [
          {
            kind: 'requirement',
            text: 'Pay the SEVIS fee before the interview. A first F-1 visa may be issued up to 365 days before the start date on your I-20.',
            source: studentVisa,
          },
        ],
      },
      {
        id: 'fly',
        title: 'Fly to the USA',
        when: [1, 0],
        text: 'Carry your passport, I-20 and certificates in your hand luggage.',
        limits: [
          {
            kind: 'not-before',
            before: { days: 30 },
            text: 'You may not enter more than 30 days before the start date on your I-20.',
            source: studentVisa,
          },
        ],
      },
    ],
    documents: [
      {
        id: 'transcripts',
        name: 'Mark sheets and transcripts',
        why: 'A mark sheet shows one semester or year; a transcript lists them all. US universities convert the marks to their own scale',
        commonMistake: 'A failed semester is left out, or sealed copies are ordered too late',
      },
      {
        id: 'test-reports',
        name: 'Test reports',
        why: 'For admission, and sometimes for a scholarship',
        commonMistake:
          'Sent to the wrong university code, or no longer valid when the university decides',
      },
      {
        id: 'sop',
        name: 'SOP or essays',
        why: 'Show why you and the course fit',
        commonMistake: 'The name of another university is left in',
      },
      {
        id: 'lor',
        name: 'LORs',
        why: 'Your teachers write about your work, and send the letters themselves',
        commonMistake:
          'You ask too late, or the teacher writes from a free email address that the university refuses',
      },
      {
        id: 'financial-affidavit',
        name: 'Financial affidavit (a sworn statement of who pays) and bank letter',
        why: 'The university must see money for the first year before it issues an I-20',
        commonMistake:
          'Less than the university’s estimate, or nothing shows how the sponsor is related to you',
      },
    ],
    questions: [
      {
        id: 'bank-letter',
        question: 'How old may the bank letter be?',
        answer:
          'The US government publishes no limit. The university decides for the I-20, so ask its admissions office before you go to the bank.',
      },
      {
        id: 'wes',
        question: 'Do I need an evaluation of my marks?',
        answer:
          'Only if your university asks for it. [WES](World Education Services) compares Indian marks with American ones, and needs documents from your college in India, so start early.',
      },
    ],
  },
  afterOffer: {
    lead: 'Your admission letter (offer letter) alone does not let you travel. You also need the I-20 and the visa.',
    documents: [
      {
        id: 'i-20',
        name: 'I-20, signed',
        why: 'Proves your admission and carries your SEVIS number',
        commonMistake:
          'A name or date differs from the passport, your signature is missing, or you bring the I-20 of another university',
      },
      {
        id: 'sevis-receipt',
        name: 'SEVIS fee receipt',
        why: 'Shows that you paid under that SEVIS number',
        commonMistake: 'Paid for another university’s I-20; ask for the payment to be transferred',
      },
      {
        id: 'ds-160',
        name: 'DS-160 confirmation',
        why: 'Shows that you have sent the visa form',
        commonMistake:
          'Its barcode differs from the one on the appointment, or an earlier refusal is left out of the form',
      },
      {
        id: 'proof-of-funds',
        name: 'Proof of funds',
        why: 'Bank statements, or the sanction letter of an education loan (the bank has approved it), show who pays and where the money comes from',
        commonMistake:
          'Sudden deposits that nothing explains, or a letter that says only that you applied for a loan',
      },
      {
        id: 'original-certificates',
        name: 'Original certificates and mark sheets',
        why: 'The visa officer may ask for them',
        commonMistake: 'Left at home',
      },
    ],
    rules: [
      {
        term: 'F-1 student visa',
        detail: 'You need an I-20 from a certified college or university. Look yours up by name.',
        source: {
          text: 'College and university search, Study in the States',
          href: 'https://studyinthestates.dhs.gov/school-search',
        },
      },
      {
        term: 'CPT, during the course',
        detail:
          'Work that is part of your course, subject to eligibility and the university’s authorisation. Normally you first complete one full academic year. If you do 12 months or more of full-time CPT, you lose OPT for a degree at that level.',
        source: working,
      },
      {
        term: 'OPT, after the course',
        detail:
          'Work in your own field for 12 months, subject to eligibility and authorisation. After a STEM course it can be extended by 24 months; your employer must then be in E-Verify, a government system.',
        source: opt,
      },
    ],
    questions: [
      {
        id: 'interview',
        question: 'What does the visa officer want to know?',
        answer:
          'Why you chose this course and this university, who pays, and what you plan after your studies. If you have a gap year or backlogs, be ready to say what happened. Answer in your own words.',
        source: studentVisa,
      },
      {
        id: 'social-media',
        question: 'Must I name my social media accounts?',
        answer:
          'Yes. The DS-160 asks for every name that you used in the last 5 years. Leaving one out can end in a refusal. Before the interview, read what the embassy’s page asks of your accounts.',
        source: {
          text: 'Visas, US Embassy and Consulates in India',
          href: 'https://in.usembassy.gov/visas/',
        },
      },
      {
        id: 'visa-slot',
        question: 'Can I book the interview in another country?',
        answer:
          'Do not plan on it. Applicants are told to book where they are a citizen or resident. Elsewhere the visa can be harder to get, and the fee is not returned.',
        source: whereToApply,
      },
      {
        id: 'visa-refused',
        question: 'What if I am refused under 214(b)?',
        answer:
          '214(b) is a section of US visa law. A refusal under it is not a permanent bar. You can apply again and pay again; it helps if something in your case has changed. Read the official page on refusals before you book a new slot.',
        source: {
          text: 'Visa denials, US Department of State',
          href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html',
        },
      },
      {
        id: 'health-cover',
        question: 'Do I need health insurance?',
        answer:
          'No US government rule asks F-1 students for it, but nearly every university has a plan of its own. Ask the university what its plan does not pay for.',
      },
      {
        id: 'family',
        question: 'Can my husband or wife come?',
        answer:
          'Your husband or wife can apply for the [F-2](dependant) visa. A person on F-2 may not work, and may study part-time only.',
        source: studentVisa,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'Many bachelor’s degrees let you try several subjects before you settle on one. If you are eighteen and like both economics and computing, you do not have to choose in the first week.',
      'With permission you can use what you learn in a real job, first by CPT and later by OPT, and come home with work to show.',
    ],
    limit:
      'Permission to work is not automatic, and you have to find the job for CPT or OPT yourself.',
    questions: [
      {
        id: 'work-hours',
        question: 'May I work while I study?',
        answer:
          'On campus, yes, up to 20 hours a week while classes are in session. Off campus you need authorisation, and normally you cannot get it in the first academic year.',
        source: working,
      },
      {
        id: 'after-study',
        question: 'When do I apply for OPT?',
        answer:
          'The earliest is 90 days before your course ends; do not wait until after it. First a university official, the [DSO](designated school official), recommends you in SEVIS. You then have 30 days to apply. Apply for the STEM extension before the first OPT ends.',
        source: opt,
      },
      {
        id: 'stem-list',
        question: 'How do I know that my course counts as STEM?',
        answer:
          'By its [CIP](Classification of Instructional Programs) code, not by its name: the code must be on the government’s list. Ask the university for the code before you accept the offer.',
        source: {
          text: 'Codes for the STEM extension, Study in the States',
          href: 'https://studyinthestates.dhs.gov/stem-opt-hub/additional-resources/eligible-cip-codes-for-the-stem-opt-extension',
        },
      },
    ],
  },
  howWeHelp: [
    'We begin with your marks and what your family can spend, and suggest universities in the USA with a reason beside each name. We read every form with you before you send it. You write the SOP; we ask questions until it says what you mean.',
    'After the offer letter we check the I-20 and your proof of funds with you, line by line. The visa officer decides on the visa. To begin, tell us which course you have in mind and when you hope to start.',
  ],
  changes: [
    {
      date: '2025-09-06',
      text: 'Visa applicants are told to book the interview where they are a citizen or resident.',
      source: whereToApply,
    },
    {
      date: '2025-09-02',
      text: 'Nearly every visa applicant must come to an interview in person, also to renew a visa.',
      source: {
        text: 'Interviews, US Department of State',
        href: 'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-july-25-2025.html',
      },
    },
    {
      date: '2023-02-21',
      text: 'A first F-1 visa may be issued up to 365 days before the start date, not 120.',
      source: studentVisa,
    },
  ],
  lastReviewed: '2026-11-22',
};
