import picture from '../pictures/hero.svg';
import { enquiryFields, enquiryService } from './enquiry-fields.ts';
import { familyQuestions } from './family-questions.ts';
import { site } from './site.ts';
import type { HomeContent } from './types.ts';

const counsellor = site.counsellor || 'A counsellor';
const soon = site.answeredWithin && `, usually within ${site.answeredWithin}`;
const papers = 'your mark sheets, your passport and a rough budget';
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
    bring: `Bring, or have ready: ${papers}.`,
  },
  families: familyQuestions,
  refusals: {
    title: 'Refused: what can I do, and until when?',
    lead: 'First get the reasons. Then change something. Then apply. Tap a country for the full answer with its official page, and bring the letter when you come to us.',
  },
  beforeSending: {
    underAge: 'Under 18? Please let a parent fill in and send this form.',
    purpose: 'We use these details only to answer you.',
    noteLink: 'What we do with them',
  },
  afterSending: `${counsellor} calls or writes to you${soon}. Have ready: ${papers}.`,
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
