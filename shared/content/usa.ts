import picture from '../../pictures/usa.svg';
import type { Destination } from './types.ts';

export const usa: Destination = {
  title: 'Study in USA | Par Avion',
  description:
    'How to apply to universities in the USA from India: Fall and Spring intakes, the I-20 and SEVIS, the F-1 student visa, and how CPT and OPT work.',
  name: 'USA',
  nameInSentence: 'the USA',
  gateway: { code: 'SFO', city: 'San Francisco' },
  picture,
  intro: [
    'The USA has no national admissions office. You apply to each university separately, and each decides for itself which tests, essays and forms it wants. You get a wide choice and a good deal of paperwork.',
    'There are two intakes: Fall (August-September) and Spring (January). Institutions set exact intake dates, and not every course takes students in Spring, so write down each deadline before you do anything else.',
  ],
  glance: {
    intakes: 'Fall (August-September), Spring (January)',
    applyThrough: 'Directly to each university',
    visa: 'F-1 student visa',
    work: 'CPT during study, OPT after, subject to eligibility',
  },
  intakes: [
    { name: 'Fall', months: [8, 9] },
    { name: 'Spring', months: [1] },
  ],
  process: {
    lead: 'Choose the intake first and work backwards. Most steps below lean on the one before.',
    steps: [
      {
        title: 'Make a short list',
        text: 'Compare what the courses teach and what a full year costs, living included. Check that each school is certified to enrol F-1 students.',
      },
      {
        title: 'Take only the tests you need',
        text: 'Most universities want an English test. Some also want the SAT, GRE or GMAT; others make it optional. Read the course page before you book.',
      },
      {
        title: 'Collect your papers',
        text: 'You will need transcripts for every year, references and a statement of purpose. If you have backlogs or a gap year, say so and give the reason briefly.',
      },
      {
        title: 'Apply to each university',
        text: 'Every university has its own online form. Write your name as your passport has it, and ask your referees early, because they usually send their letters themselves.',
      },
      {
        title: 'Accept one offer and get your I-20',
        text: 'The university enters you in SEVIS, the government’s record system for international students and their schools, and issues a Form I-20 in your name.',
      },
      {
        title: 'Apply for the F-1 visa',
        text: 'Pay the SEVIS fee, fill in the visa form online and book an interview at a US embassy or consulate. There is a consulate in Hyderabad.',
      },
    ],
  },
  afterOffer: {
    lead: 'An admission letter does not let you travel. These things still have to be done.',
    items: [
      {
        title: 'Read the I-20 line by line',
        text: 'Check your name, course and start date, then sign it. Have mistakes corrected before the interview.',
      },
      {
        title: 'Show where the money comes from',
        text: 'Bank letters, a loan sanction letter or a sponsor’s papers should agree with the costs on the I-20. If your parents pay, include proof of their income.',
      },
      {
        title: 'Prepare for the interview',
        text: 'Be ready to say in your own words why you chose this course and who is paying. Answers learned by heart sound learned by heart.',
      },
      {
        title: 'Check your dates',
        text: 'The official page says how early you may enter before classes begin. Book flights only when you hold the visa.',
      },
      {
        title: 'Carry the originals',
        text: 'Keep your passport, I-20 and certificates in your hand luggage, and leave copies at home with your family.',
      },
    ],
  },
  facts: [
    {
      term: 'F-1 student visa',
      detail:
        'You need to be registered in SEVIS and to hold a Form I-20 before the visa interview.',
      source: {
        text: 'Student visa, US Department of State',
        href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
      },
    },
    {
      term: 'CPT (during your studies)',
      detail:
        'Curricular Practical Training is work that belongs to your course, subject to eligibility and school authorisation. If you do 12 months or more of full-time CPT, you lose OPT at that level.',
      source: {
        text: 'Working in the United States, Study in the States',
        href: 'https://studyinthestates.dhs.gov/students/work/working-in-the-united-states',
      },
    },
    {
      term: 'OPT (after your studies)',
      detail:
        'Optional Practical Training is work in your own field: 12 months, with a STEM extension of 24 months, subject to eligibility and school authorisation.',
      source: {
        text: 'Optional Practical Training, US Citizenship and Immigration Services',
        href: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
      },
    },
  ],
  whyWorthIt: [
    'Many bachelor’s degrees let you try several subjects before you settle on a major. If you are eighteen and undecided between economics and computing, that room is worth having.',
    'CPT and OPT allow work that is connected with your degree. They are permissions with conditions, and finding the job is up to you. The USA may not suit you if you want one form and one deadline, or if your budget would not survive a change in the exchange rate.',
  ],
  howWeHelp: [
    'We begin with your marks and what your family can spend, and draw up a list of universities with a reason beside each name. We keep the deadlines in one sheet and check each form before you send it. You write the statement of purpose; we question it until it says what you mean.',
    'After the offer we go through the I-20 and the visa papers with you and practise the interview. The consular officer decides, and anyone who promises you a visa is promising something that is not theirs. Write to us with the course you have in mind and the year you hope to start.',
  ],
  lastReviewed: '2026-10-10',
};
