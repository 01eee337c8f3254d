import type { DestinationSummary } from '../types.ts';
import { facts } from './facts.ts';

export const summary: DestinationSummary = {
  card: 'The level of your qualification matters for work afterwards.',
  facts,
  comparison: {
    length: '**Bachelor’s usually 3 years**, some 4; master’s 1 to 2',
    lengthPage: {
      text: 'Courses, Study with New Zealand',
      href: 'https://www.studywithnewzealand.govt.nz/en/study-options/higher-education/courses-and-programmes',
    },
    threeYears: 'Ask first: a bachelor’s there usually takes 3 years',
    afterResults: 'Usually the next **February**; ask about **July**',
    family: 'Each applies separately. [Family in New Zealand](page:newzealand#family)',
  },
  refusal: {
    days: 'No fixed last date that we know of',
    road: 'A fresh application',
    change: 'Each reason in the letter',
  },
};
