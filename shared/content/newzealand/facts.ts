import type { DestinationFacts } from '../types.ts';

export const facts: DestinationFacts = {
  intakes: '**February** and **July**',
  apply: '**Each university or college**, directly',
  visa: '**Student visa**',
  keyDocument: '**Offer of Place**',
  proofOfFunds: '**Tuition and living costs**, with the source of the money',
  fundsPage: {
    text: 'Student fund requirements, Immigration New Zealand',
    href: 'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
  },
  health: '**Medical and travel insurance** for the whole stay',
  workDuring: '**Up to 25 hours a week**, if the visa gives the right to work',
  workAfter:
    '**Post-study work visa: up to 3 years** depending on the qualification, subject to eligibility',
  official: {
    text: 'Immigration New Zealand',
    href: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
  },
};
