import type { DestinationSummary } from '../types.ts';
import { facts } from './facts.ts';

export const summary: DestinationSummary = {
  card: 'One shared application for a bachelor’s, one for each university for a master’s.',
  facts,
  comparison: {
    length: '**Bachelor’s usually 3 years**, in Scotland 4; taught master’s usually 1',
    lengthPage: {
      text: 'Types of courses, UCAS',
      href: 'https://www.ucas.com/undergraduate/what-and-where-study/types-undergraduate-courses',
    },
    threeYears: 'Ask first: a bachelor’s there usually takes 3 years',
    afterResults: 'Often the same **September**, otherwise **January**',
    family: 'Not with a bachelor’s or a taught master’s. [Family in the UK](page:uk#family)',
  },
  refusal: {
    days: '28 days from the decision',
    road: 'A check of the decision from outside the UK, if the officer made a mistake. If not: a fresh application with a new CAS',
    change: 'Each reason in the letter',
  },
};
