import { home } from '#content/home.ts';
import { guide as canada } from '../canada/guide.ts';
import type { Text } from '../types.ts';

/** A question to a lawyer before the site goes public, and the page texts that depend on the answer. */
type LegalQuestion = { readonly ask: string; readonly texts: readonly (Text | undefined)[] };

const { beforeSending, privacy } = home;

/** Printed by `npm run check-content`. */
export const forLawyer: readonly LegalQuestion[] = [
  {
    ask: 'A minor’s enquiry: a parent’s consent must be verifiable from 13 May 2027 (Digital Personal Data Protection Act, section 9; Rules 2025, rule 10). Is the office an exempt institution, and are these lines enough?',
    texts: [beforeSending.underAge],
  },
  {
    ask: 'Retention: what must be kept for a year although a visitor asks for deletion (rule 8(3))?',
    texts: privacy.recipients.filter((text) => text.startsWith('We keep')),
  },
  {
    ask: 'The notice and the visitor’s rights: are they complete, is consent asked for in the right place, and where is the Board’s own page for complaints (section 5; rules 3, 9 and 14)?',
    texts: [beforeSending.consent, ...privacy.enquiry, ...privacy.recipients, ...privacy.rights],
  },
  {
    ask: 'Languages: notice and request for consent in English or any of the 22 languages, as the visitor chooses (sections 5(3), 6(3)). Which must be ready, and is it enough to give them on request?',
    texts: [],
  },
  {
    ask: 'Proof of consent (section 6(10)): the form’s fields are fixed, so an enquiry does not name the version of the note. Are dated copies of the note enough?',
    texts: privacy.rights.filter((text) => text.startsWith('Last updated')),
  },
  {
    ask: 'Families in the UK and Europe, such as students who have already landed: does GDPR bind us (Articles 3(2)(a), 13 and 27)?',
    texts: [],
  },
  {
    ask: 'Calls, email, WhatsApp and the papers shown at the desk: this note covers the form alone. Which notice do they need?',
    texts: [home.contact.bring],
  },
  {
    ask: 'Enquiries from before sections 3 to 17 are in force, which are still used then: does each sender need this note once more (section 5(2))?',
    texts: [],
  },
  {
    ask: 'Accessibility: does section 46 of the Rights of Persons with Disabilities Act bind us, and must the statement name the Indian standard IS 17802 (notified on 10 May 2023)? Nobody has compared the site with it yet.',
    texts: home.accessibility,
  },
  {
    ask: 'Advice on Canadian permits (Immigration and Refugee Protection Act, section 91): who may give it, and do these lines keep within it?',
    texts: [
      canada.process.questions.find(({ id }) => id === 'who-may-advise')?.answer,
      ...canada.howWeHelp,
      ...home.stages.items.map(({ text }) => text).filter((text) => text.includes('Canada')),
    ],
  },
];
