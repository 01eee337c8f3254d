import type { DestinationSummary } from '../types.ts';
import { facts } from './facts.ts';

export const summary: DestinationSummary = {
  card: 'Most students need a letter from the province before the study permit.',
  facts,
  comparison: {
    length: '**Bachelor’s usually 4 years**, sometimes 3; master’s 1 to 2',
    lengthPage: {
      text: 'Programs, EduCanada',
      href: 'https://www.educanada.ca/programs-programmes/index.aspx?lang=eng',
    },
    threeYears: 'Ask first: a bachelor’s there usually takes 4 years',
    afterResults: 'Often the same **Fall**, otherwise **Winter** or **Summer**',
    family:
      'Husband or wife may work only with some courses. Children: ask first. [Family in Canada](page:canada#family)',
  },
  refusal: {
    days: '15 or 60 days: ask a Canadian lawyer at once',
    road: 'A review by the Federal Court. Or a fresh application',
    change: 'What was missing, by the officer’s notes',
  },
};
