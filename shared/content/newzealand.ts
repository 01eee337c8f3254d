import picture from '../../pictures/newzealand.svg';
import type { Destination } from './types.ts';

export const newzealand: Destination = {
  title: 'Study in New Zealand | Par Avion',
  description:
    'Studying in New Zealand from India: February and July intakes, the Offer of Place, the student visa, and the post-study work visa as it stands now.',
  name: 'New Zealand',
  nameInSentence: 'New Zealand',
  gateway: { code: 'AKL', city: 'Auckland' },
  picture,
  intro: [
    'New Zealand is a small country with a small number of universities, so you can read about every one of them in an evening. That makes the choice easier to do properly. It also means a narrow field may be taught in one place only.',
    'Courses begin in February and July. Institutions decide their exact intake dates, and July may offer fewer courses, so ask before you plan around it.',
  ],
  glance: {
    intakes: 'February and July',
    applyThrough: 'Directly to each institution',
    visa: 'Student visa, with an Offer of Place',
    work: 'Post-study work visa, subject to eligibility',
  },
  intakes: [
    { name: 'February', months: [2] },
    { name: 'July', months: [7] },
  ],
  process: {
    lead: 'The paper to work towards is the Offer of Place, because the student visa application is built on it.',
    steps: [
      {
        title: 'Choose a qualification and note its level',
        text: 'New Zealand qualifications carry a level number. Write down yours, because work after study depends on the qualification.',
      },
      {
        title: 'Check the entry requirements',
        text: 'Look for the marks asked for from your board or university, any subjects you must have taken, and the English score.',
      },
      {
        title: 'Apply directly to the institution',
        text: 'Send certified copies of your mark sheets and passport, an English test result and a statement of purpose. Research degrees may want a proposal and a supervisor who has agreed.',
      },
      {
        title: 'Receive and accept the Offer of Place',
        text: 'It names the course, its dates and the tuition. If it is conditional, ask exactly which document would satisfy each condition.',
      },
      {
        title: 'Apply for the student visa',
        text: 'You apply online to Immigration New Zealand with the Offer of Place and evidence of money. You may be asked for medical and police certificates, so read the list early.',
      },
    ],
  },
  afterOffer: {
    lead: 'This part is mostly careful reading. Sit down with a parent and go through it on one afternoon.',
    items: [
      {
        title: 'Payment and refunds',
        text: 'Ask when tuition must be paid, and what is returned if the visa is declined or you change your mind.',
      },
      {
        title: 'Evidence of money',
        text: 'Show who is paying, how they are related to you and where the money came from. Explain recent large deposits.',
      },
      {
        title: 'A true purpose, in your words',
        text: 'Be ready to explain how the course fits with your earlier study. Mention gaps before you are asked about them.',
      },
      {
        title: 'Insurance',
        text: 'International students must have medical and travel insurance. Check what the institution accepts before buying a policy.',
      },
      {
        title: 'What you pack',
        text: 'Border rules on food, seeds and wooden things are strict. Declare anything you are unsure of, pickles included.',
      },
    ],
  },
  facts: [
    {
      term: 'Post-study work visa',
      detail: 'Up to 3 years depending on the qualification, subject to eligibility.',
      source: {
        text: 'Post-study work visa, Immigration New Zealand',
        href: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
      },
    },
    {
      term: 'Level 7 graduate diplomas',
      detail:
        'Eligibility for the post-study work visa was extended from 16 November 2026 to Level 7 graduate diplomas (up to 1 year). Pages written earlier may not mention it.',
      source: {
        text: 'Eligibility extended from 16 November 2026, news from Immigration New Zealand',
        href: 'https://www.immigration.govt.nz/about-us/news-centre/post-study-work-visa-eligibility-extended-from-16-november-2026/',
      },
    },
    {
      term: 'Which qualifications count',
      detail:
        'Check your own qualification by name and level on the official page before you accept a place. The institution can confirm its level in writing.',
      source: {
        text: 'Post-study work visa, Immigration New Zealand',
        href: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
      },
    },
  ],
  whyWorthIt: [
    'Education providers must follow a government code of practice for the care and safety of international students. Parents may like to read it. Ask the institution how it works there, and whom a student can telephone at night.',
    'Some fields grow out of the land itself, among them agriculture, geology and environmental science. If one of those is yours, look closely at New Zealand.',
    'It may feel quiet if you are used to Hyderabad. The country is small, so is its job market, and flights home are long. Talk about that at home before you apply.',
  ],
  howWeHelp: [
    'We compare qualifications with you, level by level, and show you what the post-study work page says about each. If what you want is not taught in New Zealand, we will say so and suggest where to look. We then prepare the application with you and check the certified copies.',
    'When the Offer of Place comes, we read it with your family and make a list of visa documents with a name and a date beside each. Immigration New Zealand makes the decision; our work is to see that your file is complete and true. If there is a subject you want to study, write to us and name it.',
  ],
  lastReviewed: '2026-10-10',
};
