import type { DestinationSummary } from '../types.ts';
import { facts } from './facts.ts';

export const summary: DestinationSummary = {
  card: 'With permission you may work in your field after the course, or during it if the course requires this.',
  facts,
  comparison: {
    length: '**Bachelor’s usually 4**, master’s 1 to 2 years',
    lengthPage: {
      text: 'Your options, EducationUSA',
      href: 'https://educationusa.state.gov/your-5-steps-us-study/research-your-options',
    },
    threeYears: 'Ask first: a bachelor’s there is usually longer',
    afterResults: 'Often the same **Fall**, otherwise **Spring**',
    family:
      'Husband or wife may come but may not work. Children: ask first. [Family in the USA](page:usa#family)',
  },
  refusal: {
    days: 'No fixed last date that we know of',
    road: 'A fresh application, with the fee again',
    change: 'What did not convince the officer, most often that you will leave after your studies',
  },
};
