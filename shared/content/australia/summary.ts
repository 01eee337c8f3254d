import type { DestinationSummary } from '../types.ts';

export const summary: DestinationSummary = {
  card: [
    'Start in February or July, and sometimes in October/November.',
    'You answer in writing why you want to study there.',
  ],
  facts: {
    intakes: '**February**, **July**, and sometimes October/November',
    apply: '**Each university or college**, directly',
    visa: '**Student visa** (subclass 500)',
    keyDocument: '[**CoE**](Confirmation of Enrolment)',
    proofOfFunds: '**What the official checklist tool lists** for you',
    health: '[**OSHC**](Overseas Student Health Cover)',
    workDuring: '**Up to 48 hours a fortnight** while the course is in session',
    workAfter:
      '**Post-study work visa** (subclass 485)**: up to 2 years after a bachelor’s, 3 after a master’s of two academic years** for Indian citizens, subject to eligibility; most must be 35 or under',
    official: {
      text: 'Department of Home Affairs',
      href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    },
    fundsPage: {
      text: 'Money for Australia: checklist tool, Home Affairs',
      href: 'https://immi.homeaffairs.gov.au/visas/web-evidentiary-tool',
    },
  },
  comparison: {
    length: '**Bachelor’s 3 to 5 years**, master’s 1 to 2',
    lengthPage: {
      text: 'Qualifications, Study Australia',
      href: 'https://www.studyaustralia.gov.au/en/plan-your-studies/universities-and-higher-education/undergraduate-qualifications',
    },
    threeYears: 'Ask first: theirs takes 3 to 5 years',
    afterResults: 'The next **February**',
    family: 'Usually not, except with a doctorate. [Family in Australia](page:australia#family)',
  },
  refusal: {
    days: 'As the letter says',
    road: 'A review, if the letter allows one. Or a fresh application, which asks about this refusal',
    change: 'What was missing',
  },
};
