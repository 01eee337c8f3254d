import type { DestinationGuide, ExternalLink } from '../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, US Department of State',
  href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
};
const working: ExternalLink = {
  text: 'Working in the United States, Study in the States',
  href: 'https://studyinthestates.dhs.gov/students/work/working-in-the-united-states',
};

export const guide: DestinationGuide = {
  description:
    'Study in the USA from India: what to do in which month, the I-20, the F-1 visa interview, the papers to collect, and work by CPT and OPT.',
  intro: [
    'The USA has no national admissions office. Each university decides for itself which tests, essays and marks it wants. You can choose among many kinds of courses, but you need a plan, because the work begins more than a year before your first class.',
    'To study for a degree you normally need the [F-1](student) visa. There are two intakes: Fall (August-September) and Spring (January). Each university sets its exact intake dates, and some courses do not open in Spring. Look for yours on the course page.',
  ],
  intakes: [
    { id: 'fall', name: 'Fall', months: [8, 9] },
    { id: 'spring', name: 'Spring', months: [1] },
  ],
  process: {
    lead: 'Many deadlines come long before classes begin. That is why this plan starts so early.',
    plan: [
      {
        id: 'choose-a-subject-and',
        title: 'Choose a subject and set a budget',
        when: [18, 15],
        text: 'Talk at home about what a full year costs, with rent and food. List the universities that fit, and note which tests each course asks for.',
      },
      {
        id: 'sit-tests-and-ask',
        title: 'Sit tests and ask for papers',
        when: [14, 12],
        text: 'Take an English test such as [TOEFL](Test of English as a Foreign Language). Take the [SAT](for bachelor’s courses), [GRE](for many master’s courses) or [GMAT](for business courses) only if your course asks for it. Ask for transcripts, and ask your teachers for letters.',
      },
      {
        id: 'bachelors-open-the-common',
        title: 'Bachelor’s: open the Common Application',
        when: { fall: [12, 11] },
        text: 'Many universities share this form, which opens on 1 August for the coming year. You fill it in once, and each university decides separately. Some state university systems share a form of their own.',
      },
      {
        id: 'apply-to-each-university',
        title: 'Apply to each university',
        when: { fall: [10, 7], spring: [8, 3] },
        text: 'Every university prints its own deadline. For a bachelor’s in Fall, early rounds usually close on 1 or 15 November, and regular rounds between 1 and 15 January. For a master’s, many close between December and February.',
      },
      {
        id: 'accept-one-offer',
        title: 'Accept one offer',
        when: { fall: [6, 4], spring: [4, 3] },
        text: 'Bachelor’s decisions for Fall come in March and April, and you usually reply by 1 May. Pay the deposit and send the papers about money that the university needs for your I-20.',
      },
      {
        id: 'get-the-i-20',
        title: 'Get the I-20 and book the interview',
        when: { fall: [5, 3], spring: [4, 2] },
        text: 'The university enters you in [SEVIS](Student and Exchange Visitor Information System), a government record. Pay the SEVIS fee, fill in the [DS-160](online visa form), and book biometrics (fingerprints and a photo) and the interview.',
        limit: { text: 'Pay the SEVIS fee before the interview.', source: studentVisa },
      },
      {
        id: 'travel',
        title: 'Travel',
        when: [1, 0],
        text: 'Carry your passport, I-20 and certificates in your hand luggage. Leave copies with your family.',
        limit: {
          text: 'You may not enter more than 30 days before the start date on your I-20.',
          source: studentVisa,
        },
      },
    ],
    documents: [
      {
        id: 'transcripts-for-every-year',
        name: 'Transcripts for every year',
        why: 'Universities convert Indian marks to their own scale',
        commonMistake:
          'A failed semester is missing, or sealed copies or an outside evaluation are ordered too late',
      },
      {
        id: 'test-reports',
        name: 'Test reports',
        why: 'For entry, and sometimes for a scholarship',
        commonMistake:
          'Sent to the wrong university code, or no longer valid when the university decides',
      },
      {
        id: 'statement-of-purpose-or',
        name: 'Statement of purpose or essays',
        why: 'Shows why you and the course fit',
        commonMistake: 'The name of another university is left in',
      },
      {
        id: 'recommendation-letters',
        name: 'Recommendation letters',
        why: 'A teacher’s view, sent by the teacher',
        commonMistake: 'Asked for too late, or sent from a free email address that is refused',
      },
      {
        id: 'financial-affidavit-a-sworn',
        name: 'Financial affidavit (a sworn statement of who pays) and bank letter',
        why: 'The university must see money for the first year before it issues an I-20',
        commonMistake: 'Less than the university’s estimate, or nothing links the sponsor to you',
      },
    ],
    questions: [
      {
        id: 'will-a-gap-year',
        question: 'Will a gap year or backlogs stop me?',
        answer:
          'No US immigration rule counts them. Each university sets its own limit and sees every semester on your mark sheets. Hiding a semester does more harm than the backlog, and a gap may come up at the interview.',
      },
      {
        id: 'how-old-may-the',
        question: 'How old may the bank letter be?',
        answer:
          'The US government publishes no limit. The university decides for the I-20, so ask before you go to the bank.',
      },
    ],
  },
  afterOffer: {
    lead: 'An admission letter alone does not let you travel. At the interview, be ready to say in your own words why you chose this course and who pays.',
    documents: [
      {
        id: 'i-20-signed',
        name: 'I-20, signed',
        why: 'Proves admission and carries your SEVIS number',
        commonMistake:
          'A name or date that differs from the passport, no signature, or the I-20 of a university that you will not attend',
      },
      {
        id: 'sevis-fee-receipt',
        name: 'SEVIS fee receipt',
        why: 'Shows that you paid under that SEVIS number',
        commonMistake: 'Paid for another university’s I-20; ask for the payment to be transferred',
      },
      {
        id: 'ds-160-confirmation',
        name: 'DS-160 confirmation',
        why: 'It is the visa form itself',
        commonMistake:
          'Its barcode differs from the one on the appointment, or an earlier refusal or a social media name is left out',
      },
      {
        id: 'papers-about-money',
        name: 'Papers about money',
        why: 'Show who pays and where the money comes from',
        commonMistake:
          'Sudden deposits that nothing explains, or a letter that says only that you applied for a loan; a sanction letter is proof',
      },
      {
        id: 'original-certificates',
        name: 'Original certificates',
        why: 'The officer may ask for them',
        commonMistake: 'Left at home',
      },
    ],
    rules: [
      {
        term: 'F-1 student visa',
        detail: 'You need a SEVIS record and a Form I-20 before the visa interview.',
        source: studentVisa,
      },
      {
        term: 'Certified schools',
        detail: 'Only a certified school can issue an I-20. Look yours up by name.',
        source: {
          text: 'School search, Study in the States',
          href: 'https://studyinthestates.dhs.gov/school-search',
        },
      },
      {
        term: 'CPT, during the course',
        detail:
          'Work that is part of your course, subject to eligibility and school authorisation. If you do 12 months or more of full-time CPT, you lose OPT at that level.',
        source: working,
      },
      {
        term: 'OPT, after the course',
        detail:
          'Work in your own field for 12 months, with a STEM extension of 24 months, subject to eligibility and school authorisation. Apply no earlier than 90 days before your programme ends and no later than 60 days after. Apply for the extension before the first OPT ends; your employer must be in E-Verify, a government system.',
        source: {
          text: 'OPT, US Citizenship and Immigration Services',
          href: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
        },
      },
    ],
    questions: [
      {
        id: 'what-if-i-am',
        question: 'What if I am refused under 214(b)?',
        answer:
          'It means that you did not show a temporary student purpose. It is not a permanent bar. You can apply again and pay again; it helps if something in your case has changed.',
        source: {
          text: 'Visa denials, US Department of State',
          href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html',
        },
      },
      {
        id: 'do-i-need-health',
        question: 'Do I need health insurance?',
        answer:
          'No US government rule asks F-1 students for it, but nearly every university has a plan of its own. Ask what that plan leaves out.',
      },
      {
        id: 'can-my-husband-or',
        question: 'Can my husband or wife come?',
        answer:
          'Yes, on the [F-2](dependant) visa. A person on F-2 may not work, and may study part-time only.',
        source: studentVisa,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'Many bachelor’s degrees let you try several subjects before you settle on one. If you are eighteen and like both economics and computing, you do not have to choose in the first week.',
      'Practical training is part of the system. With permission you can use what you learn in a real job, first by CPT and later by OPT, and come home with work to show.',
    ],
    limit:
      'Permission to work is not automatic, and you have to find the job for CPT or OPT yourself.',
    questions: [
      {
        id: 'may-i-work-during',
        question: 'May I work during term?',
        answer:
          'On campus, yes, up to 20 hours a week while classes are in session. Off campus you need authorisation, and normally there is none in the first academic year.',
        source: working,
      },
      {
        id: 'can-i-start-cpt',
        question: 'Can I start CPT at once?',
        answer:
          'Normally you first complete one full academic year. There is an exception if your graduate programme requires training earlier.',
        source: working,
      },
    ],
  },
  howWeHelp: [
    'We begin with your marks and what your family can spend, and suggest universities in the USA with a reason beside each name. We read every form with you before you send it. You write the statement of purpose; we ask questions until it says what you mean.',
    'After the offer we check the I-20 and your papers about money with you, line by line. The consular officer decides on the visa. To begin, tell us the course you have in mind and the year you hope to start.',
  ],
  changes: [],
  lastReviewed: '2026-11-21',
};
