import type { DestinationFacts } from '../types.ts';

export const facts: DestinationFacts = {
  intakes: '**Fall** (September), **Winter** (January), **Summer** (May)',
  apply:
    '**Each university or college** that is a [DLI](designated learning institution), directly',
  visa: '**Study permit**',
  keyDocument:
    '**Letter of acceptance**; for most also a [**PAL/TAL**](provincial or territorial attestation letter), or Québec’s own certificate',
  proofOfFunds: '**Tuition, living costs and travel**',
  fundsPage: {
    text: 'Proof of financial support, canada.ca',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
  },
  health: '**The province’s plan**, or that of the university or college',
  workDuring: '**Off campus, up to 24 hours a week**',
  workAfter:
    '[**PGWP**](Post-Graduation Work Permit)**: 8 months to 3 years**, subject to eligibility',
  official: {
    text: 'Government of Canada',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
  },
};
