import type { DestinationGuide, ExternalLink } from '../types.ts';

const study: ExternalLink = {
  text: 'Coming to study in Ireland, Immigration Service Delivery',
  href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
};
const cao: ExternalLink = { text: 'Central Applications Office', href: 'https://www.cao.ie' };
const graduateProgramme: ExternalLink = {
  text: 'Third Level Graduate Programme, Immigration Service Delivery',
  href: 'https://www.irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme/',
};

export const guide: DestinationGuide = {
  description:
    'Study in Ireland from India: CAO or direct application, September and January month by month, the study visa through ISD, and Stamp 1G afterwards.',
  intro: [
    'Irish colleges teach in English, and Ireland is a country of its own in the European Union, with its own visa. What you hear about studying or working in the UK does not apply there.',
    'Intakes are September and January. January is mainly for some postgraduate courses. Every college fixes its exact intake dates, so take them from the course page.',
  ],
  intakes: [
    { id: 'september', name: 'September', months: [9] },
    { id: 'january', name: 'January', months: [1] },
  ],
  process: {
    lead: 'One question comes before all others: does the college want your form through the CAO, or from you? Its international office can tell you.',
    plan: [
      {
        id: 'find-the-level-of',
        title: 'Find the level of your course',
        when: [12, 10],
        text: 'An honours bachelor’s degree is level 8, a master’s is level 9. Note the level, look for the course on the official list of eligible programmes, and plan the English test.',
      },
      {
        id: 'apply-to-the-college',
        title: 'Apply to the college directly',
        when: { september: [10, 4], january: [9, 6] },
        text: 'This is the usual way for students from outside the EU. Many courses take students until they are full, so you have more to choose from if you are early.',
      },
      {
        id: 'or-apply-through-the',
        title: 'Or apply through the CAO',
        when: { september: [8, 7] },
        text: 'Do this only if the college tells you to. It is one form for bachelor’s courses at several colleges.',
        limit: {
          text: 'Send it by 17:00 Irish time on 1 February. Late forms are taken until 1 May, with limits.',
          source: cao,
        },
      },
      {
        id: 'accept-the-offer-and',
        title: 'Accept the offer and pay',
        when: [6, 4],
        text: 'Read the conditions and what is refunded, then pay by the date given. Keep the bank’s copy of the transfer and the college’s receipt.',
      },
      {
        id: 'fill-the-visa-folder',
        title: 'Fill the visa folder',
        when: [5, 3],
        text: 'Bank statements cover half a year, so put the account in order early. Have everything ready before the day you may apply.',
      },
      {
        id: 'apply-for-the-study',
        title: 'Apply for the study visa',
        when: [3, 1],
        text: 'Indian citizens need one. Complete the form in [AVATS](the online visa system), print and sign the summary, and send it with the papers to the office it names.',
        limit: {
          text: 'Apply no earlier than 3 months before you travel.',
          source: study,
        },
      },
      {
        id: 'arrive-and-register',
        title: 'Arrive and register',
        when: [1, 0],
        text: 'Rooms are scarce when term begins. Look early, and never pay for a room that you know only from messages. Your permission to study is called Stamp 2.',
        limit: {
          text: 'Register with immigration within 90 days of arriving.',
          source: {
            text: 'Registering your permission, Immigration Service Delivery',
            href: 'https://www.irishimmigration.ie/registering-your-immigration-permission/',
          },
        },
      },
    ],
    documents: [
      {
        id: 'school-or-college-transcripts',
        name: 'School or college transcripts',
        why: 'Decide whether you are admitted',
        commonMistake: 'A one-year course at level 8 is mistaken for a master’s',
      },
      {
        id: 'proof-of-english',
        name: 'Proof of English',
        why: 'The course page says which tests count, such as [IELTS](International English Language Testing System), and which score',
        commonMistake: 'The test suits another college on your list, not this one',
      },
      {
        id: 'personal-statement',
        name: 'Personal statement',
        why: 'Tells the college why you chose this course',
        commonMistake: 'It could be about any college anywhere',
      },
      {
        id: 'two-references',
        name: 'Two references',
        why: 'Most master’s courses ask for them',
        commonMistake: 'The letters name no subject and no dates',
      },
    ],
    questions: [
      {
        id: 'should-i-use-the',
        question: 'Should I use the CAO and also apply directly?',
        answer:
          'No. Two forms for one place cause confusion at the college. The college decides which one it takes, so get its answer by email first.',
      },
      {
        id: 'does-this-include-northern',
        question: 'Does this include Northern Ireland?',
        answer: 'No. Northern Ireland is part of the UK, and for Belfast you need another visa.',
      },
    ],
  },
  afterOffer: {
    lead: 'Lay the papers on a table and take them one at a time.',
    documents: [
      {
        id: 'avats-summary',
        name: 'AVATS summary',
        why: 'The online form counts only with it',
        commonMistake: 'Not signed, or sent to the wrong office',
      },
      {
        id: 'colleges-letter-of-acceptance',
        name: 'College’s letter of acceptance',
        why: 'Shows a full-time course, its level, dates and fees',
        commonMistake: 'The course is not on the eligible list',
      },
      {
        id: 'proof-that-fees-are',
        name: 'Proof that fees are paid',
        why: 'Transfer copy with college receipt, or an approved payment service',
        commonMistake: 'Cash, or the receipt of an agent',
      },
      {
        id: 'six-months-of-bank',
        name: 'Six months of bank statements',
        why: 'Show the money and where it came from',
        commonMistake: 'A lump sum at the end, or a passbook without the bank’s stamp',
      },
      {
        id: 'loan-sanction-letter',
        name: 'Loan sanction letter',
        why: 'Counts if the loan is drawn for the study',
        commonMistake:
          'It does not name you, the lender and the amount, or its conditions are not met yet',
      },
      {
        id: 'private-insurance',
        name: 'Private insurance',
        why: 'Needed for the visa and again to register',
        commonMistake: 'A travel policy that covers too little',
      },
      {
        id: 'letter-on-your-history',
        name: 'Letter on your history',
        why: 'Explains gaps, and lists every visa refusal by any country',
        commonMistake:
          'A refusal is left out: this can be treated as deception and bar later applications',
      },
    ],
    rules: [
      {
        term: 'Study visa',
        detail: 'ISD decides on visas and lists the papers for students. Read its list first.',
        source: study,
      },
      {
        term: 'Eligible programmes',
        detail:
          'Your course must be on the [ILEP](Interim List of Eligible Programmes). Search for its exact title.',
        source: {
          text: 'Eligible programmes, Immigration Service Delivery',
          href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/what-are-my-study-options/interim-list-of-eligible-programmes-ilep/',
        },
      },
      {
        term: 'Undergraduate applications',
        detail:
          'CAO for undergraduates; most applicants from outside the EU apply to the institution directly: check with the college.',
        source: cao,
      },
      {
        term: 'Work after a degree',
        detail:
          '2-year post-study work permission (often called a post-study work visa) for master’s graduates. It is the Third Level Graduate Programme, Stamp 1G: 12 months after level 9 and above, and a further 12 on evidence that you are looking for suitable work. After level 8 it is 12 months. Subject to eligibility.',
        source: graduateProgramme,
      },
    ],
    questions: [
      {
        id: 'does-the-visa-mean',
        question: 'Does the visa mean that I will be let in?',
        answer:
          'No. The officer at the airport decides. Carry your letter, receipts and insurance with you, not in the suitcase.',
        source: study,
      },
      {
        id: 'can-i-appeal-a',
        question: 'Can I appeal a refusal?',
        answer:
          'Yes, once, in writing and without a fee, within 2 months. Answer the reasons in the letter, and add the papers that were missing.',
        source: study,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'The level of your course tells you early how long you may stay to work. You can plan the years after your degree before you pay for it.',
      'Some courses, for instance in computing, pharmacy or food science, include a placement in a company. Ask each college how it finds the places.',
      'Holiday hours are set by the calendar, so you know months ahead when you may work more.',
    ],
    limit:
      'Housing is hard to find, above all in Dublin. If your budget is tight, compare the other cities before you choose a course.',
    questions: [
      {
        id: 'how-much-may-i',
        question: 'How much may I work on Stamp 2?',
        answer:
          '20 hours a week. From June to September, and from 15 December to 15 January, it is 40.',
        source: study,
      },
      {
        id: 'is-a-one-year',
        question: 'Is a one-year course at level 8 as good as a master’s?',
        answer:
          'It may suit you, but it is not a master’s. Only level 9 and above can lead to the second year of Stamp 1G.',
        source: graduateProgramme,
      },
      {
        id: 'when-do-i-apply',
        question: 'When do I apply for Stamp 1G, and can I have it twice?',
        answer:
          'There is a time limit that begins with your results, so read the page before your last term. You can have it a second time only after a higher award.',
        source: graduateProgramme,
      },
    ],
  },
  howWeHelp: [
    'We ask the college which way to apply before you fill in anything, so that you do not do it twice. We choose courses in Ireland with you, with the level in view, and read your statement until it sounds like you.',
    'For the visa we put your papers into the order that ISD asks for, and ask what a stranger would ask. ISD decides. Before you leave we talk through registration, insurance and the first weeks. Tell us your subject, and whether it is for a bachelor’s or a master’s.',
  ],
  changes: [],
  lastReviewed: '2026-11-21',
};
