import picture from '../pictures/hero.svg';
import { enquiryFields, enquiryService, sendVerb } from './enquiry-fields.ts';
import { familyQuestions } from './family-questions.ts';
import { site } from './site.ts';
import type { HomeContent } from './types.ts';

const soon = site.answeredWithin && `, usually within ${site.answeredWithin}`;
const reply = `${site.counsellor || 'A counsellor'} will call or write to you${soon}.`;
/** Only if the owner has named a person or a time: both are reasons to write. */
const namedReply = site.counsellor || site.answeredWithin ? ` ${reply}` : '';
const papers = 'your mark sheets, your passport and a rough budget';
const underAge =
  'Under 18? A parent or guardian sends this, with their own name, number and email address.';
const monthsAfter =
  site.retentionMonths > 0
    ? `, and for ${site.retentionMonths} ${site.retentionMonths === 1 ? 'month' : 'months'} after`
    : '';
const answerDays =
  site.privacyAnswerDays > 0 ? ` We reply within ${site.privacyAnswerDays} days.` : '';

/** Only licensed persons may advise on Canada's permit. */
const canadaPermit = site.licenceCanada
  ? ''
  : ' For Canada we help with admission only; for the permit choose your own licensed adviser.';

const details = enquiryFields.map(({ inText }) => inText);

// Search results show 60 characters of a title and 160 of a description; the second variant of each is for long names.
export const home: HomeContent = {
  written: '2026-11-26',
  picture,
  title: firstThatFits(60, [`${site.name} | ${site.subtitle}`, `${site.name} | ${site.city}`]),
  description: firstThatFits(160, [
    `${site.name} helps students in ${site.city} study abroad: countries to compare, plans by month, lists of documents and answers with official pages.`,
    `${site.name} in ${site.city}: countries to compare, plans by month, lists of documents and answers with official pages.`,
  ]),
  tagline: ['Write to us first.', 'Write home every Sunday.'],
  intro: [
    `${site.name} is a study-abroad admissions consultancy in ${site.city}. We help you choose a country, apply to universities and colleges that fit your marks and your family’s budget, and collect the documents you need.`,
  ],
  trust: [
    'Nobody can promise you a visa.',
    'You keep every login.',
    'Rules link to their official pages.',
  ],
  services: {
    lead: 'Plans, documents, answers by country.',
    situations: {
      title: 'Where do you stand?',
      items: [
        { text: 'Class 12 or final year', anchor: 'board' },
        { text: 'Gap, backlogs or a 3-year degree', anchor: 'gap-or-backlogs' },
        { text: 'Loan and money', anchor: 'money' },
        { text: 'Refused before', anchor: 'refusals' },
        { text: 'Between two countries', anchor: 'compare' },
        { text: 'Offer in hand, visa next', anchor: 'offer-in-hand' },
        { text: 'I am a parent: is it safe?', anchor: 'safety' },
      ],
    },
  },
  compare: {
    title: 'Compare two countries',
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
        text: 'We find out which tests your courses ask for, so that you don’t take a test you don’t need. We plan your preparation around the test dates, and you get a list of every document to collect.',
      },
      {
        title: 'University applications',
        text: 'We plan the months with you and check every application before you send it. You write a new SOP (statement of purpose) for each university. You keep the logins and the copies, so you always know what was sent and what came back.',
      },
      {
        title: 'Financial and admission confirmation',
        text: `In some countries the university or college asks for your family’s proof of funds before it sends you its own document. In others only the visa office asks. We tell you which, and help you put the documents in order.`,
      },
      {
        title: 'The visa process',
        text: `We take you through the official form and the list of documents. By New Zealand’s law we may help with the student visa only.${canadaPermit} The government of the country decides. Your part is to send documents that are complete and true.`,
      },
      {
        title: 'Pre-departure and post-arrival support',
        text: 'Before you fly we talk about housing, insurance, money and what to carry by hand. After you land, you can still write to us when you do not understand a form from your landlord or bank.',
      },
    ],
  },
  contact: {
    lead: `We tell you which countries and courses are realistic now, and what would have to change for the others. Tell us your marks and your question. Every field is needed.${namedReply}`,
    bring: `Bring, or have ready: ${papers}.`,
  },
  families: familyQuestions,
  refusals: {
    title: 'Refused: what can I do, and by when?',
    lead: 'First get the reasons. Then change something. Then apply. Tap a country for the full answer with its official page, and bring the letter when you come to us.',
    refunds:
      '**What do we get back?** For tuition and deposit the university’s or college’s own refund rule applies: read it before you pay, and keep a copy. The UK returns the health surcharge but not the visa fee; the USA does not return its visa fee. In Ireland the university or college should return the fee, less a charge. Ask us the same about what you pay us.',
  },
  beforeSending: {
    consent: 'By sending, you agree that we may call or write to you about studying abroad.',
    underAge,
    noteLink: 'How we use your details',
  },
  afterSending: `${reply} Have ready: ${papers}.`,
  privacy: {
    enquiry: [
      `${site.legalName || site.name}, at the address beside this form, uses your ${details.slice(0, -1).join(', ')} and ${details.at(-1)} to call or write to you about studying abroad, and for nothing else.`,
    ],
    recipients: [
      `We keep your enquiry while we are in touch with you about it${monthsAfter}.`,
      enquiryService.privacy,
      `Our mail provider${named(site.mailProvider)} stores the email. Our web host${named(site.webHost)} sees your internet address; our server’s log keeps it for up to 180 days. OpenStreetMap sees it once you scroll near the map.`,
      ...shownWith(
        site.whatsapp,
        'If you write to us on WhatsApp, its company Meta gets your number and when we wrote to each other.',
      ),
      `Under 18? A parent or guardian sends the form. ${site.parentCheck}`.trim(),
    ],
    device: [
      `What you type stays on this page until you press ${sendVerb}. This site stores only the ticks in your document lists, on this device, until you press “Clear ticks”; and, in this tab, that you pressed ${sendVerb}, until you are back. It sets no cookies.`,
      'Your browser keeps the addresses of pages, with your plan or countries, may show what you typed again after Back, Reload or reopening the tab, and may suggest it in a form later. On a shared computer, use a private window and close it.',
    ],
    rights: [
      `To see, correct or delete what we hold, or to name someone who may do so after your death or if you cannot, write to ${site.privacyContact || 'us'} at the email address next to this form.${answerDays}`,
      'Please complain to us first. If our reply does not settle it, you may complain to the Data Protection Board of India, once the law of 2023 gives you that right: start from the ministry’s page.',
      ...shownWith(site.noteLanguages, `On request you get this note in ${site.noteLanguages}.`),
      'Last updated 29 November 2026.',
    ],
    board: {
      text: 'The rules: Ministry of Electronics and Information Technology',
      href: 'https://www.meity.gov.in/documents/act-and-policies/digital-personal-data-protection-rules-2025-gDOxUjMtQWa',
    },
    mailSubject: 'I withdraw my consent: please delete my enquiry',
  },
  accessibility: [
    'We want everybody to be able to read and use this site: by keyboard, in large type, in high contrast or with a screen reader, as the [WCAG](Web Content Accessibility Guidelines) 2.2 ask at level AA.',
    'We test every release automatically and by keyboard; screen readers and real phones have not been tested yet.',
    'The site is made for Chrome and Edge from version 109, Safari and iPhones from 15.4, Firefox from 101 and Samsung Internet from 21; every other browser shows the same text, links, plans and form in a plain layout.',
    'If anything is hard to read or to use, write to the email address above.',
  ],
};

/** A company's name as an insertion after its function; '' if not given. */
function named(company: string): string {
  return company && `, ${company}`;
}

/** A sentence that is only true if the owner has set a value; empty otherwise. */
function shownWith(given: string, text: string): readonly string[] {
  return given ? [text] : [];
}

/** The first text of at most `most` characters, or else the last one. */
function firstThatFits(most: number, texts: readonly string[]): string {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1) ?? '';
}
