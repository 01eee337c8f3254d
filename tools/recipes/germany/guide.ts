import type { DestinationGuide, ExternalLink } from '../../../shared/content/types.ts';

const visa: ExternalLink = {
  text: 'Visa service, Federal Foreign Office',
  href: 'https://www.auswaertiges-amt.de/en/visa-service',
};

export const guide: DestinationGuide = {
  description:
    'Study in Germany from India: what to do in which month, the letter of admission, the documents to collect, and the visa for your studies.',
  intro: [
    'Germany suits you if your marks are good and you are ready to learn some German.',
    'Most courses begin in October, some in April. Each university sets its exact intake dates.',
  ],
  limit: 'Not every course is taught in English.',
  intakes: [
    { id: 'winter', name: 'Winter semester', months: [10] },
    { id: 'summer', name: 'Summer semester', months: [4] },
  ],
  process: {
    lead: 'Each step is counted back from the month in which classes begin.',
    plan: [
      {
        id: 'choose',
        title: 'Choose courses',
        when: [15, 11],
        text: 'Read on the course page which language it is taught in.',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply for a place',
        when: [10, 3],
        text: 'Send your documents where the university asks for them.',
      },
      {
        id: 'visa',
        title: 'Apply for the visa',
        when: [5, 2],
        text: 'Book the appointment as soon as you have the letter of admission.',
        limits: [{ kind: 'requirement', text: 'Enter only once the visa is valid.', source: visa }],
      },
      { id: 'travel', title: 'Travel', when: [1, 0], text: 'Register your address.' },
    ],
    documents: [
      {
        id: 'marks',
        name: 'Mark sheets',
        why: 'The university reads them.',
        commonMistake: 'A semester is missing.',
      },
    ],
    questions: [
      {
        id: 'language',
        question: 'Do I need German?',
        answer: 'The course page says so. In daily life it helps everywhere.',
      },
    ],
  },
  afterOffer: {
    lead: 'The letter of admission is not a visa.',
    documents: [
      {
        id: 'admission',
        name: 'Letter of admission',
        why: 'The visa office asks for it.',
        commonMistake: 'It is for another semester.',
      },
    ],
    rules: [{ term: 'National visa', detail: 'You apply for it before you travel.', source: visa }],
    questions: [
      {
        id: 'funds',
        question: 'How do we show the money?',
        answer: 'The visa office names the ways. Read its page before you choose one.',
        source: visa,
      },
    ],
  },
  whyWorthIt: {
    reasons: ['Many courses join theory and practice.'],
    questions: [
      {
        id: 'work',
        question: 'May I work while I study?',
        answer: 'On a limited number of days. Your residence permit says how many.',
      },
    ],
  },
  howWeHelp: ['We read the requirements of universities in Germany with you, line by line.'],
  changes: [{ date: '2026-01-01', text: 'The visa service has another address.', source: visa }],
  written: '2026-11-01',
};
