import type { DestinationGuide, ExternalLink } from '../types.ts';

const immigration: ExternalLink = {
  text: 'Immigration New Zealand',
  href: 'https://www.immigration.govt.nz/',
};

export const guide: DestinationGuide = {
  description:
    'Study in New Zealand from India: February and July month by month, the Offer of Place, approval in principle, the student visa and the papers to collect.',
  intro: [
    'New Zealand has few universities, so you can read about every one of them in a weekend. That makes it easier to choose with care. It also means that a rare subject may be taught in one place only.',
    'Courses begin in February and July, and July may have fewer of them. Institutions decide on their exact intake dates. Write to the one you like and ask before you plan around a month.',
  ],
  intakes: [
    { id: 'february', name: 'February', months: [2] },
    { id: 'july', name: 'July', months: [7] },
  ],
  process: {
    lead: 'Work towards one paper first, the Offer of Place. The student visa application is built on it.',
    plan: [
      {
        id: 'choose-a-qualification-and',
        title: 'Choose a qualification and write down its level',
        when: [12, 9],
        text: 'Every qualification has a level number. Work after your studies depends on it, so keep it in your notes. Check that the institution is recognised, and take the English test.',
      },
      {
        id: 'apply-to-the-institution',
        title: 'Apply to the institution',
        when: [9, 6],
        text: 'Courses with few places close early. For a research degree, first find a supervisor who agrees.',
      },
      {
        id: 'receive-and-accept-the',
        title: 'Receive and accept the Offer of Place',
        when: [6, 4],
        text: 'It names the course, the level, the dates and the tuition. If it is conditional, ask which paper would satisfy each condition, and send it.',
      },
      {
        id: 'see-the-panel-doctor',
        title: 'See the panel doctor and ask for the police certificate',
        when: [5, 3],
        text: 'Only doctors on the panel of Immigration New Zealand count. The certificate is for long stays. Do both while you wait for your last marks.',
      },
      {
        id: 'send-in-the-student',
        title: 'Send in the student visa form',
        when: [4, 3],
        text: 'You apply online, to Immigration New Zealand. Compare your folder with its list, and upload every paper that it names.',
      },
      {
        id: 'pay-tuition-after-approval',
        title: 'Pay tuition after approval in principle',
        when: [2, 1],
        text: 'This letter says that the visa will follow once tuition is paid. Pay the institution itself.',
        limit: {
          text: 'Upload the receipt by the date in the letter.',
          source: immigration,
        },
      },
      {
        id: 'pack-and-fly',
        title: 'Pack and fly',
        when: [1, 0],
        text: 'Have your room confirmed in writing. Put the visa, the offer and the insurance policy where you can reach them on the plane.',
      },
    ],
    documents: [
      {
        id: 'mark-sheets',
        name: 'Mark sheets',
        why: 'For entry; certified copies only where the institution asks for them',
        commonMistake: 'Paying for certified copies that nobody asked for',
      },
      {
        id: 'copy-of-your-passport',
        name: 'Copy of your passport',
        why: 'The Offer of Place takes your name from it',
        commonMistake: 'It expires before the course ends',
      },
      {
        id: 'english-test-report',
        name: 'English test report',
        why: 'For entry; a result is normally accepted for two years from the test date',
        commonMistake: 'Still valid when you apply, too old when you enrol',
      },
      {
        id: 'statement-about-your-plans',
        name: 'Statement about your plans',
        why: 'Says why this course, at this level, after what you did before',
        commonMistake: 'The level is not mentioned at all',
      },
      {
        id: 'research-proposal',
        name: 'Research proposal',
        why: 'For research degrees only',
        commonMistake: 'Sent before any supervisor has read it',
      },
    ],
    questions: [
      {
        id: 'how-do-i-check',
        question: 'How do I check an institution and its level?',
        answer:
          'The [NZQA](New Zealand Qualifications Authority) lists providers and levels. It also has the code of practice on the care of international students, which your parents may like to read.',
        source: { text: 'NZQA', href: 'https://www.nzqa.govt.nz' },
      },
      {
        id: 'who-may-advise-me',
        question: 'Who may advise me on visas?',
        answer:
          'Outside New Zealand, a person without a licence may advise on student visas only. For advice on your own case about work after study, a partner or residence, go to a licensed adviser.',
        source: {
          text: 'Immigration Advisers Authority',
          href: 'https://www.iaa.govt.nz',
        },
      },
    ],
  },
  afterOffer: {
    lead: 'This part is mostly careful reading. Ask a parent to read along with you.',
    documents: [
      {
        id: 'offer-of-place',
        name: 'Offer of Place',
        why: 'Gives course, level, dates and tuition',
        commonMistake: 'Still conditional, or it names another campus',
      },
      {
        id: 'tuition-receipt',
        name: 'Tuition receipt',
        why: 'Shows that tuition is paid; you may wait for approval in principle first',
        commonMistake: 'An agent’s receipt, which is refused, or the date in the letter is missed',
      },
      {
        id: 'living-money-and-its',
        name: 'Living money and its source',
        why: 'It must be available, and its origin must be clear',
        commonMistake: 'No paper shows that the relative who pays is your relative',
      },
      {
        id: 'chest-x-ray-or',
        name: 'Chest X-ray or full medical',
        why: 'Which of the two depends on the length of your stay',
        commonMistake: 'Done by your family doctor, who is not a panel doctor',
      },
      {
        id: 'police-certificate',
        name: 'Police certificate',
        why: 'For long stays; see the rule below',
        commonMistake: 'Older than 6 months',
      },
      {
        id: 'insurance-policy',
        name: 'Insurance policy',
        why: 'You need medical and travel cover for the whole stay',
        commonMistake: 'Bought before the institution agreed to it',
      },
    ],
    rules: [
      {
        term: 'Student visa',
        detail: 'You apply with an Offer of Place. Read the official list of papers first.',
        source: immigration,
      },
      {
        term: 'Health and police papers',
        detail:
          'From India: a chest X-ray for a stay of more than 6 months, and a full medical for more than 12. From the age of 17, a police certificate for a stay of more than 24 months.',
        source: immigration,
      },
      {
        term: 'Post-study work visa',
        detail:
          'Up to 3 years depending on the qualification, subject to eligibility. Read the page with your level in hand.',
        source: {
          text: 'Post-study work visa, Immigration New Zealand',
          href: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
        },
      },
      {
        term: 'Level 7 graduate diplomas',
        detail:
          'Announced for 16 November 2026: these diplomas can lead to a post-study work visa of up to 1 year, subject to eligibility. This is what was published by 21 November 2026.',
        source: {
          text: 'Post-study work visa extended, news from Immigration New Zealand',
          href: 'https://www.immigration.govt.nz/about-us/news-centre/post-study-work-visa-eligibility-extended-from-16-november-2026/',
        },
      },
    ],
    questions: [
      {
        id: 'where-do-i-get',
        question: 'Where do I get the police certificate?',
        answer: 'In India you apply for it through Passport Seva, as for a passport.',
        source: { text: 'Passport Seva', href: 'https://www.passportindia.gov.in' },
      },
      {
        id: 'what-if-the-visa',
        question: 'What if the visa is declined?',
        answer:
          'You make a new application. The letter gives the reasons, so answer each of them. This is also why it is safer to pay tuition after approval in principle.',
        source: immigration,
      },
      {
        id: 'can-i-go-to',
        question: 'Can I go to another institution or a lower level later?',
        answer: 'Since 3 November 2025 you normally need a new student visa for either.',
        source: immigration,
      },
      {
        id: 'may-i-bring-pickles',
        question: 'May I bring pickles and spices?',
        answer:
          'Declare all food, seeds and things made of wood. Fines are immediate. If you are unsure about something, declare it or leave it at home.',
        source: {
          text: 'What you can bring, Ministry for Primary Industries',
          href: 'https://www.mpi.govt.nz/bring-send-to-nz/',
        },
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'Institutions must follow a government code for the care and safety of their international students. Ask how it works there, and which number you can call at night.',
      'Some subjects are close to the land and the sea there, such as farming, geology and environmental science. If one of them is yours, look closely at New Zealand.',
      'With approval in principle, your family knows that the visa will follow before it pays the tuition.',
    ],
    limit:
      'It is a small country with a small job market, and the flights home are long. Talk about that at home before you apply.',
    questions: [
      {
        id: 'may-i-work-beside',
        question: 'May I work beside my studies?',
        answer:
          'On visas granted since 3 November 2025, up to 25 hours a week if your visa carries work rights, and full time in scheduled holidays.',
        source: immigration,
      },
    ],
  },
  howWeHelp: [
    'We compare qualifications in New Zealand with you, level by level. If your subject is not taught there, we say so and suggest another country. Then we prepare the application with you and go through the offer with your family.',
    'For the student visa we see that your folder is complete and true; Immigration New Zealand decides. On work after study, partners and residence we only show you what is published. Name a subject when you write, and we start from there.',
  ],
  changes: [],
  lastReviewed: '2026-11-21',
};
