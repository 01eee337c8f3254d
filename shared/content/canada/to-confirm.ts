import type { Unconfirmed } from '../types.ts';

const services = 'https://www.canada.ca/en/immigration-refugees-citizenship/services';

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'Since 1 April 2026 post-secondary students need no separate co-op work permit (the placement is required and at most half of the programme).',
    source: {
      text: 'Work off campus, Government of Canada',
      href: `${services}/study-canada/work/work-off-campus.html`,
    },
  },
  {
    claim: 'The list of fields of study for the PGWP was frozen for 2026; 2027 is open.',
    source: {
      text: 'Who can get a PGWP, Government of Canada',
      href: `${services}/study-canada/work/after-graduation/eligibility.html`,
    },
  },
];
