import picture from '../../pictures/ireland.svg';
import type { Destination } from './types.ts';

export const ireland: Destination = {
  title: 'Study in Ireland | Par Avion',
  description:
    'Studying in Ireland from India: CAO or direct application, September and January intakes, the study visa through ISD, and Stamp 1G after graduation.',
  name: 'Ireland',
  nameInSentence: 'Ireland',
  gateway: { code: 'DUB', city: 'Dublin' },
  picture,
  intro: [
    'Irish colleges teach in English, but Ireland is not part of the UK and has its own immigration system. A UK student visa does not let you study in Ireland, and what you hear about working in the UK afterwards does not apply.',
    'Intakes are September and January. January is mainly for some postgraduate courses. Every institution fixes its exact intake dates, so take them from the course page and from nowhere else.',
  ],
  glance: {
    intakes: 'September and January',
    applyThrough: 'CAO (undergraduates) or the institution directly',
    visa: 'Study visa through ISD',
    work: 'Up to 2 years after a master’s, subject to eligibility',
  },
  intakes: [
    { name: 'September', months: [9] },
    { name: 'January', months: [1] },
  ],
  process: {
    lead: 'One early question decides your route: does the college want your form through the CAO, or straight from you?',
    steps: [
      {
        title: 'Note the level of the course',
        text: 'Irish qualifications have levels. An honours bachelor’s degree is level 8 and a master’s is level 9. The level also affects how long you may stay to work.',
      },
      {
        title: 'Undergraduates: ask which route is yours',
        text: 'The CAO (Central Applications Office) handles undergraduate applications, but as an Indian citizen you will usually be told to apply to the college itself. Ask its international office before you register anywhere.',
      },
      {
        title: 'Postgraduates: apply as the course page says',
        text: 'This is usually the college’s own form, with transcripts, references, an English test result and a statement of purpose. Some courses fill early.',
      },
      {
        title: 'Accept the offer',
        text: 'Read the conditions and the refund terms, then pay what is asked by the date given. Keep every receipt, because the visa application may ask for it.',
      },
      {
        title: 'Apply for the study visa',
        text: 'Indian citizens need a visa. You apply online to Immigration Service Delivery (ISD, formerly INIS), then send the signed form and supporting papers where it tells you to.',
      },
    ],
  },
  afterOffer: {
    lead: 'Tick these off one at a time, with the papers themselves on the table.',
    items: [
      {
        title: 'Acceptance and fee receipts',
        text: 'The college’s letter should show the course, its length and what you have paid.',
      },
      {
        title: 'Bank statements that explain themselves',
        text: 'Show regular income or a sanctioned loan. Add a note about any large recent deposit.',
      },
      {
        title: 'A letter about your plans',
        text: 'Explain why this course and how it follows from the last one. Account for gaps, and declare any visa refusal, from any country.',
      },
      {
        title: 'Medical insurance',
        text: 'You will need private cover. Ask the college whether it has a group scheme, and what that scheme leaves out.',
      },
      {
        title: 'A place to stay',
        text: 'Rooms are scarce near term time. Start looking as soon as you accept, and never pay for a room on a message alone.',
      },
      {
        title: 'Registration on arrival',
        text: 'The visa gets you to the border. After that you register with the immigration service for an Irish Residence Permit.',
      },
    ],
  },
  facts: [
    {
      term: 'Study visa',
      detail:
        'Study visas are handled by ISD. Read its list of documents for students before you pay any deposit.',
      source: {
        text: 'Coming to study in Ireland, Immigration Service Delivery',
        href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
      },
    },
    {
      term: 'Undergraduate applications',
      detail:
        'CAO for undergraduates; most applicants from outside the EU apply to the institution directly: check with the college.',
      source: { text: 'Central Applications Office', href: 'https://www.cao.ie' },
    },
    {
      term: 'Post-study work',
      detail:
        '2-year post-study work permission for master’s graduates: Third Level Graduate Programme, Stamp 1G, 12 months and a further 12 on evidence (level 9 and above); 12 months at level 8. Subject to eligibility.',
      source: {
        text: 'Third Level Graduate Programme, Immigration Service Delivery',
        href: 'https://www.irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme/',
      },
    },
  ],
  whyWorthIt: [
    'Some courses, in computing, pharmaceuticals or food science for instance, include a placement with a company. Ask each college how it arranges them, and what happens to students who do not find one.',
    'Housing is the hard part, in Dublin above all. If your budget is tight, compare the other cities before you fall in love with a course. Ireland may also be the wrong choice if your subject is offered by one college only and you need a second option.',
  ],
  howWeHelp: [
    'We check the route with the college before you fill in anything, so that you do not apply twice or in the wrong place. We help you choose courses with the level and the later work rules in view, and read your statement until it sounds like you.',
    'For the visa we set your papers in the order ISD asks for and ask the questions we would ask if we knew nothing about you. ISD makes the decision. Before you leave we go through registration, insurance and the first weeks. Write to us with your subject, and say whether it is for a bachelor’s or a master’s.',
  ],
  lastReviewed: '2026-10-10',
};
