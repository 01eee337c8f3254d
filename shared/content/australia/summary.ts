import picture from '../../pictures/australia.svg';
import type { DestinationSummary } from '../types.ts';

export const summary: DestinationSummary = {
  picture,
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
    workAfter: '**Post-study work visa** (subclass 485), subject to eligibility, with an age limit',
    official: {
      text: 'Department of Home Affairs',
      href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    },
    fundsPage: {
      text: 'Document checklist tool, Home Affairs',
      href: 'https://immi.homeaffairs.gov.au/visas/web-evidentiary-tool',
    },
  },
  refusal: {
    days: 'As the letter says',
    road: 'A review, if the letter allows one. Or a new form, which asks about this refusal',
    change: 'What was missing',
  },
};
