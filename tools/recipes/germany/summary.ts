import type { DestinationSummary } from '../../../shared/content/types.ts';
import picture from './germany.svg';

export const summary: DestinationSummary = {
  picture,
  card: [
    'Most courses begin in October, some in April.',
    'You show the money for the first year before the visa.',
  ],
  facts: {
    intakes: 'Winter semester (October), summer semester (April)',
    apply: 'The university, or a service that it names',
    visa: 'National visa for studies',
    keyDocument: 'Letter of admission',
    proofOfFunds: 'Blocked account, scholarship or letter of commitment',
    health: 'Health insurance from the first day',
    workDuring: 'Limited days a year',
    workAfter: 'A residence permit to look for work, subject to eligibility',
    official: {
      text: 'Federal Foreign Office',
      href: 'https://www.auswaertiges-amt.de/en/visa-service',
    },
  },
};
