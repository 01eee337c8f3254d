import picture from '../../pictures/australia.svg';
import type { Destination } from './types.ts';

export const australia: Destination = {
  title: 'Study in Australia | Par Avion',
  description:
    'From India to Australia: February and July intakes, the CoE, OSHC, the Genuine Student requirement, the subclass 500 visa and post-study work (485).',
  name: 'Australia',
  nameInSentence: 'Australia',
  gateway: { code: 'SYD', city: 'Sydney' },
  picture,
  intro: [
    'The Australian academic year usually begins around February, when it is late summer there. If your results come out in May or June, the July intake may be close, and waiting for February gives you time to prepare properly.',
    'Intakes are February, July, and sometimes October/November. Exact intake dates are for the institutions to set, and few courses run all three, so ask about yours by name.',
  ],
  glance: {
    intakes: 'February, July, and sometimes October/November',
    applyThrough: 'Directly to each provider',
    visa: 'Student visa (subclass 500)',
    work: 'Post-study work visa (subclass 485), subject to eligibility',
  },
  intakes: [
    { name: 'February', months: [2] },
    { name: 'July', months: [7] },
    { name: 'October/November', months: [10, 11], sometimes: true },
  ],
  process: {
    lead: 'Australian papers come with a good many abbreviations. Here they are in the order in which you will meet them.',
    steps: [
      {
        title: 'Choose a registered course',
        text: 'A course for student visa holders must be on CRICOS, the government’s register of providers and courses. Search for the course there yourself; the code will also be on your offer.',
      },
      {
        title: 'Apply directly to each provider',
        text: 'Send transcripts, your English test, a statement of purpose and, if asked, references or proof of work. Ask whether earlier study can count as credit.',
      },
      {
        title: 'Read the offer before you sign',
        text: 'It comes with a written agreement, which binds you once you accept. Look for conditions, payment dates and the refund policy.',
      },
      {
        title: 'Arrange OSHC',
        text: 'Overseas Student Health Cover is the health insurance you need as a student there. The provider may offer to arrange it, or you can buy it yourself.',
      },
      {
        title: 'Accept and receive your CoE',
        text: 'After you accept and pay what the offer asks for, the provider issues a CoE (Confirmation of Enrolment).',
      },
      {
        title: 'Apply for the subclass 500 visa',
        text: 'You apply online and answer the Genuine Student questions. Give biometrics and have a health examination if you are told to.',
      },
    ],
  },
  afterOffer: {
    lead: 'By now the letter is in your hand and the family is pleased. Keep some energy for this part.',
    items: [
      {
        title: 'Match your papers',
        text: 'Your name and date of birth should be the same on the passport, the CoE, the OSHC policy and the visa form.',
      },
      {
        title: 'Write your own Genuine Student answers',
        text: 'Say why this course, why Australia and what it adds to what you have already done. Use your own words; officers have read the copied ones.',
      },
      {
        title: 'Put the money on paper',
        text: 'Keep loan letters, statements and evidence of your sponsor’s income together, with English translations where needed.',
      },
      {
        title: 'Check the OSHC dates',
        text: 'The cover should run for your whole stay, from the day you arrive.',
      },
      {
        title: 'Read your visa conditions',
        text: 'The grant letter lists them, with the limits on work during study. Keep a copy on your phone.',
      },
    ],
  },
  facts: [
    {
      term: 'Student visa (subclass 500)',
      detail:
        'You need a CoE (Confirmation of Enrolment) and OSHC (Overseas Student Health Cover).',
      source: {
        text: 'Student visa (subclass 500), Department of Home Affairs',
        href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      },
    },
    {
      term: 'Genuine Student',
      detail:
        'Applicants must meet the Genuine Student (GS) requirement (replaced the Genuine Temporary Entrant requirement, GTE, on 23 March 2024).',
      source: {
        text: 'Student visa (subclass 500), Department of Home Affairs',
        href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      },
    },
    {
      term: 'Post-study work visa (485)',
      detail:
        'Temporary Graduate visa (subclass 485), Post-Higher Education Work stream, subject to eligibility.',
      source: {
        text: 'Temporary Graduate visa, Post-Higher Education Work stream, Department of Home Affairs',
        href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work',
      },
    },
  ],
  whyWorthIt: [
    'Assessment is usually spread over the semester in essays, projects and presentations, with examinations as one part among others. Students who work steadily tend to like this. Students who rely on the last three weeks may not, at first.',
    'Many campuses are in big coastal cities, where rent takes a large share of the budget. Compare regional campuses too. And if post-study work matters to you, read the 485 page for your level of study before you choose the course.',
  ],
  howWeHelp: [
    'We look at your record and your budget and suggest courses, with the register entry for each. We read the offer with you and your parents, refund policy included, and make sure you know what you are signing. We check your documents against the provider’s list before they go.',
    'For the visa, we explain the form and question you about your Genuine Student answers. We do not write them for you, and the decision belongs to the Department of Home Affairs. Write to us with your course and the month you would like to begin.',
  ],
  lastReviewed: '2026-10-10',
};
