import type { DestinationSummary } from '../types.ts';

export const summary: DestinationSummary = {
  card: [
    'Ask first whether the university or college wants your application directly or through a central office.',
    'Eligible graduates may apply to stay and work: a year, or up to two after a master’s.',
  ],
  facts: {
    intakes: '**September** and **January**',
    apply:
      '**Each university or college**, directly; the [**CAO**](Central Applications Office) for some undergraduates',
    visa: '**Study visa**, through [ISD](Immigration Service Delivery, formerly INIS)',
    keyDocument: '**Letter of acceptance and fee receipt**',
    proofOfFunds: '**Bank statements** of the last 6 months',
    health: '**Private medical insurance**',
    workDuring: '**20 hours a week**; 40 in set holiday periods',
    workAfter:
      '**Stamp 1G** (permission to stay and work)**: 12 months, or up to 24** after a master’s, subject to eligibility',
    official: {
      text: 'Irish Immigration Service Delivery',
      href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
    },
    fundsPage: {
      text: 'Money for study in Ireland, ISD',
      href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
    },
  },
  comparison: {
    length: '**Bachelor’s 3 or 4 years**, master’s usually 1, some 2',
    lengthPage: {
      text: 'Third-level education, Citizens Information',
      href: 'https://www.citizensinformation.ie/en/education/third_level_education/colleges_and_qualifications/third_level_education_in_ireland.html',
    },
    threeYears: 'Ask first: theirs takes 3 or 4 years',
    afterResults:
      'The same **September** if you applied before, or at many universities until 30 June to mid-July; else **January** for some master’s courses, or the next September',
    family: 'Usually not. [Family in Ireland](page:ireland#family)',
  },
  refusal: {
    days: '2 months from the decision',
    road: 'A written appeal without a fee, if the letter allows one',
    change: 'Each reason, and what was missing',
  },
};
