import type { DestinationFacts } from '../types.ts';

export const facts: DestinationFacts = {
  intakes: '**September** and **January**',
  apply:
    '**Each university or college**, directly; the [**CAO**](Central Applications Office) for some undergraduates',
  visa: '**Study visa**, through [ISD](Immigration Service Delivery, formerly INIS)',
  keyDocument: '**Letter of acceptance and fee receipt**',
  proofOfFunds: '**Bank statements** of the last 6 months',
  fundsPage: {
    text: 'Money for your studies, ISD',
    href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
  },
  health: '**Private medical insurance**',
  workDuring: '**20 hours a week**; 40 in set holiday periods',
  workAfter:
    '**Stamp 1G** (permission to stay and work)**: 12 months, or up to 24** after a master’s, subject to eligibility',
  official: {
    text: 'Irish Immigration Service Delivery',
    href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
  },
};
