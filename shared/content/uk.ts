import picture from '../../pictures/uk.svg';
import type { Destination } from './types.ts';

export const uk: Destination = {
  title: 'Study in UK | Par Avion',
  description:
    'Applying to UK universities from India: UCAS or direct applications, September and January intakes, the CAS, the Student visa and the Graduate visa.',
  name: 'UK',
  nameInSentence: 'the UK',
  gateway: { code: 'LHR', city: 'London' },
  picture,
  intro: [
    'In the UK you apply for a particular course, and most of what you study will be that subject. So the first thing to settle is what you want to learn. The city comes second.',
    'Intakes are in September and January. September has the wider choice, and January is offered by some courses only. The exact intake dates are set by each institution, so look for yours on the course page.',
  ],
  glance: {
    intakes: 'September and January',
    applyThrough: 'UCAS (undergraduates), direct applications (postgraduates)',
    visa: 'Student visa via CAS',
    work: 'Graduate visa after study, subject to eligibility',
  },
  intakes: [
    { name: 'September', months: [9] },
    { name: 'January', months: [1] },
  ],
  process: {
    lead: 'There are two ways in, and the level of your course decides which is yours.',
    steps: [
      {
        title: 'Compare course pages',
        text: 'Read the modules, the entry requirements for Indian qualifications and the English score asked for. Check too whether the course includes a placement year.',
      },
      {
        title: 'Undergraduates: apply through UCAS',
        text: 'One form carries your personal statement and a reference to several courses. Medicine and a few other courses close earlier than the rest.',
      },
      {
        title: 'Postgraduates: make direct applications',
        text: 'Each university has its own form. Send transcripts, references and a statement of purpose written for that course. Popular courses can fill before the deadline.',
      },
      {
        title: 'Answer your offers',
        text: 'A conditional offer lists what you still have to show, such as final marks or an English result. Once you have shown it, the offer becomes unconditional.',
      },
      {
        title: 'Get your CAS',
        text: 'When you have accepted, met the conditions and paid any deposit, the university gives you a CAS (Confirmation of Acceptance for Studies), a reference number for your visa form.',
      },
      {
        title: 'Apply for the Student visa',
        text: 'You apply online, prove your identity and send the documents on the official list. You may be asked to an interview about your plans.',
      },
    ],
  },
  afterOffer: {
    lead: 'Do these in order. A small mistake in an early paper has a way of reaching the visa form.',
    items: [
      {
        title: 'Meet every condition in writing',
        text: 'Send final marks and test results as soon as you have them, and keep the reply that says they were accepted.',
      },
      {
        title: 'Check the CAS details',
        text: 'Course, level, dates and passport number must all be right before you use it.',
      },
      {
        title: 'Read the rules on money',
        text: 'They say how much, whose account it may be in and how long it must have been there. Read them before anyone moves savings.',
      },
      {
        title: 'Look for extra certificates',
        text: 'Check on GOV.UK whether you need a tuberculosis test, and whether your subject needs ATAS clearance.',
      },
      {
        title: 'Arrange somewhere to live',
        text: 'Apply for university housing early. Be wary of private landlords who want a deposit for a room nobody has seen.',
      },
    ],
  },
  facts: [
    {
      term: 'Applications',
      detail: 'UCAS for undergraduates, direct applications for postgraduates.',
      source: {
        text: 'UCAS, the UK’s undergraduate application service',
        href: 'https://www.ucas.com',
      },
    },
    {
      term: 'Student visa',
      detail:
        'You apply via CAS (Confirmation of Acceptance for Studies), which the university issues to you.',
      source: { text: 'Student visa, GOV.UK', href: 'https://www.gov.uk/student-visa' },
    },
    {
      term: 'Graduate visa',
      detail:
        'For work after the course, subject to eligibility: 2 years if applied for on or before 31 December 2026, 18 months if applied for from 1 January 2027, 3 years after a PhD.',
      source: { text: 'Graduate visa, GOV.UK', href: 'https://www.gov.uk/graduate-visa' },
    },
  ],
  whyWorthIt: [
    'A taught master’s in the UK is often shorter than one in India, which means less time away from earning. It also means a full timetable from the first week and little time to find your feet.',
    'The course goes deep into one subject. If you would like to try three before you choose, look at a broader system, or at courses in Scotland, which often start wider.',
    'Be careful with older advice about work. If you begin a bachelor’s or master’s course in 2027, you will finish after 1 January 2027, so make your plans on 18 months of Graduate visa and check the rule again before you apply.',
  ],
  howWeHelp: [
    'We tell you which route is yours, choose courses with you and read your personal statement with a red pen. It stays your own work. When offers come, we put the conditions and reply dates side by side so that your family can compare them on one page.',
    'Then we check the CAS and the visa documents with you, item by item. The visa decision itself is made by the UK government. Parents are welcome at the desk. Ask any consultancy, us included, how it is paid and what happens if a visa is refused. Write to us with your subject and your latest marks.',
  ],
  lastReviewed: '2026-10-10',
};
