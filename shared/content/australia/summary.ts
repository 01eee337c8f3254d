import type { DestinationSummary } from '../types.ts';
import { facts } from './facts.ts';

export const summary: DestinationSummary = {
  card: 'You answer in writing why you want to study there.',
  facts,
  comparison: {
    length: '**Bachelor’s 3 to 5 years**, master’s 1 to 2',
    lengthPage: {
      text: 'Qualifications, Study Australia',
      href: 'https://www.studyaustralia.gov.au/en/plan-your-studies/universities-and-higher-education/undergraduate-qualifications',
    },
    threeYears: 'Ask first: a bachelor’s there takes 3 to 5 years',
    afterResults: 'Usually the next **February**; ask about **July**',
    family: 'Usually not, except with a doctorate. [Family in Australia](page:australia#family)',
  },
  refusal: {
    days: 'As the letter says',
    road: 'A review, if the letter allows one. Or a fresh application, which asks about this refusal',
    change: 'What was missing',
  },
};
