import picture from '../../pictures/canada.svg';
import type { Destination } from './types.ts';

export const canada: Destination = {
  title: 'Study in Canada | Par Avion',
  description:
    'Studying in Canada from India: Fall, Winter and Summer intakes, choosing a DLI, the attestation letter (PAL/TAL), the study permit and the PGWP.',
  name: 'Canada',
  nameInSentence: 'Canada',
  gateway: { code: 'YVR', city: 'Vancouver' },
  picture,
  intro: [
    'Canada’s rules for students have changed several times since 2024, and much of the advice still passed around is out of date. A cousin who went in 2022 did not need an attestation letter; you may. Check the date on everything you read, this page too.',
    'There are three intakes: Fall (September), Winter (January) and Summer (May). Each institution sets its exact intake dates, and many programmes open in only one or two of the three.',
  ],
  glance: {
    intakes: 'Fall (September), Winter (January), Summer (May)',
    applyThrough: 'Directly to each designated learning institution (DLI)',
    visa: 'Study permit; most also need a PAL/TAL',
    work: 'PGWP after study, subject to eligibility',
  },
  intakes: [
    { name: 'Fall', months: [9] },
    { name: 'Winter', months: [1] },
    { name: 'Summer', months: [5] },
  ],
  process: {
    lead: 'The admission and the permit are decided by different people, and each asks for its own papers.',
    steps: [
      {
        title: 'Choose the programme, then the place',
        text: 'The school must be a designated learning institution (DLI). If you hope to work afterwards, check as well that the programme can lead to a PGWP. Being a DLI does not settle that.',
      },
      {
        title: 'Get your papers together',
        text: 'Transcripts, an English or French test, references and a statement of purpose are the usual set. Some institutions want transcripts sent by your university itself, so ask there early.',
      },
      {
        title: 'Apply to each DLI',
        text: 'Apply directly to each institution, as its admissions page tells you. Programmes can close when they fill up.',
      },
      {
        title: 'Receive the letter of acceptance',
        text: 'Read its conditions, and the date by which you must reply and pay a deposit if there is one.',
      },
      {
        title: 'Get the attestation letter',
        text: 'Most applicants also need a provincial or territorial attestation letter (PAL/TAL). The institution will tell you how it is issued.',
      },
      {
        title: 'Apply for the study permit',
        text: 'You apply online with the acceptance, the PAL/TAL if you need one, proof of money and your biometrics.',
      },
    ],
  },
  afterOffer: {
    lead: 'The officer who reads your permit application knows only what you upload. Make it easy to follow.',
    items: [
      {
        title: 'Explain your plan',
        text: 'Write one clear page on why this programme follows from what you have done so far. Account for gaps, and for any earlier refusal by any country.',
      },
      {
        title: 'Show the funds honestly',
        text: 'Savings, loan and income should tell one story. A large deposit with no explanation raises questions.',
      },
      {
        title: 'Follow the instruction letters',
        text: 'They say when to give biometrics and whether a medical examination is needed.',
      },
      {
        title: 'Ask about refunds',
        text: 'Before you pay a deposit, find out in writing what comes back if the permit is refused.',
      },
      {
        title: 'Keep papers in your cabin bag',
        text: 'The approval letter is not the permit. A border officer normally issues the permit on arrival; check every date on it before you leave the counter.',
      },
    ],
  },
  facts: [
    {
      term: 'Study permit',
      detail: 'You apply with a letter of acceptance from a designated learning institution (DLI).',
      source: {
        text: 'Study permit, Government of Canada',
        href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
      },
    },
    {
      term: 'PAL/TAL',
      detail:
        'The attestation letter has been in force since 22 January 2024, and most applicants need one. Master’s and doctoral students at public DLIs have been exempt since 1 January 2026.',
      source: {
        text: 'Study permit, Government of Canada',
        href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
      },
    },
    {
      term: 'PGWP (Post-Graduation Work Permit)',
      detail:
        'From 8 months to 3 years, subject to eligibility. A language result is required. A field-of-study rule applies to non-degree programmes if the study permit was applied for on or after 1 November 2024.',
      source: {
        text: 'Work after you graduate, Government of Canada',
        href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation/about.html',
      },
    },
  ],
  whyWorthIt: [
    'You can choose between universities, which lean towards theory and research, and colleges, whose diplomas tend to be closer to a particular job. For a student who likes making and fixing things, a good college programme can be the better fit. Read the field-of-study rule first.',
    'It is less suitable if your only reason is the work permit. Choose a programme you would still want if that rule changed, because rules have changed before. And ask someone who lives there about February.',
  ],
  howWeHelp: [
    'We check each programme on your list with you: the DLI, the intake, whether a PAL/TAL is needed and what the PGWP page says about that field. You see the official page as well as our notes. Then we help you prepare the application and keep track of what each institution has answered.',
    'For the study permit we help you understand the list of documents and put yours in order. Paid advice or representation in a Canadian immigration matter must come from an authorised representative, so ask whoever offers it, us included, for their authorisation. A rough idea of a programme is enough to write to us with.',
  ],
  lastReviewed: '2026-10-10',
};
