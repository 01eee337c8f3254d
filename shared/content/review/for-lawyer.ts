import { home } from '#content/home.ts';
import { guide as canada } from '../canada/guide.ts';
import type { Text } from '../types.ts';

/** What a lawyer should be asked before the site goes public, and the texts on the pages that depend on the answer. */
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
    texts: privacy.sending.filter((text) => text.startsWith('We keep')),
  },
  {
    ask: 'The notice and the visitor’s rights: are they complete, and is consent asked for in the right place (section 5; rules 3, 9 and 14)?',
    texts: [beforeSending.consent, ...privacy.sending, ...privacy.device, ...privacy.rights],
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
