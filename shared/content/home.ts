import picture from '../../pictures/hero/hero.svg';
import { numberWord } from '../number-word.ts';
import { destinationRoutes } from '../routes.ts';
import { site } from './site.ts';
import type { HomeContent } from './types.ts';

const countries = `${numberWord(destinationRoutes.length)} countries`;

export const home: HomeContent = {
  title: `${site.name} | ${site.subtitle}`,
  description: `${site.name} helps students in ${site.city} study abroad: ${countries} to compare, plans by month, lists of papers and answers with their official pages.`,
  tagline: ['Write to us first.', 'Write home later.'],
  intro: [
    `${site.name} is a study-abroad admissions consultancy in ${site.city}. We help you choose among ${countries}, apply to institutions that fit your marks and your family’s budget, and collect the papers that follow.`,
    'The names of the papers are new to everyone at first. We explain each one when you need it, say plainly when a plan looks weak, and leave the decision with you and your parents.',
  ],
  picture,
  services: {
    lead: `We work with ${countries}. Each has its own calendar and its own rules, so each has a page: what to do in which month, which papers to collect, and answers to what students ask. Start with the one you are curious about.`,
  },
  compare: {
    title: `The ${countries} side by side`,
    lead: 'The same questions, asked of each country. The name of a country leads to its page, where you find the official source of each rule.',
  },
  stages: {
    lead: 'Six stages, from the first conversation to your first weeks abroad. You may come to us for all of them or begin in the middle.',
    items: [
      {
        title: 'Profile and eligibility evaluation',
        text: 'We look at your mark sheets, with backlogs and gaps, your subject and your budget. You hear which countries and courses are realistic now, and what would have to change for the others.',
      },
      {
        title: 'Test preparation and documents',
        text: 'We find out which tests your courses ask for, so that you sit none without need, and plan your preparation around the dates. You get a list of every document to collect.',
      },
      {
        title: 'University applications',
        text: 'We plan the months with you and check every form before it goes. You keep the logins and copies, so you always know what has been sent and what has been answered.',
      },
      {
        title: 'Financial and admission confirmation',
        text: 'Who asks for your family’s financial papers differs by country. In some it is the institution, before it issues its own document; in others it is only the visa office. We tell you which, and help you put them in order.',
      },
      {
        title: 'The visa process',
        text: 'We take you through the official form and the list of documents. Where advice needs a licence, the page about that country says who may give it. The government concerned decides. What you can do is to send a folder that is complete and true.',
      },
      {
        title: 'Pre-departure and post-arrival support',
        text: 'Before you fly we talk about housing, insurance, money and what to carry by hand. After you land, you can still write to us when you do not understand a form or a letter from the bank.',
      },
    ],
  },
  contact: {
    lead: 'Tell us which country and which course you have in mind, even if you are not sure of either. A counsellor reads your enquiry and gets back to you. Parents may write too.',
  },
  families: {
    title: 'What families ask',
    lead: 'These answers hold for every country on this site.',
    questions: [],
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
    'Our aim: the [WCAG](Web Content Accessibility Guidelines) 2.2, at the second of three levels.',
    'Tested: every page with the program axe-core, in Chromium and Firefox, three pages in [WebKit](the engine of Safari) too; the whole site and the form by keyboard alone; colours that a visitor’s system forces. Not tested yet: screen readers, real phones, other aids.',
    'If anything here is hard to read or to use, complain to the email address above.',
  ],
};
