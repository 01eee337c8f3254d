import type { DestinationSummary } from '../types.ts';
import { facts } from './facts.ts';

export const summary: DestinationSummary = {
  card: 'Eligible graduates may apply to stay and work: one year, or up to two after a master’s.',
  facts,
  comparison: {
    length: '**Bachelor’s 3 or 4 years**, master’s usually 1, some 2',
    lengthPage: {
      text: 'Third-level education, Citizens Information',
      href: 'https://www.citizensinformation.ie/en/education/third_level_education/colleges_and_qualifications/third_level_education_in_ireland.html',
    },
    threeYears: 'Ask first: a bachelor’s there takes 3 or 4 years',
    afterResults: 'Often the same **September**',
    family: 'Usually not. [Family in Ireland](page:ireland#family)',
  },
  refusal: {
    days: '2 months from the decision',
    road: 'A written appeal without a fee, if the letter allows one',
    change: 'Each reason, and what was missing',
  },
};
