import type { DestinationSummary } from '../types.ts';

export const summary: DestinationSummary = {
  card: [
    'Three intakes a year: Fall, Winter and Summer.',
    'Most students need a letter from the province before the study permit.',
  ],
  facts: {
    intakes: '**Fall** (September), **Winter** (January), **Summer** (May)',
    apply:
      '**Each university or college** that is a [DLI](designated learning institution), directly',
    visa: '**Study permit**',
    keyDocument:
      '**Letter of acceptance**; for most also a [**PAL/TAL**](provincial or territorial attestation letter), or Québec’s own certificate',
    proofOfFunds: '**Tuition, living costs and travel**',
    health: '**The province’s plan**, or that of the university or college',
    workDuring: '**Off campus, up to 24 hours a week**',
    workAfter:
      '[**PGWP**](Post-Graduation Work Permit)**: 8 months to 3 years**, subject to eligibility',
    official: {
      text: 'Government of Canada',
      href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    },
    fundsPage: {
      text: 'Proof of financial support, canada.ca',
      href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    },
  },
  comparison: {
    length: '**Bachelor’s usually 4 years**, sometimes 3; master’s 1 to 2',
    lengthPage: {
      text: 'Programs, EduCanada',
      href: 'https://www.educanada.ca/programs-programmes/index.aspx?lang=eng',
    },
    threeYears: 'Ask first: theirs usually takes 4 years',
    afterResults: 'The same **Fall** if you applied before; else **Winter** or **Summer**',
    family:
      'Husband or wife may work only with some courses. Children: ask first. [Family in Canada](page:canada#family)',
  },
  refusal: {
    days: '15 or 60 days: ask a Canadian lawyer at once',
    road: 'A review by the Federal Court. Or a fresh application',
    change: 'What was missing, by the officer’s notes',
  },
};
