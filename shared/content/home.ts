import picture from '../pictures/hero.svg';
import { site } from './site.ts';
import type { HomeContent } from './types.ts';

export const home: HomeContent = {
  title: `${site.name} | ${site.subtitle}`,
  description: `${site.name} helps students in ${site.city} study abroad: countries to compare, plans by month, lists of documents and answers with official pages.`,
  tagline: ['Write to us first.', 'Write home later.'],
  intro: [
    `${site.name} is a study-abroad admissions consultancy in ${site.city}. We help you choose a country, apply to institutions that fit your marks and your family’s budget, and collect the documents you need.`,
    'Offer letter, sanction letter, visa slot: these words are new to every family at first. We explain each one when you need it. If a plan looks weak, we say so plainly. You and your parents decide.',
  ],
  picture,
  services: {
    lead: `Each country has its own dates and rules, so each has its own page: what to do in which month, which documents to collect, and answers to what families ask. Start with the country you like.`,
  },
  compare: {
    title: 'The countries side by side',
    lead: 'The same questions for each country. The name of a country leads to its page, where you find the official page for each rule.',
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
        text: 'We plan the months with you and check every form before you send it. You keep the logins and the copies, so you always know what was sent and what the university answered.',
      },
      {
        title: 'Financial and admission confirmation',
        text: 'In some countries the institution asks for your family’s proof of funds before it issues its own document. In others only the visa office asks. We tell you which, and where we may, we help you put the documents in order.',
      },
      {
        title: 'The visa process',
        text: 'Where we may, we take you through the official form and the list of documents. For Canada, only a licensed person may do this. The government of the country decides. Your part is to send documents that are complete and true.',
      },
      {
        title: 'Pre-departure and post-arrival support',
        text: 'Before you fly we talk about housing, insurance, money and what to carry by hand. After you land, you can still write to us when you do not understand a form from your landlord or bank.',
      },
    ],
  },
  contact: {
    lead: 'Tell us which country and which course you have in mind, even if you are not sure yet. A counsellor reads your enquiry and gets back to you. Parents may write too.',
  },
  families: {
    title: 'What families ask',
    lead: 'These answers hold for every country on this site. What differs is on the page of the country.',
    questions: [
      {
        id: 'results',
        question: 'Results come between May and August. Can I still start this year?',
        answer:
          'In September, often yes: you apply before the results, and the university makes a conditional offer. Ask until which day it waits for your marks. July is usually too soon after class 12. January or February gives you more time. After a degree, ask your college early for the provisional certificate and the consolidated marks memo.',
      },
      {
        id: 'gap-or-backlogs',
        question: 'I have a gap year or backlogs. Can I go?',
        answer:
          'Often yes. No country here has a visa rule that sets a limit, but universities set limits of their own. Ask each one before you apply. A visa officer may ask what you did in the gap: show work letters, medical documents or test results. Never leave out a semester. Hiding it is worse than the backlog.',
      },
      {
        id: 'education-loan',
        question: 'When do we apply for the education loan?',
        answer:
          'As soon as you have the offer letter, or earlier if the bank allows it. You need the sanction letter: in it the bank says that the loan is approved, for whom, how much and on which conditions. A letter that says only that you have applied does not count. Each country decides which lenders it accepts, so read its list before you choose a bank.',
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
          'Yes, in every form that asks, even if another country refused you. If you leave it out, the officer can treat this as deception and bar you from applying later. Write down which visa was refused, when and why, and what has changed since then.',
      },
      {
        id: 'names-differ',
        question: 'My name is not the same in all my documents. What do I do?',
        answer:
          'Look at it now, before you book a test. Your passport, mark sheets, test report and forms must show the same name. Initials, another spelling or a missing surname often cause delay. Have the document corrected, or make an affidavit (a sworn statement), before you apply.',
        source: { text: 'Passport Seva', href: 'https://www.passportindia.gov.in' },
      },
      {
        id: 'under-18',
        question: 'I will be under 18 when I start. What is different?',
        answer:
          'Every country then asks for more documents: your parents’ consent, and sometimes a guardian there or a plan for who looks after you. Tell the university your date of birth when you apply, and ask what it needs.',
      },
      {
        id: 'scams',
        question: 'How do we know that an offer or an agent is honest?',
        answer:
          'Pay the institution itself, never a person, and keep the receipt. Keep the login of every account that is opened in your name. Write to the institution at the address on its own website and ask whether the offer is real. Nobody can promise you a visa: leave anyone who does. If you have lost money, call 1930 in India at once.',
        source: {
          text: 'National Cyber Crime Reporting Portal',
          href: 'https://cybercrime.gov.in',
        },
      },
      {
        id: 'arrival',
        question: 'Who can help me when I am far from home?',
        answer:
          'Register with India’s Ministry of External Affairs as a student abroad. It is voluntary, and the Indian embassy then knows how to reach you. Save three numbers before you fly: the embassy, the international office of the university, and the police of that country. Tell your parents your address as soon as you have one.',
        source: { text: 'Madad, Ministry of External Affairs', href: 'https://www.madad.gov.in' },
      },
      {
        id: 'flight-ticket',
        question: 'When do we book the flight?',
        answer:
          'After the visa is granted. If you must book earlier, buy a ticket that you can cancel for a full refund.',
      },
    ],
  },
  privacy: {
    collected: [
      `In this form ${site.name} asks for five things: your name, phone number, country, course and email address. We use them to answer your enquiry and for nothing else. By sending the form you agree to that.`,
      'What you type is kept in this browser tab only, until you send it or clear it, and for 30 minutes after sending. So it is not lost if you open another page or the sending fails.',
    ],
    formSubmit:
      'The form is forwarded to us by FormSubmit, a form-forwarding service outside India, which keeps each enquiry for 30 days.',
    otherService:
      'The form is forwarded to us by a form-forwarding service. It may be outside India and may keep a copy for some time. If you prefer not to use it, call us or write to us instead.',
    rights: [
      site.enquiryRetention,
      site.payment,
      'To see what we hold about you, to have it corrected or deleted, or to withdraw your consent, write to us at the email address beside this form.',
      'If you have a complaint, please tell us first. If our answer does not settle it, you may complain to the Data Protection Board of India under the Digital Personal Data Protection Act, 2023, as its provisions come into force.',
      'If you are under 18, ask a parent or guardian to fill in the form for you, or to agree before you send it.',
    ],
  },
  accessibility: [
    'Our aim: the [WCAG](Web Content Accessibility Guidelines) 2.2 at level [AA](the second of three).',
    'Tested with every version: all pages with the program axe-core; the home page and one country’s page by keyboard alone; navigation in high-contrast mode; links and the form in Firefox and [WebKit](the engine of Safari) too. Not tested yet: screen readers, real phones, other aids.',
    'If anything here is hard to read or to use, write to the email address above.',
  ],
};
