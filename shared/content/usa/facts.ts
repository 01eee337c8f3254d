import type { DestinationFacts } from '../types.ts';

export const facts: DestinationFacts = {
  intakes: '**Fall** (August-September), **Spring** (January)',
  apply: '**Each university**; many bachelor’s courses share one form',
  visa: '**F-1 student visa**',
  keyDocument: '**Form**\u00a0[**I-20**](certificate of eligibility from the university)',
  proofOfFunds: '**Funds for the first year**, as on the I-20',
  fundsPage: {
    text: 'Your own I-20, Study in the States',
    href: 'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20',
  },
  health: 'Usually **the university’s own plan**',
  workDuring:
    '**On campus, up to 20 hours a week**; [CPT](Curricular Practical Training) if the course requires it',
  workAfter:
    '[**OPT**](Optional Practical Training)**: 12 months, and 24 more in** [**STEM**](science, engineering and the like), subject to eligibility',
  official: {
    text: 'US Department of State',
    href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  },
};
