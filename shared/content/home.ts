import picture from '../pictures/hero.svg';
import { enquiryFields, enquiryService } from './enquiry-fields.ts';
import { site } from './site.ts';
import type { HomeContent, Question } from './types.ts';

const counsellor = site.counsellor || 'A counsellor';
const soon = site.answeredWithin && `, usually within ${site.answeredWithin}`;
const hasCharges = site.charges.length > 0;

/** Shown only with an answer: a heading that promises one and a text without it cost trust. */
const ourCharges: readonly Question[] = hasCharges
  ? [
      {
        id: 'our-charges',
        question: 'What do you charge, and who pays you?',
        answer: [
          ...site.charges,
          'Ask this of every consultancy, before any work begins and in writing: do we pay you, does the university, or both? And what comes back to us if the visa is refused?',
        ].join(' '),
      },
    ]
  : [];

const details = enquiryFields.map(({ inText }) => inText);

// Search results show 60 characters of a title and 160 of a description: the second is for long names.
export const home: HomeContent = {
  picture,
  title: firstThatFits(60, [`${site.name} | ${site.subtitle}`, `${site.name} | ${site.city}`]),
  description: firstThatFits(160, [
    `${site.name} helps students in ${site.city} study abroad: countries to compare, plans by month, lists of documents and answers with official pages.`,
    `${site.name} in ${site.city}: countries to compare, plans by month, lists of documents and answers with official pages.`,
  ]),
  tagline: ['Write to us first.', 'Write home every Sunday.'],
  intro: [
    `${site.name} is a study-abroad admissions consultancy in ${site.city}. We help you choose a country, apply to universities and colleges that fit your marks and your family’s budget, and collect the documents you need.`,
    'Offer letter, sanction letter, visa slot: these words are new to every family at first. We explain each one when you need it. If a plan looks weak, we say so plainly. You and your parents decide.',
  ],
  services: {
    lead: 'Each country has its own dates and rules, so each has its own page: what to do in which month, which documents to collect, and what families ask.',
  },
  compare: {
    title: 'The countries side by side',
    lead: 'The same questions for each country. Tap a country to open its page. Every rule there has a link to the official page.',
  },
  stages: {
    lead: 'Six stages, from our first talk to your first weeks abroad. You may come to us for all of them, or begin in the middle.',
    items: [
      {
        title: 'Profile and eligibility evaluation',
        text: 'We look at your mark sheets, backlogs and gap years, your subject and your budget. We tell you which countries and courses are realistic now, and what would have to change for the others.',
      },
      {
        title: 'Test preparation and documents',
        text: 'We find out which tests your courses ask for, so that you take no test you don’t need. We plan your preparation around the test dates, and you get a list of every document to collect.',
      },
      {
        title: 'University applications',
        text: 'We plan the months with you and check every form before you send it. You write the SOP (statement of purpose) anew for each university. You keep the logins and the copies, so you always know what was sent and what came back.',
      },
      {
        title: 'Financial and admission confirmation',
        text: 'In some countries the university or college asks for your family’s proof of funds before it sends you its own document. In others only the visa office asks. We tell you which, and help you put the documents in order; for Canada’s permit a licensed person must do this.',
      },
      {
        title: 'The visa process',
        text: 'We take you through the official form and the list of documents. For Canada a licensed person must do this; by New Zealand’s law we may help with the student visa only. The government of the country decides. Your part is to send documents that are complete and true.',
      },
      {
        title: 'Pre-departure and post-arrival support',
        text: 'Before you fly we talk about housing, insurance, money and what to carry by hand. After you land, you can still write to us when you do not understand a form from your landlord or bank.',
      },
    ],
  },
  contact: {
    lead: `Tell us which country and which course you have in mind, even if you are not sure yet. ${counsellor} reads your enquiry and gets back to you${soon}. Parents may write too.`,
  },
  families: {
    title: 'What families ask',
    lead: 'For every country, unless an answer names one.',
    questions: [
      {
        id: 'results',
        question: 'Results come between May and August. Can I still start this year?',
        answer:
          'In the UK and Ireland often yes, if you applied months before. In the USA and Canada the offer comes by April or May, before your results; the I-20, the visa or the permit follows until July. If you have not applied at all, plan for January, February or the next September. After a degree, ask your college early for the provisional certificate and the consolidated marks memo.',
      },
      {
        id: 'gap-or-backlogs',
        question: 'I have a gap year or backlogs. Can I go?',
        answer:
          'Often yes. No country here has a visa rule that sets a limit, but universities set limits of their own: ask each one before you apply. A visa officer may ask what you did in the gap: show work letters, medical documents or test results. Never leave out a semester. Hiding it is worse than the backlog.',
      },
      {
        id: 'education-loan',
        question: 'When do we apply for the education loan?',
        answer:
          'As soon as you have the offer letter, or earlier if the bank allows it. You need the sanction letter: in it the bank says that the loan is approved, for whom, how much and on which conditions. A letter that says only that you have applied does not count. For the UK the visa rules say which loans count, and for New Zealand [its own rule](page:newzealand#which-money). For the USA the university says it, for the I-20. Ask before you sign.',
      },
      {
        id: 'scholarships',
        question: 'Who can pay part of it?',
        answer:
          'The university: ask which scholarships it has, and by which day to apply; it is often earlier than the day for the course. In the USA some students get an assistantship: they teach or do research for the university, mostly in a PhD. The State of Telangana: it has schemes such as Overseas Vidya Nidhi for BC, EBC, SC, ST and minority families, with limits on income and marks. You apply on its ePASS site in the weeks it names, normally with offer and visa. Do not count on any of this: the bank’s loan stays the plan.',
        source: {
          text: 'Overseas schemes, Telangana ePASS',
          href: 'https://telanganaepass.cgg.gov.in/OverseasLinks.do',
        },
      },
      {
        id: 'intermediate',
        question: 'Is the Telangana Intermediate enough?',
        answer:
          'Often yes, sometimes with higher marks than for CBSE. Some universities ask for a foundation year first. Send your marks memo by email and ask each one.',
      },
      {
        id: 'licensed-professions',
        question: 'I am a nurse, pharmacist, physiotherapist, teacher or architect',
        answer:
          'A degree there does not register you for that work. Ask the council of the country before you apply: does it take my diploma, how much experience do I need, and which English test? Some can register from India without a new course. In Ireland a nurse asks the [NMBI](Nursing and Midwifery Board of Ireland).',
        source: {
          text: 'Qualified outside the EU, NMBI',
          href: 'https://www.nmbi.ie/Registration/Qualified-outside-the-EU',
        },
      },
      {
        id: 'english-test',
        question: 'Which English test do I take? Is a letter from my college enough?',
        answer:
          'The course page says which tests count, such as [IELTS](International English Language Testing System), [TOEFL](Test of English as a Foreign Language) or [PTE](Pearson Test of English). A result is normally accepted for 2 years. In an [MOI](medium of instruction) letter your college says that you were taught in English. Some universities accept it, many do not: ask by email and keep the reply. The visa can still ask for a test.',
      },
      {
        id: 'earlier-refusal',
        question: 'I was refused a visa before. Must I say so?',
        answer:
          'Yes, in every form that asks, even if another country refused you. If you leave it out, the officer can treat this as deception and bar you from applying later. Write down which visa was refused, when and why, and what has changed since then. Keep the letter of refusal. What you can do after it stands in [the table below](page:home#refusals).',
      },
      {
        id: 'names-differ',
        question: 'My name is not the same in all my documents. What do I do?',
        answer:
          'Look at it now, before you book a test. Your passport, mark sheets, test report and forms must show the same name. Initials or another spelling often cause delay: have the document corrected, or make an affidavit (a sworn statement), before you apply. If your passport has no surname, ask Passport Seva to split the name that is printed there into given name and surname. A new name would not be in your mark sheets.',
        source: {
          text: 'Passport Seva',
          href: 'https://www.passportindia.gov.in/psp/GettingStarted',
        },
      },
      {
        id: 'under-18',
        question: 'I will be under 18 when I start. What is different?',
        answer:
          'Most countries and universities then ask for more documents: your parents’ consent, and sometimes a guardian there or a plan for who looks after you. Tell the university your date of birth when you apply, and ask what it needs.',
      },
      {
        id: 'scams',
        question: 'How do we know that an offer or an agent is honest?',
        answer:
          'Pay the university or college itself, never a person, and keep the receipt. Keep the login of every account that is opened in your name. Write to it at the address on its own website and ask whether the offer is real. Nobody can promise you a visa: walk away from anyone who does. If you have lost money: after an online payment call 1930 at once; after cash go to the police.',
        source: {
          text: 'Helpline, National Cyber Crime Reporting Portal',
          href: 'https://cybercrime.gov.in/Webform/Helpline.aspx',
        },
      },
    ],
  },
  money: {
    title: hasCharges ? 'What we charge, money, degrees and safety' : 'Money, degrees and safety',
    lead: 'No amounts, since they change every year: a rule where there is one, and what to ask the bank and the university.',
    questions: [
      ...ourCharges,
      {
        id: 'total-cost',
        question: 'What does it cost in all, and how do we pay it?',
        answer:
          'Take the tuition of every year from the course page, and room, food and insurance from the university’s own estimate. Add tests, visa, health cover and flights. How much you must show for the visa is written on an official page: [the table of countries](page:home#compare) has the link for each. Ask the university: in how many instalments, and by which days? Ask your bank: how do you send it, and what do you charge?',
      },
      {
        id: 'part-time-job',
        question: 'Can a part-time job pay the rent?',
        answer:
          'No, never count on it. Every country here limits the hours of most students in term, and nobody can promise you a job. Plan the first year as if you earned nothing.',
      },
      {
        id: 'loan-collateral',
        question: 'Does the bank want a security, and what happens to the loan after a refusal?',
        answer:
          'A security (collateral) is what the bank may sell if nobody repays, such as a flat. Ask each bank by email: above which loan amount do you ask for it? Who signs with the student? When do we begin to pay interest? If you have paid the university and the visa is refused, who pays that back, and by when?',
      },
      {
        id: 'flight-ticket',
        question: 'When do we book the flight?',
        answer:
          'After the visa is granted. If you must book earlier, buy a ticket that you can cancel for a full refund.',
      },
      {
        id: 'refunds',
        question: 'What do we get back after a refusal?',
        answer:
          'For tuition and deposit the university’s or college’s own refund rule decides: read it before you pay, and keep a copy. The UK returns the health surcharge but not the visa fee; the USA does not return its visa fee. In Ireland the university or college should return the fee, less a charge. Ask us the same about what you pay us.',
      },
      {
        id: 'whose-money',
        question: 'Whose money counts: an uncle’s, gold, land, provident fund?',
        answer:
          'Each country decides. The UK takes your own and your parents’ accounts, not an uncle’s. New Zealand takes close family, parents-in-law and a provident fund (EPF or GPF) too, and finds gold loans, farm income and sales of land hard to confirm. Australia’s checklist tool names it for your case. For Canada and Ireland read the official list. For the USA ask the university: which relatives, which deposits, how many years of tax returns?',
      },
      {
        id: 'one-year-masters',
        question: 'Is a one-year master’s recognised in India?',
        answer:
          'A private employer decides for itself. For a government job or a PhD you may need a certificate that the degree is equivalent to an Indian one. New rules for it came in April 2025; medicine, law, pharmacy, nursing and architecture have councils of their own. Ask the employer or university in India before you choose the course.',
        source: {
          text: 'University Grants Commission, rules of 4 April 2025',
          href: 'https://egazette.gov.in/WriteReadData/2025/262289.pdf',
        },
      },
      {
        id: 'three-year-degree',
        question: 'Is my 3-year BSc or BCom enough for a master’s there?',
        answer:
          'The university decides, and not always the same for each course. Send the admissions office your mark sheets by email, ask “Is this enough for this course, or do I need a fourth year?”, and keep the reply.',
      },
      {
        id: 'tcs',
        question: 'What is TCS, and do we pay it on the fees?',
        answer:
          '[TCS](tax collected at source) is tax that the bank takes when you send more than a certain sum abroad in a financial year (April to March) from your own money. It counts towards your income tax. On money from an education loan it is not taken. Ask the bank: what are the limit and the rate now, does our loan qualify, and when do we get the certificate?',
        source: {
          text: 'Memorandum to the Finance Bill, Ministry of Finance',
          href: 'https://www.indiabudget.gov.in/doc/memo.pdf',
        },
      },
      {
        id: 'safety',
        question: 'Is it safe, and who answers at night?',
        answer:
          'Ask the university: in which areas do your students live, how do they get home after late classes, and which number answers at night? Ask for a room on the campus for the first term. In New Zealand a government code obliges universities and colleges to care for foreign students. In other countries ask what there is instead.',
      },
      {
        id: 'ill-or-home',
        question: 'What if our child falls ill, fails or wants to come home?',
        answer:
          'Ask before you pay: what does the health cover not pay for? Can a failed examination be taken again, and what does that cost? What comes back if a student leaves in the first term, and what happens to the loan? Before stopping a course, ask the international office what it means for the visa.',
      },
      {
        id: 'arrival',
        question: 'Who can help me when I am far from home?',
        answer:
          'Register with India’s Ministry of External Affairs as a student abroad. It is voluntary, and the Indian embassy then knows how to reach you. Save three numbers before you fly: the embassy, the university’s international office, and the police there. Tell your parents your address as soon as you have one.',
        source: {
          text: 'Madad, Ministry of External Affairs',
          href: 'https://www.madad.gov.in/AppConsular/welcomeLink',
        },
      },
      {
        id: 'visits',
        question: 'May we visit, for the convocation too?',
        answer:
          'You need a visa of your own, as visitors. Ask the university for an invitation that names the day of the convocation, and read the country’s official page for visitors before you book.',
      },
    ],
  },
  refusals: {
    title: 'Refused: what can I do, and until when?',
    lead: 'First get the reasons. Then change something. Then apply. Tap a country for the full answer with its official page, and bring the letter when you come to us.',
  },
  beforeSending: {
    underAge: 'Under 18? Please let a parent fill in and send this form.',
    purpose: 'We use these details only to answer you.',
    noteLink: 'What we do with them',
  },
  afterSending: `${counsellor} calls or writes to you${soon}. Have ready: your mark sheets, your passport and a rough budget.`,
  privacy: [
    `In this form ${site.name} asks for your ${details.slice(0, -1).join(', ')} and ${details.at(-1)}. We use them only to answer you. By sending the form you agree to that.`,
    'What you type is kept in this browser tab only, until you send it or clear it, and for 30 minutes after sending. So it is not lost if you open another page or the sending fails.',
    enquiryService.privacy,
    site.enquiryRetention,
    `To see what we hold about you, to have it corrected or deleted, to withdraw your consent, or to nominate someone who may do this for you, write to ${site.privacyContact || 'us'} at the email address beside this form.`,
    'If you have a complaint, please tell us first. If our answer does not settle it, from 13 May 2027 you may complain to the Data Protection Board of India under the Digital Personal Data Protection Act, 2023.',
    'On request you get this note in Telugu, Hindi or Urdu.',
    'If you are under 18, ask a parent or guardian to fill in and send the form for you.',
  ],
  accessibility: [
    'We want everybody to be able to read and use this site: by keyboard, in large type, in high contrast or with a screen reader, as the [WCAG](Web Content Accessibility Guidelines) 2.2 ask at level AA.',
    'Every version is tested by a program and by keyboard; screen readers and real phones have not been tested yet.',
    'If anything is hard to read or to use, write to the email address above.',
  ],
};

/** The first of some texts that has at most so many characters, or else the last one. */
function firstThatFits(most: number, texts: readonly string[]): string {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1) ?? '';
}
