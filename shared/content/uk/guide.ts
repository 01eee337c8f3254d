import type { DestinationGuide, ExternalLink } from '../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, GOV.UK',
  href: 'https://www.gov.uk/student-visa',
};
const money: ExternalLink = {
  text: 'Money you need, GOV.UK',
  href: 'https://www.gov.uk/student-visa/money',
};
const ucas: ExternalLink = { text: 'UCAS', href: 'https://www.ucas.com' };

export const guide: DestinationGuide = {
  description:
    'Study in the UK from India: UCAS or a direct application, September and January month by month, the CAS, the Student visa and the Graduate visa.',
  intro: [
    'In the UK you apply for a particular course, and nearly everything you study will be that subject. So first decide what you want to learn. The city comes second.',
    'Intakes are in September and January. September has the wider choice; only some courses also begin in January. Universities set their own exact intake dates, so check the course page.',
  ],
  intakes: [
    { id: 'september', name: 'September', months: [9] },
    { id: 'january', name: 'January', months: [1] },
  ],
  process: {
    lead: 'There are two ways to apply, and the level of your course decides which one is yours.',
    plan: [
      {
        id: 'read-course-pages',
        title: 'Read course pages',
        when: [16, 12],
        text: 'Look at the modules, the marks asked for from Indian boards and universities, and the English score. See whether the course has a placement year. Then plan your English test.',
      },
      {
        id: 'apply-for-a-place',
        title: 'Apply for a place',
        ways: [
          {
            id: 'bachelors-one-form-through',
            title: 'Bachelor’s: one form through UCAS',
            when: { september: [12, 8] },
            text: 'You name up to five courses, or four in medicine, dentistry and veterinary science. UCAS takes finished forms from early September of the year before. A university may still read a late form, but it need not. Forms sent after 30 June go into Clearing, for places that are left.',
            limit: {
              text: 'Send it by 18:00 UK time on 15 October for Oxford, Cambridge and most medicine, dentistry and veterinary courses. For most others, send it by 18:00 on the January date that UCAS prints for your year.',
              source: ucas,
            },
          },
          {
            id: 'masters-a-form-for',
            title: 'Master’s: a form for each university',
            when: { september: [10, 3], january: [7, 3] },
            text: 'Send mark sheets, references and a statement written for that one course. Many courses close when they are full, so do not wait for the last day.',
          },
        ],
      },
      {
        id: 'meet-the-conditions',
        title: 'Meet the conditions',
        when: [4, 2],
        text: 'A conditional offer lists what is still missing, such as final marks. Send each paper, keep the reply, and pay the deposit if there is one. The university then issues your CAS, the number that your visa form asks for.',
      },
      {
        id: 'prepare-money-and-health',
        title: 'Prepare money and health papers',
        when: [4, 2],
        text: 'Read the money rule before anyone at home moves savings. Book the tuberculosis test at an approved clinic.',
        limit: {
          text: 'Before you apply, the money must be in the account for 28 days in a row.',
          source: money,
        },
      },
      {
        id: 'apply-for-the-student',
        title: 'Apply for the Student visa',
        when: [3, 1],
        text: 'Fill in the form online, prove who you are and upload your papers. You may be interviewed about your plans and about a gap in your studies.',
        limit: {
          text: 'From outside the UK, apply no earlier than 6 months before the course starts.',
          source: studentVisa,
        },
      },
      {
        id: 'arrive',
        title: 'Arrive',
        when: [1, 0],
        text: 'Apply for a university room early. Do not pay a private landlord for a room that nobody you trust has seen.',
        limit: {
          text: 'You may arrive up to 1 month before a course of more than 6 months, and up to 1 week before a shorter one.',
          source: studentVisa,
        },
      },
    ],
    documents: [
      {
        id: 'ucas-personal-statement',
        name: 'UCAS personal statement',
        why: 'Your answers to three questions, which replaced one essay from 2026 entry',
        commonMistake:
          'Written for one university although all five read it, or copied, which UCAS checks',
      },
      {
        id: 'academic-reference',
        name: 'Academic reference',
        why: 'Part of the UCAS form',
        commonMistake: 'A school that does not know UCAS is asked only in January',
      },
      {
        id: 'mark-sheets-and-degree',
        name: 'Mark sheets and degree certificates',
        why: 'Prove your entry marks',
        commonMistake: 'Provisional marks never replaced by final ones',
      },
      {
        id: 'english-evidence',
        name: 'English evidence',
        why: 'Below degree level a Secure English Language Test is normal; at degree level the university may judge your English itself',
        commonMistake:
          'The wrong version of [IELTS](International English Language Testing System) is booked',
      },
    ],
    questions: [
      {
        id: 'can-a-letter-from',
        question: 'Can a letter from my college replace the English test?',
        answer:
          'An [MOI](medium of instruction) letter, which says that you were taught in English, is a matter for admissions. Some universities accept it and many do not, so ask for the answer in writing. The visa can still ask for a test.',
      },
    ],
  },
  afterOffer: {
    lead: 'Do these in order: a small mistake in an early paper can end up in the visa form.',
    documents: [
      {
        id: 'cas-number',
        name: 'CAS number',
        why: 'The application rests on it',
        commonMistake: 'Details differ from the passport, or the start of the course has passed',
      },
      {
        id: 'bank-evidence',
        name: 'Bank evidence',
        why: 'Shows money for fees and living',
        commonMistake:
          'The balance falls too low for one day, or the account belongs to an uncle or a grandparent',
      },
      {
        id: 'parents-consent-and-your',
        name: 'Parents’ consent and your birth certificate',
        why: 'Needed when you use your parents’ account',
        commonMistake: 'No proof that they are your parents, or no English translation',
      },
      {
        id: 'loan-letter',
        name: 'Loan letter',
        why: 'Counts if the scheme or lender is of the kind the rules describe',
        commonMistake: 'No date, or conditions that are still open',
      },
      {
        id: 'tuberculosis-certificate',
        name: 'Tuberculosis certificate',
        why: 'Applicants from India need it to stay for more than 6 months',
        commonMistake: 'The clinic is not on the approved list',
      },
      {
        id: 'atas-certificate',
        name: '[ATAS](Academic Technology Approval Scheme) certificate',
        why: 'For some postgraduate science and engineering subjects',
        commonMistake: 'Applied for only after the CAS came, so time is lost',
      },
    ],
    rules: [
      {
        term: 'Licensed sponsors',
        detail:
          'Only an institution on this register can support a Student visa. Look for its name before you pay.',
        source: {
          text: 'Register of licensed sponsors, GOV.UK',
          href: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
        },
      },
      {
        term: 'Student visa via CAS',
        detail: 'The university gives you the CAS. Use it within 6 months of its issue.',
        source: studentVisa,
      },
      {
        term: 'Money',
        detail:
          'It must stay in the account for 28 days in a row, and the last of them may be no more than 31 days before you apply. The account is yours, your parents’ or your legal guardian’s; an uncle’s or grandparent’s does not count.',
        source: money,
      },
      {
        term: 'Tuberculosis test',
        detail:
          'India is on the list of countries whose applicants need it. The certificate must come from an approved clinic and is valid for 6 months.',
        source: { text: 'Tuberculosis tests, GOV.UK', href: 'https://www.gov.uk/tb-test-visa' },
      },
      {
        term: 'Approval for some subjects',
        detail: 'See whether your course needs the ATAS certificate before you accept an offer.',
        source: {
          text: 'Academic Technology Approval Scheme, GOV.UK',
          href: 'https://www.gov.uk/guidance/academic-technology-approval-scheme',
        },
      },
      {
        term: 'Graduate visa',
        detail:
          '2 years if applied for on or before 31 December 2026, 18 months if applied for from 1 January 2027, 3 years after a PhD, subject to eligibility. Apply inside the UK, before the Student visa ends, once the university has reported that you finished. It cannot be extended.',
        source: { text: 'Graduate visa, GOV.UK', href: 'https://www.gov.uk/graduate-visa' },
      },
    ],
    questions: [
      {
        id: 'will-i-get-a',
        question: 'Will I get a sticker in my passport?',
        answer:
          'No. Students who apply on or after 15 July 2025 get an eVisa, which is an online record. Make your account, link your passport to it, and check every detail before you fly.',
        source: { text: 'eVisa, GOV.UK', href: 'https://www.gov.uk/evisa' },
      },
      {
        id: 'how-am-i-covered',
        question: 'How am I covered if I fall ill?',
        answer:
          'You pay the Immigration Health Surcharge with your visa form. It lets you use the National Health Service.',
        source: {
          text: 'Health surcharge, GOV.UK',
          href: 'https://www.gov.uk/healthcare-immigration-application',
        },
      },
      {
        id: 'what-if-the-visa',
        question: 'What if the visa is refused?',
        answer:
          'From outside the UK you can ask for an administrative review within 28 days, but only for a mistake in how your case was handled. Otherwise you apply again with a new CAS.',
        source: {
          text: 'Administrative review, GOV.UK',
          href: 'https://www.gov.uk/ask-for-a-visa-administrative-review',
        },
      },
      {
        id: 'can-my-family-come',
        question: 'Can my family come with me?',
        answer:
          'For courses that begin on or after 1 January 2024, only with a PhD, another research-based higher degree, or a government-sponsored course of more than 6 months. A taught master’s by itself is not enough.',
        source: {
          text: 'Family members, GOV.UK',
          href: 'https://www.gov.uk/student-visa/family-members',
        },
      },
    ],
  },
  whyWorthIt: {
    reasons: [
      'A taught master’s is often shorter than one in India, so you are away from home and from earning for less time.',
      'The course goes deep into one subject from the first week. If you already know what you love, you spend your days on it.',
      'Bachelor’s applicants write one form for up to five courses, which saves work in your last year of school.',
    ],
    limit:
      'If you begin a bachelor’s or master’s course in 2027, plan for 18 months on a Graduate visa, not for the 2 years that older students may mention.',
    questions: [
      {
        id: 'how-many-hours-may',
        question: 'How many hours may I work?',
        answer:
          'In term, up to 20 hours a week at degree level and 10 below it; outside term, full time. You may not be self-employed. Your visa itself states your limit.',
        source: studentVisa,
      },
      {
        id: 'can-i-move-to',
        question: 'Can I move to another university or to a work visa?',
        answer:
          'A new university normally means a new visa application. You can change to a work visa only after the course is finished, or after 24 months of a doctorate.',
        source: studentVisa,
      },
    ],
  },
  howWeHelp: [
    'We tell you which way to apply in the UK, choose courses with you, and comment on your personal statement. It stays your own work. When a conditional offer comes, we explain each condition and what would satisfy it.',
    'Then we check the CAS and the visa papers with you, item by item. The UK government decides on the visa. Parents are welcome at the desk, and so are their questions.',
  ],
  changes: [],
  lastReviewed: '2026-11-21',
};
