import type { DestinationFacts } from '../types.ts';

export const facts: DestinationFacts = {
  intakes: '**February**, **July**, and sometimes October/November',
  apply: '**Each university or college**, directly',
  visa: '**Student visa** (subclass 500)',
  keyDocument: '[**CoE**](Confirmation of Enrolment)',
  proofOfFunds: '**What the official checklist tool lists** for you',
  fundsPage: {
    text: 'Document checklist tool, Home Affairs',
    href: 'https://immi.homeaffairs.gov.au/visas/web-evidentiary-tool',
  },
  health: '[**OSHC**](Overseas Student Health Cover)',
  workDuring: '**Up to 48 hours a fortnight** while the course is in session',
  workAfter:
    '**Post-study work visa** (subclass 485)**: up to 2 years after a bachelor’s, 3 after a master’s of two academic years** for Indian citizens, subject to eligibility; most must be 35 or under',
  official: {
    text: 'Department of Home Affairs',
    href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  },
};
