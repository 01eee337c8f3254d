import type { DestinationSummary } from '../types.ts';

export const summary: DestinationSummary = {
  card: [
    'Start in February or July with an Offer of Place.',
    'The level of your qualification matters for work afterwards.',
  ],
  facts: {
    intakes: '**February** and **July**',
    apply: '**Each university or college**, directly',
    visa: '**Student visa**',
    keyDocument: '**Offer of Place**',
    proofOfFunds: '**Tuition and living costs**, with the source of the money',
    health: '**Medical and travel insurance** for the whole stay',
    workDuring: '**Up to 25 hours a week**, if the visa gives the right to work',
    workAfter:
      '**Post-study work visa: up to 3 years** depending on the qualification, subject to eligibility',
    official: {
      text: 'Immigration New Zealand',
      href: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
    },
    fundsPage: {
      text: 'Student fund requirements, Immigration New Zealand',
      href: 'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
    },
  },
  comparison: {
    length: '**Bachelor’s usually 3 years**, some 4; master’s 1 to 2',
    lengthPage: {
      text: 'Courses, Study with New Zealand',
      href: 'https://www.studywithnewzealand.govt.nz/en/study-options/higher-education/courses-and-programmes',
    },
    threeYears: 'Ask first: theirs usually takes 3 years',
    afterResults: 'The next **February**',
    family: 'Each applies separately. [Family in New Zealand](page:newzealand#family)',
  },
  refusal: {
    days: 'No fixed last date that we know of',
    road: 'A fresh application',
    change: 'Each reason in the letter',
  },
};
