import { defineGuide } from '../define-guide.ts';
import type { ExternalLink } from '../types.ts';

const visas = 'https://immi.homeaffairs.gov.au/visas';
const student500 = `${visas}/getting-a-visa/visa-listing/student-500`;
const newRules = `${visas}/getting-a-visa/visa-listing/changes-to-student-visa-application-rules-500-590`;
const studentVisa: ExternalLink = {
  text: 'Student visa (subclass 500), Home Affairs',
  href: student500,
};
const genuineStudent: ExternalLink = {
  text: 'Genuine Student requirement, Home Affairs',
  href: `${student500}/genuine-student-requirement`,
};
const graduateVisa: ExternalLink = {
  text: 'Temporary Graduate visa, Home Affairs',
  href: `${visas}/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work`,
};
const applyInside: ExternalLink = {
  text: 'Applying in Australia, Home Affairs',
  href: `${newRules}/applying-in-australia`,
};

export const guide = defineGuide({
  description:
    'Study in Australia from India: February and July planned month by month, the CoE, OSHC, the Genuine Student answers, subclass 500 and 485.',
  intro: [
    'Australia suits you if your results come in May or June: its academic year usually begins around February; many choose it. Ask each university first about July.',
    'Each provider (university or college) sets its own exact intake dates, and few courses open three times a year.',
  ],
  limit:
    'The 485 visa has an age limit and other conditions. If you are over 30, read the official page on the 485 visa before you choose a course.',
  intakes: [
    { id: 'february', name: 'February', months: [2] },
    { id: 'july', name: 'July', months: [7] },
    {
      id: 'october-november',
      name: 'October/November',
      short: 'Oct/Nov',
      months: [10, 11],
      sometimes: true,
    },
  ],
  process: {
    plan: [
      {
        id: 'choose-course',
        title: 'Choose a course on the official register',
        when: [12, 10],
        text: 'Your course must be on [CRICOS](Commonwealth Register of Institutions and Courses for Overseas Students). Note its CRICOS code, and how many weeks it has there. Book the English test. No passport yet? Apply for one first, with your name as in class 10.',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply to each university or college',
        when: [9, 4],
        text: [
          'Write down the last date of each one. Medicine and some health courses close earlier, and may ask for an admission test booked months before: check the course page. You can ask for credit (subjects you have passed need not be done again): read the rule on the 485 visa first. Late? Ask first: is there a place, and by when must money and visa be ready?',
          {
            july: 'Final marks only in May or June? Ask before you pay if July is still possible.',
          },
        ],
      },
      {
        id: 'read-offer',
        title: 'Read the offer before you sign',
        withParents: true,
        when: [6, 4],
        text: 'The letter of offer (offer letter) comes with a written agreement: look for conditions, payment dates, and what you get back if you cannot come.',
      },
      {
        id: 'get-coe',
        title: 'Take out OSHC and get your CoE',
        withParents: true,
        when: [6, 4],
        text: 'OSHC is health insurance for students. Your university may arrange it, or you buy it yourself. Accept and pay as the offer says. The university issues the CoE once you meet its conditions, such as final marks.',
      },
      {
        id: 'apply-visa',
        title: 'Apply for the subclass 500 visa',
        withParents: true,
        when: [4, 3],
        text: 'You apply online. Keep a week free for the Genuine Student answers.',
        requirements: [
          {
            text: 'You must have the CoE when you apply.',
            source: studentVisa,
          },
        ],
      },
      {
        id: 'health-check',
        title: 'Do the health check',
        when: [3, 1],
        text: 'If the Department of Home Affairs asks for it, have the medical examination and give biometrics (fingerprints and a photo). Answer its letters by the date they give.',
      },
      {
        id: 'fly',
        title: 'Read the grant letter, then fly',
        when: [1, 0],
        text: 'The grant letter says that you have the visa. Check its dates and conditions, and keep a copy on your phone.',
        requirements: [
          {
            text: 'Do not arrive after the last date in your offer or CoE.',
          },
        ],
      },
    ],
    arrival: 'Look at the last date of arrival in your offer or CoE.',
    documents: [
      {
        id: 'transcripts',
        name: 'Mark sheets and transcript',
        why: 'For admission, and for credit. A mark sheet shows one semester or year; a transcript lists them all',
        commonMistake:
          'You ask for credit after the CoE: then the course and the visa change length',
      },
      {
        id: 'english-result',
        name: 'English result',
        why: 'The course sets a score in a test such as [PTE](Pearson Test of English), and the visa has its own list of tests',
        commonMistake: 'You take a test that the course accepts and the visa does not',
      },
      {
        id: 'sop',
        name: '[SOP](statement of purpose)',
        why: 'Some universities ask Genuine Student questions before they make an offer',
        commonMistake: 'It does not agree with what you write later in the visa form',
      },
      {
        id: 'work-letters',
        name: 'Work letters, if you have a gap year',

        commonMistake: 'No dates, or no phone number to check them',
      },
    ],
    questions: [
      {
        id: 'which-english-test',
        question: 'May I take the English test at home?',
        answer:
          'Not for the visa. Since August 2025 it counts only tests on a new list that you take at a test centre. Read the list before you book.',
        source: {
          text: 'English tests, Home Affairs',
          href: 'https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/english-language',
        },
      },
      {
        id: 'defer',
        question: 'Can I start one intake later?',
        answer:
          'Only your university or college can allow it. If it does, you get a new CoE, so ask before you change any booking.',
      },
      {
        id: 'who-may-advise',
        question: 'Who may advise me on the visa?',
        answer:
          'Inside Australia, only a registered migration agent, a lawyer, or an exempt person such as a close relative. Agents outside need not register: compare what an agent in India says with the official page.',
        source: {
          text: 'Getting help with a visa, mara.gov.au',
          href: 'https://www.mara.gov.au/get-help-with-a-visa/helpers-not-registered',
        },
      },
    ],
  },
  afterOffer: {
    lead: 'Take as much care with the visa documents as you took with the application.',
    documents: [
      {
        id: 'proof-of-funds',
        name: 'Proof of funds',
        why: 'The checklist tool names the kind for your case',
        commonMistake: 'You chose the wrong country or university in the tool',
      },
      {
        id: 'passport',
        name: 'Passport',

        commonMistake: 'The application spells your name differently',
      },
      {
        id: 'coe',
        name: 'CoE',
        why: 'One for every course, if you take several in a row',
        commonMistake: 'The CoE of the language course or diploma is missing',
      },
      {
        id: 'oshc',
        name: 'OSHC policy',
        why: 'Covers you for the whole visa period',
        commonMistake: 'It begins after you land',
      },
      {
        id: 'gs-answers',
        name: '[GS](Genuine Student) answers',
        why: 'Show that study is your real purpose',
        commonMistake: 'Copied from the internet, or no document supports them',
      },
      {
        id: 'health-biometrics',
        name: 'Health examination and biometrics',
        why: 'When the Department asks for them',
        commonMistake: 'Nobody reads the request in your inbox',
      },
      {
        id: 'form-956a',
        name: 'Form 956A, if someone else receives your letters',

        commonMistake: 'An agent receives them and is not declared',
      },
    ],
    rules: [
      {
        term: 'Course register',
        detail: 'Search for the university or college, the course and its code yourself.',
        source: {
          text: 'Course search, CRICOS',
          href: 'https://cricos.education.gov.au/Course/CourseSearch.aspx',
        },
      },
      {
        term: 'Student visa (subclass 500)',
        detail: 'You need a CoE, and OSHC for your whole stay.',
        source: studentVisa,
      },
      {
        term: 'Genuine Student requirement',
        detail:
          'You show that study is your real purpose. It replaced the [GTE](Genuine Temporary Entrant requirement) on 23 March 2024, so do not use older samples.',
        source: genuineStudent,
      },
      {
        term: 'Temporary Graduate visa (subclass 485)',
        detail:
          'The post-study work visa, in its Post-Higher Education Work stream, subject to eligibility. You must have studied in Australia for two academic years (92 weeks on CRICOS). A one-year master’s alone is not enough, and subjects you were exempted from do not count. Most applicants must be 35 or under; after a master’s by research or a doctorate, under 50.',
        source: graduateVisa,
      },
    ],
    questions: [
      {
        id: 'funds-list',
        question: 'Which proof of funds do I send?',
        answer:
          'Choose the country of your passport and your university or college in the checklist tool. It prints the list for your case. Follow that list, not a friend’s.',
        source: {
          text: 'Document checklist tool, Home Affairs',
          href: `${visas}/web-evidentiary-tool`,
        },
      },
      {
        id: 'gs-questions',
        question: 'What are the Genuine Student questions?',
        answer:
          'The form asks about your life in India now, why this course, this university and Australia, how the course will help you, and anything else, such as a gap year. Each answer has at most 150 words. Write them yourself.',
        source: genuineStudent,
      },
      {
        id: 'visa-refused',
        question: 'What if the visa is refused?',
        answer:
          'The letter gives the reasons and says whether you may ask for a review. You can apply again with what was missing; the fresh application asks about this refusal.',
        source: studentVisa,
      },
      {
        id: 'family',
        question: 'Can my family come?',
        answer:
          'Usually not. Since 2 October 2026 only students in a doctorate and a few others may include husband, wife and children, and only in the first application: nobody can be added later.',
        source: {
          text: 'Family members, Home Affairs',
          href: `${newRules}/family-members`,
        },
      },
      {
        id: 'change-university',
        question: 'Can I change university after I arrive?',
        answer:
          'In the first 6 months of your main course you need a release from your university, with some exceptions; 12 months have been announced. A lower level needs a new visa. If an agent urges you to move, be careful: a university or college is no longer allowed to pay agents for that.',
        source: {
          text: 'Changes for overseas students, education.gov.au',
          href: 'https://www.education.gov.au/esos-framework/changes-legislative-framework-overseas-students',
        },
        aging: {
          read: '2026-11-23',
          lookAgain: '2027-03-01',
          afterwards:
            'In the first months of your main course you need a release from your university, with some exceptions. In September 2026 it was the first 6 months, and 12 were announced: ask which applies to you. A lower level needs a new visa. If an agent urges you to move, be careful: a university or college is no longer allowed to pay agents for that.',
        },
      },
      {
        id: 'apply-inside',
        question: 'Can I visit first, or apply for another course from there?',
        answer:
          'Visitors and holders of a 485 visa must apply from outside Australia. Since 2 October 2026 most students must too, unless they go on to a higher level or need up to 12 months to finish.',
        source: applyInside,
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'Marks usually come from essays, projects and presentations through the semester, and not from one examination alone. If you work steadily, this suits you.',
      'If the university agrees, you get credit for subjects that you have already passed, and finish sooner. Count the weeks first: a shortened course can be too short for the 485 visa.',
    ],
    questions: [
      {
        id: 'work-hours',
        question: 'May I work while I study?',
        answer:
          'Up to 48 hours in a fortnight while your course is in session, and not at all before it starts. Students in a master’s by research or a doctorate have no limit.',
        source: {
          text: 'Visa conditions, Home Affairs',
          href: `${visas}/already-have-a-visa/check-visa-details-and-conditions/see-your-visa-conditions`,
        },
      },
      {
        id: 'after-study',
        question: 'How long can I stay on a 485 visa, and when do I apply?',
        answer:
          'Indian citizens: up to 2 years after a bachelor’s, 3 after a master’s and 4 after a doctorate. After a first-class honours bachelor’s in science, technology, engineering or mathematics it is up to 3. Apply within 6 months of completing the course. Read on the official page which English result you need then.',
        source: graduateVisa,
      },
      {
        id: 'work-visa',
        question: 'What comes after the 485 visa?',
        answer:
          'Another visa, for example the Skills in Demand visa, for which an employer in Australia must nominate you. Nobody can promise it: do not take a loan on it.',
        source: {
          text: 'Skills in Demand visa, Home Affairs',
          href: `${visas}/getting-a-visa/visa-listing/skills-in-demand-visa-subclass-482`,
        },
      },
    ],
  },
  howWeHelp: [
    'We suggest courses in Australia for your marks and your budget, each with its entry in CRICOS, and read the written agreement with you and your parents before you sign.',
    'For the visa we explain the form and ask you about your Genuine Student answers. We do not write them for you, and the Department of Home Affairs decides. Come with one subject you like.',
  ],
  changes: [
    {
      date: '2026-10-02',
      title: 'Fewer may bring family',
      text: 'Most students can no longer bring husband, wife or children. Most who want another course must apply from outside Australia.',
      source: { text: 'New rules for student visas, Home Affairs', href: newRules },
    },
    {
      date: '2026-03-31',
      title: 'No commission for moving students',
      text: 'Since then no university or college in Australia may pay an agent for bringing it a student from another one there.',
      source: {
        text: 'Ban on commissions, education.gov.au',
        href: 'https://www.education.gov.au/esos-framework/resources/ban-payment-agent-commissions-onshore-transfers',
      },
    },
  ],
  written: '2026-11-23',
});
