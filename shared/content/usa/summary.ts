import type { DestinationSummary } from '../types.ts';

export const summary: DestinationSummary = {
  card: [
    'Each university decides for itself. You start in Fall or in Spring.',
    'With permission, you can work in your field after the course; during it only if your course requires this.',
  ],
  facts: {
    intakes: '**Fall** (August-September), **Spring** (January)',
    apply: '**Each university**; many bachelor’s courses share one form',
    visa: '**F-1 student visa**',
    keyDocument: '**Form**\u00a0[**I-20**](certificate of eligibility from the university)',
    proofOfFunds: '**Funds for the first year**, as on the I-20',
    health: 'Usually **the university’s own plan**',
    workDuring:
      '**On campus, up to 20 hours a week**; [CPT](Curricular Practical Training) if the course requires it',
    workAfter:
      '[**OPT**](Optional Practical Training)**: 12 months, and 24 more in** [**STEM**](science, engineering and the like), subject to eligibility',
    official: {
      text: 'US Department of State',
      href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    },
    fundsPage: {
      text: 'Money for the USA: your own I-20, Study in the States',
      href: 'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20',
    },
  },
  comparison: {
    length: '**Bachelor’s usually 4**, master’s 1 to 2 years',
    lengthPage: {
      text: 'Your options, EducationUSA',
      href: 'https://educationusa.state.gov/your-5-steps-us-study/research-your-options',
    },
    threeYears: 'Ask first: a bachelor’s there is usually longer',
    afterResults:
      'The same **Fall** if you applied before; else **Spring**, or for most bachelor’s courses the next Fall',
    family:
      'Husband or wife may come, may not work. Children: ask first. [Family in the USA](page:usa#family)',
  },
  refusal: {
    days: 'No fixed last date that we know of',
    road: 'A fresh application, with the fee again',
    change: 'What did not convince the officer, most often that you will leave after your studies',
  },
};
