import picture from '../pictures/hero.svg';
import { enquiryFields, enquiryService, minutesAfterSending } from './enquiry-fields.ts';
import { familyQuestions } from './family-questions.ts';
import { site } from './site.ts';
import type { HomeContent } from './types.ts';

const counsellor = site.counsellor || 'A counsellor';
const soon = site.answeredWithin && `, usually within ${site.answeredWithin}`;
const papers = 'your mark sheets, your passport and a rough budget';
const parentSends =
  'Ask your mother, father or guardian to send it, with their own name and number.';
const monthsAfter =
  site.retentionMonths > 0
    ? `, and for ${site.retentionMonths} ${site.retentionMonths === 1 ? 'month' : 'months'} after`
    : '';
const answerDays =
  site.privacyAnswerDays > 0 ? ` We answer within ${site.privacyAnswerDays} days.` : '';

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
    consent: `By sending this form you agree that ${site.name} uses these details to call or write to you about studying abroad, and for nothing else. ${enquiryService.inShort} You can take this back at any time.`,
    underAge: `Under 18? ${parentSends}`,
    noteLink: 'What we do with them',
  },
  afterSending: `${counsellor} calls or writes to you${soon}. Have ready: ${papers}.`,
  privacy: {
    sending: [
      `In this form ${site.name} asks for your ${details.slice(0, -1).join(', ')} and ${details.at(-1)}. We use these details to call or write to you about studying abroad, and for nothing else. By sending the form you agree to that.`,
      enquiryService.privacy,
      `We keep your enquiry for as long as we are in touch with you about it${monthsAfter}. We delete it when you ask, except what the law makes us keep.`,
      ...shownWith(
        site.whatsapp,
        'If you write to us on WhatsApp, its company Meta gets your number and when we wrote to each other.',
      ),
      `Under 18? ${parentSends} ${site.parentCheck}`.trim(),
    ],
    device: [
      `On this device: this tab keeps what you type until you send or clear it, and for ${minutesAfterSending} minutes after sending. It also keeps which countries you compare and whether the plane stands still.`,
      'Your ticks and plans stay in this browser until you clear them. So does the time at which you began an enquiry, until it is sent or cleared.',
      'On a shared computer press “Forget everything on this device” and close the window. The browser itself may remember what you typed: use a private window.',
      'The map comes from OpenStreetMap. When it comes into sight, OpenStreetMap sees your internet address.',
    ],
    rights: [
      `To see, correct or delete what we hold, to take back your agreement, or to name who may do this if you die or no longer can, write to ${site.privacyContact || 'us'} at the email address beside this form.${answerDays}`,
      'If you have a complaint, please tell us first. If our answer does not settle it, you may complain to the Data Protection Board of India, as soon as that part of the Digital Personal Data Protection Act, 2023, is in force.',
      ...shownWith(site.noteLanguages, `On request you get this note in ${site.noteLanguages}.`),
      'This note is of 24 November 2026.',
    ],
    mailSubject: 'Delete my enquiry',
  },
  accessibility: [
    'We want everybody to be able to read and use this site: by keyboard, in large type, in high contrast or with a screen reader, as the [WCAG](Web Content Accessibility Guidelines) 2.2 ask at level AA.',
    'Every version is tested by a program and by keyboard; screen readers and real phones have not been tested yet.',
    'If anything is hard to read or to use, write to the email address above.',
  ],
};

/** A sentence that is true only where the owner has given something. */
function shownWith(given: string, text: string): readonly string[] {
  return given ? [text] : [];
}

/** The first of some texts that has at most so many characters, or else the last one. */
function firstThatFits(most: number, texts: readonly string[]): string {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1) ?? '';
}
