import type { DestinationGuide, ExternalLink } from '../types.ts';

const visas = 'https://immi.homeaffairs.gov.au/visas';
const studentVisa: ExternalLink = {
  text: 'Student visa (subclass 500), Department of Home Affairs',
  href: `${visas}/getting-a-visa/visa-listing/student-500`,
};

export const guide: DestinationGuide = {
  description:
    'Study in Australia from India: February and July planned month by month, the CoE, OSHC, the Genuine Student answers, subclass 500 and 485.',
  intro: [
    'In Australia the academic year usually begins around February, at the end of summer. If your final results come only a few weeks before July, the next February gives you time to prepare well.',
    'Intakes are February, July, and sometimes October/November. Few courses offer all three. Exact intake dates are for each provider (a university or college) to set, so ask about your course by name.',
  ],
  intakes: [
    { id: 'february', name: 'February', months: [2] },
    { id: 'july', name: 'July', months: [7] },
    { id: 'october-november', name: 'October/November', months: [10, 11], sometimes: true },
  ],
  process: {
    lead: 'Several papers here have short names. The plan shows them in the order in which you need them.',
    plan: [
      {
        id: 'choose-a-registered-course',
        title: 'Choose a registered course',
        when: [12, 10],
        text: 'Your course must be on [CRICOS](Commonwealth Register of Institutions and Courses for Overseas Students). Note the CRICOS code of each course on your list. Plan the English test.',
      },
      {
        id: 'apply-to-each-provider',
        title: 'Apply to each provider',
        when: [9, 6],
        text: 'Medicine and some health courses close earlier. If you have studied a subject before, ask now whether it counts as credit, which can make the course shorter.',
      },
      {
        id: 'read-the-offer-before',
        title: 'Read the offer before you sign',
        when: [6, 5],
        text: 'It comes with a written agreement. Look for conditions, payment dates and what is returned if you cannot come.',
      },
      {
        id: 'take-out-oshc-and',
        title: 'Take out OSHC and get your CoE',
        when: [6, 4],
        text: 'OSHC is health insurance for students. The provider may arrange it, or you buy it yourself. Accept and pay as the offer says, and the provider issues the CoE.',
      },
      {
        id: 'apply-for-the-subclass',
        title: 'Apply for the subclass 500 visa',
        when: [4, 3],
        text: 'The form is online. Take a quiet week for the [GS](Genuine Student) answers.',
        limit: { text: 'You must have the CoE when you apply.', source: studentVisa },
      },
      {
        id: 'do-the-health-check',
        title: 'Do the health check',
        when: [3, 1],
        text: 'Have the examination and give biometrics, which means fingerprints and a photo, if the Department asks. Answer its letters soon.',
      },
      {
        id: 'read-the-grant-letter',
        title: 'Read the grant letter, then fly',
        when: [1, 0],
        text: 'It says from which day you may enter and what you may do. Keep a copy on your phone.',
      },
    ],
    documents: [
      {
        id: 'academic-transcripts',
        name: 'Academic transcripts',
        why: 'For entry, and for credit',
        commonMistake: 'Credit asked for after the CoE: the course and the visa then change length',
      },
      {
        id: 'english-result',
        name: 'English result',
        why: 'The course sets a score in a test such as [PTE](Pearson Test of English), and the visa has its own list of tests',
        commonMistake: 'A test that only one of the two accepts',
      },
      {
        id: 'statement-of-purpose',
        name: 'Statement of purpose',
        why: 'Some providers ask Genuine Student questions before they make an offer',
        commonMistake: 'It does not agree with what you write later in the visa form',
      },
      {
        id: 'work-letters-if-you',
        name: 'Work letters, if you have a gap',
        why: 'Show what you did in that time',
        commonMistake: 'No dates, or no phone number to check them',
      },
      {
        id: 'passport',
        name: 'Passport',
        why: 'Every later paper copies your name from it',
        commonMistake:
          'Initials, another spelling or no surname on the mark sheets: correct it or carry an affidavit',
      },
    ],
    questions: [
      {
        id: 'i-will-be-17',
        question: 'I will be 17 when classes begin. What changes?',
        answer:
          'There are extra papers: your parents’ consent, and sometimes a plan for who looks after you. Ask each provider early which of these it needs.',
      },
      {
        id: 'can-i-start-one',
        question: 'Can I start one intake later?',
        answer:
          'Only the provider can allow it. If it does, you get a new CoE, so ask before you change any booking.',
      },
    ],
  },
  afterOffer: {
    lead: 'You have the offer. The visa folder now needs as much care as the application did.',
    documents: [
      {
        id: 'coe',
        name: 'CoE',
        why: 'One for every course, if you take several in a row',
        commonMistake: 'The CoE of the language course or diploma is missing',
      },
      {
        id: 'oshc-policy',
        name: 'OSHC policy',
        why: 'Covers you for the whole visa period',
        commonMistake: 'Begins after you land, or covers one person when two travel',
      },
      {
        id: 'genuine-student-answers',
        name: 'Genuine Student answers',
        why: 'Fixed questions in the form, with a word limit',
        commonMistake: 'Copied from the internet, or no paper supports them',
      },
      {
        id: 'financial-evidence',
        name: 'Financial evidence',
        why: 'The checklist tool names the kind for your passport and provider',
        commonMistake: 'The tool was filled in with another passport or provider than yours',
      },
      {
        id: 'health-examination-and-biometrics',
        name: 'Health examination and biometrics',
        why: 'When the Department asks for them',
        commonMistake: 'The request stays unread in an inbox',
      },
      {
        id: 'form-956a-if-someone',
        name: 'Form 956A, if someone receives your letters',
        why: 'Names that person to the Department',
        commonMistake: 'An agent receives them and is not declared',
      },
    ],
    rules: [
      {
        term: 'Course register',
        detail: 'Search for provider, course and code yourself.',
        source: { text: 'CRICOS, Australian Government', href: 'https://cricos.education.gov.au' },
      },
      {
        term: 'Student visa (subclass 500)',
        detail: 'It needs a CoE, and OSHC for your whole stay.',
        source: studentVisa,
      },
      {
        term: 'Genuine Student requirement',
        detail:
          'You show that study is your real purpose. It replaced the [GTE](Genuine Temporary Entrant requirement) on 23 March 2024, so ignore older samples.',
        source: {
          text: 'Genuine Student requirement, Department of Home Affairs',
          href: `${visas}/getting-a-visa/visa-listing/student-500/genuine-student-requirement`,
        },
      },
      {
        term: 'Temporary Graduate visa (subclass 485)',
        detail:
          'The post-study work visa, in its Post-Higher Education Work stream, subject to eligibility. Most applicants must be 35 or under; after a master’s by research or a doctorate, under 50.',
        source: {
          text: 'Temporary Graduate visa, Department of Home Affairs',
          href: `${visas}/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work`,
        },
      },
    ],
    questions: [
      {
        id: 'which-papers-about-money',
        question: 'Which papers about money do I send?',
        answer:
          'Enter your passport and your provider in the checklist tool. It prints the list for your case, and you follow that list, not a friend’s.',
        source: {
          text: 'Document checklist tool, Department of Home Affairs',
          href: `${visas}/web-evidentiary-tool`,
        },
      },
      {
        id: 'can-my-family-come',
        question: 'Can my family come?',
        answer:
          'Your partner and children can be included. Declare them even if they stay at home. Your partner’s work limit depends on the level of your course.',
        source: studentVisa,
      },
      {
        id: 'may-i-change-provider',
        question: 'May I change provider?',
        answer:
          'Not in the first 6 months of your main course without a release, with some exceptions. Moving down to a lower level needs a new visa.',
        source: {
          text: 'Rights of overseas students, Department of Education',
          href: 'https://www.education.gov.au/esos-framework',
        },
      },
      {
        id: 'can-i-visit-first',
        question: 'Can I visit first and apply from there?',
        answer:
          'No. Since 1 July 2024 a holder of a visitor visa or a 485 visa cannot apply for a student visa inside Australia.',
        source: { text: 'Study Australia', href: 'https://www.studyaustralia.gov.au' },
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'Marks usually come from essays, projects and presentations through the semester, and not from one examination alone. If you work steadily, this suits you.',
      'If the provider agrees, you get credit for subjects that you have already passed, and finish sooner.',
      'There are campuses outside the big coastal cities too, so you can look for one where your family can pay the rent.',
    ],
    limit:
      'The 485 visa has an age limit and other conditions. If you are past thirty, read its page before you choose a course.',
    questions: [
      {
        id: 'how-much-may-i',
        question: 'How much may I work?',
        answer:
          'Up to 48 hours in a fortnight while your course is in session, and not at all before it starts. Students in a master’s by research or a doctorate have no limit.',
        source: {
          text: 'Visa conditions, Department of Home Affairs',
          href: `${visas}/already-have-a-visa/check-visa-details-and-conditions/see-your-visa-conditions`,
        },
      },
    ],
  },
  howWeHelp: [
    'We look at your record and your budget and suggest courses in Australia, each with its entry in the register. We read the written agreement with you and your parents, so that you all know what you are signing.',
    'For the visa we explain the form and question you about your Genuine Student answers. We do not write them for you, and the Department decides. Come with the name of one subject you like and the month in which you could leave.',
  ],
  changes: [],
  lastReviewed: '2026-11-21',
};
