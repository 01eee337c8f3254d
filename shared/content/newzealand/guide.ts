import { defineGuide } from '../define-guide.ts';
import type { ExternalLink } from '../types.ts';

const immigration = 'https://www.immigration.govt.nz';
const studentVisa: ExternalLink = {
  text: 'Fee paying student visa, immigration.govt.nz',
  href: `${immigration}/visas/fee-paying-student-visa/`,
};
const funds: ExternalLink = {
  text: 'Student fund requirements, immigration.govt.nz',
  href: `${immigration}/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements`,
};
const workNews: ExternalLink = {
  text: 'Post-study work visa extended, immigration.govt.nz',
  href: `${immigration}/about-us/news-centre/post-study-work-visa-eligibility-extended-from-16-november-2026/`,
};

export const guide = defineGuide({
  description:
    'Study in New Zealand from India: February and July month by month, the Offer of Place, approval in principle, the student visa and the documents to collect.',
  intro: [
    'New Zealand suits you if you want to read about every university before you choose: it has eight, besides institutes and colleges.',
    'Many courses there are about farming, geology and the environment, but a rare subject may be taught in one place only. If your final results come in May or June, ask first about July, which has fewer courses; many choose the next February. Each university or college sets its own exact intake dates.',
  ],
  limit:
    'It is a small country with a small job market, and the flights home are long. Talk about both at home before you apply.',
  intakes: [
    { id: 'february', name: 'February', months: [2] },
    { id: 'july', name: 'July', months: [7] },
  ],
  process: {
    plan: [
      {
        id: 'choose-course',
        title: 'Choose a course and note its level number',
        when: [12, 9],
        text: 'Every qualification in New Zealand has a level number. Write it down: how long you may work there after your studies depends on it. Check that the university or college is recognised, and take the English test. No passport yet? Apply for one first, with your name as in class 10.',
      },
      {
        id: 'apply',
        isApplication: true,
        title: 'Apply to the university or college',
        withParents: true,
        when: [9, 5],
        text: [
          'Write down the last date of each course. Those with few places close early, and some, such as medicine, ask for an admission test booked months before: check the course page. Late? Ask first: is there a place, and by when must money and visa be ready? For a research degree, first find a supervisor who agrees. For the visa keep 6 months’ bank statements ready: put the account in order early.',
          {
            july: 'Final marks only in May or June? Ask before you pay if July is still possible.',
          },
        ],
      },
      {
        id: 'accept-offer',
        title: 'Accept the Offer of Place',
        when: [7, 4],
        text: 'This offer letter names the course, the level, the dates and the tuition. If it is conditional, ask the admissions office which document meets each condition, and send it. Apply for accommodation the week you accept, and have it confirmed in writing.',
      },
      {
        id: 'medical-police',
        title: 'See a doctor on the official list, and get the police certificate',
        when: [6, 4],
        text: 'Only doctors on the panel of Immigration New Zealand count. The police certificate is for long stays; in India you apply for it through Passport Seva. You need not wait for your final marks to do both.',
      },
      {
        id: 'apply-visa',
        title: 'Apply for the student visa',
        when: [5, 4],
        text: 'You apply online to Immigration New Zealand. Upload every document on its list. Write in your own words why you chose this course and what you plan afterwards. Ask your bank now how fast it can send a year’s living costs to New Zealand.',
        requirements: [
          {
            text: 'Immigration New Zealand advises when to apply. Look up its advice for your own intake, and apply as soon as you have the Offer of Place.',
            source: {
              text: 'Update of April 2026, enz.govt.nz',
              href: 'https://enz.govt.nz/news-and-research/ed-news/update-from-immigration-new-zealand-8',
            },
          },
        ],
      },
      {
        id: 'pay-tuition',
        title: 'Meet the conditions of the approval in principle',
        withParents: true,
        when: [3, 1],
        text: 'In this letter Immigration New Zealand says that it intends to grant the visa, provided you meet its conditions in time. One is to pay the tuition, to the university or college itself. It may have another: send the living costs of a year to an account in New Zealand.',
        requirements: [
          {
            text: 'Upload the receipts by the date in the letter.',
            source: studentVisa,
          },
          {
            text: 'The letter says if you need the Funds Transfer Scheme.',
            source: {
              text: 'Funds Transfer Scheme, immigration.govt.nz',
              href: `${immigration}/new-zealand-visas/preparing-a-visa-application/financial-arrangements/funding-your-study/funds-transfer-scheme`,
            },
          },
        ],
      },
      {
        id: 'fly',
        title: 'Travel to New Zealand',
        when: [1, 0],
        text: 'Keep the visa, the Offer of Place and the insurance policy in your hand luggage.',
        requirements: [
          {
            text: 'Do not arrive after the last date in your offer letter.',
          },
        ],
      },
    ],
    arrival: 'Look at the last date of arrival in your offer letter.',
    documents: [
      {
        id: 'mark-sheets',
        name: 'Mark sheets',
        why: 'The university or college decides by them, and says whether it wants certified copies',
        commonMistake: 'You pay for certified copies although the university wants plain ones',
      },
      {
        id: 'english-test',
        name: 'English test report',

        commonMistake: 'It is still valid when you apply, but too old when you start',
      },
      {
        id: 'sop',
        name: '[SOP](statement of purpose)',
        why: 'Why this course, at this level, after what you did before',
        commonMistake: 'The level is not mentioned at all',
      },
      {
        id: 'research-proposal',
        name: 'Research proposal',
        why: 'For research degrees only',
        commonMistake: 'You send it before any supervisor has read it',
      },
    ],
    questions: [
      {
        id: 'check-institution',
        question: 'How do I check a university or college and its level?',
        answer:
          'Search for it in the register of the [NZQA](New Zealand Qualifications Authority). Check too that it has signed the code for the care of international students.',
        source: {
          text: 'Register of providers, NZQA',
          href: 'https://www.nzqa.govt.nz/providers/index.do',
        },
      },
      {
        id: 'who-may-advise',
        question: 'Who may advise me on visas?',
        answer:
          'Outside New Zealand, a person without a licence may advise on student visas only. For advice on your own case about work after study, a partner or residence, go to a licensed adviser or a New Zealand lawyer.',
        source: {
          text: 'For education agents, iaa.govt.nz',
          href: 'https://www.iaa.govt.nz/can-i-give-advice/information-for-education-agents/',
        },
      },
    ],
  },
  afterOffer: {
    lead: 'Read each letter to the end, together with a parent.',
    documents: [
      {
        id: 'proof-of-funds',
        name: 'Proof of funds for living costs',
        commonMistake: 'No document proves that the person who pays is your relative',
      },
      {
        id: 'passport',
        name: 'Passport',
        why: 'The Offer of Place takes your name from it',
        commonMistake: 'It expires before the course ends',
      },
      {
        id: 'offer-of-place',
        name: 'Offer of Place',

        commonMistake:
          'A condition is still open that you could have met, or the letter names another campus',
      },
      {
        id: 'tuition-receipt',
        name: 'Tuition receipt',
        why: 'You may wait for approval in principle first',
        commonMistake:
          'You have only an agent’s receipt, or you send it after the date in the letter',
      },
      {
        id: 'medical',
        name: 'Chest X-ray or full medical',
        why: 'The length of your stay decides which of the two',
        commonMistake: 'You go to your family doctor, who is not on the panel',
      },
      {
        id: 'police-certificate',
        name: 'Police clearance certificate',
        why: 'For long stays; see the rule below',
        commonMistake: 'Older than 6 months',
      },
      {
        id: 'insurance',
        name: 'Insurance',
        why: 'In the form you declare that you have medical and travel cover for the whole stay',
        commonMistake: 'You buy a policy that the university does not accept',
      },
    ],
    rules: [
      {
        term: 'Proof of funds',
        detail:
          'The money may be yours or your close family’s: parents, grandparents, brother, sister, husband or wife and their parents. It must really be available to you, and Immigration New Zealand must be able to confirm where it comes from. Keep 6 months’ bank statements ready; a fixed deposit must be 6 months old.',
        source: funds,
      },
      {
        term: 'Student visa',
        detail: 'You apply with an Offer of Place. Read the official list of documents first.',
        source: studentVisa,
      },
      {
        term: 'Health and police certificates',
        detail:
          'From India: a chest X-ray for a stay of more than 6 months, and a full medical for more than 12. From the age of 17, a police certificate for a stay of more than 24 months.',
        source: studentVisa,
      },
      {
        term: 'Post-study work visa',
        detail:
          'Up to 3 years depending on the qualification, subject to eligibility. There is a last date, soon after your student visa ends: read it on the official page before you finish.',
        source: {
          text: 'Post-study work visa, immigration.govt.nz',
          href: `${immigration}/visas/post-study-work-visa/`,
        },
      },
      {
        term: 'After levels 5 to 7',
        detail:
          'From 16 November 2026 a Level 7 graduate diploma can lead to a post-study work visa of up to 1 year, if you also hold a bachelor’s degree and have studied the whole diploma in New Zealand. For some others of levels 5 to 7 there is the Short-term Graduate Work Visa, for 6 months. Both subject to eligibility.',
        source: workNews,
      },
    ],
    questions: [
      {
        id: 'which-money',
        question: 'Does our education loan count? Which money does not?',
        answer:
          'Not every loan counts. Immigration New Zealand has accepted secured loans from nationalised or multinational banks, and refused others. Ask the bank which kind yours is, and read the official page, before you sign. Savings count if you can prove where they come from, with bank statements, salary slips or tax returns. Immigration New Zealand finds gold loans, farm income and sales of land hard to confirm, and has often not accepted them from India.',
        source: funds,
      },
      {
        id: 'visa-refused',
        question: 'What if the visa is declined?',
        answer:
          'You can apply again and answer each reason in the letter. If you have paid the tuition, the university’s refund rule says how much comes back: it is safer to pay after approval in principle.',
        source: studentVisa,
      },
      {
        id: 'change-university',
        question: 'Can I change to another university or college, or to a lower level?',
        answer: 'Since 3 November 2025 you normally need a new student visa for either.',
        source: {
          text: 'Changing your conditions, immigration.govt.nz',
          href: `${immigration}/study/once-you-have-a-student-visa/check-or-change-your-student-visa-conditions/`,
        },
      },
      {
        id: 'family',
        question: 'Can my husband, wife or children come with me?',
        answer:
          'They are not part of your visa: each applies separately. Immigration New Zealand lists the visas on its page.',
        source: {
          text: 'Bringing family, immigration.govt.nz',
          href: `${immigration}/process-to-apply/once-you-have-a-visa/bringing-family-to-new-zealand/bringing-family-on-a-student-visa/`,
        },
      },
      {
        id: 'food',
        question: 'May I bring pickles and spices?',
        answer:
          'Declare all food, seeds and things made of wood, or leave them at home. If you do not, you can be fined at once.',
        source: {
          text: 'What you can bring, mpi.govt.nz',
          href: 'https://www.mpi.govt.nz/bring-send-to-nz/',
        },
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'Universities and colleges must follow a government code for the care and safety of their international students. Ask each one how it does this, and which number you can call at night.',
      'With approval in principle, your family pays the tuition only after Immigration New Zealand has looked at your application.',
    ],
    questions: [
      {
        id: 'work-hours',
        question: 'How many hours may I work while I study?',
        answer:
          'If your visa gives you the right to work and was granted on or after 3 November 2025: up to 25 hours a week, and full time in scheduled holidays.',
        source: {
          text: 'Working on a student visa, immigration.govt.nz',
          href: `${immigration}/study/once-you-have-a-student-visa/working-on-a-student-visa/`,
        },
      },
      {
        id: 'work-visa',
        question: 'What comes after the post-study work visa?',
        answer:
          'Another visa, for example for a job with an employer whom Immigration New Zealand has accredited. Nobody can promise it: do not take a loan on it. On your own case only a licensed adviser or a New Zealand lawyer may advise you.',
        source: {
          text: 'Accredited Employer Work Visa, immigration.govt.nz',
          href: `${immigration}/visas/accredited-employer-work-visa/`,
        },
      },
    ],
  },
  howWeHelp: [
    'We compare courses in New Zealand with you, level by level. If your subject is not taught there, we say so. We prepare the application with you and read the Offer of Place with your family.',
    'We check your student visa documents against the official list; you are responsible for what they say. Immigration New Zealand decides. On work after study, partners and residence we only show you what is published. Tell us your subject when you write.',
  ],
  changes: [
    {
      date: '2026-11-16',
      title: 'More work visas',
      text: 'New work visas after a Level 7 graduate diploma and for some graduates of levels 5 to 7: see the rules.',
      source: workNews,
    },
    {
      date: '2025-11-03',
      title: '25 hours of work a week',
      text: 'Student visas granted from this day allow up to 25 hours of work a week, not 20. Another university or college, or a lower level, normally needs a new visa.',
      source: {
        text: 'Changes to work rights, immigration.govt.nz',
        href: `${immigration}/about-us/news-centre/upcoming-changes-to-student-visa-work-rights/`,
      },
    },
  ],
  written: '2026-11-23',
});
