import { home } from '#content/home.ts';
import { site } from '#content/site.ts';
import { guide as canada } from '../canada/guide.ts';
import type { Text } from '../types.ts';

/** What a lawyer should be asked before the site goes public, and the texts on the pages that depend on the answer. */
type LegalQuestion = { readonly ask: string; readonly texts: readonly (Text | undefined)[] };

const { beforeSending, privacy } = home;

/** Printed by `npm run check-content`. */
export const forLawyer: readonly LegalQuestion[] = [
  {
    ask: 'A minor’s enquiry: a parent’s consent must be verifiable from 13 May 2027 (Digital Personal Data Protection Act, section 9; Rules 2025, rule 10). Is the office an exempt institution, and are these lines enough?',
    texts: [beforeSending.underAge, privacy.at(-1)],
  },
  {
    ask: 'Retention: what must be kept for a year although a visitor asks for deletion (rule 8(3))?',
    texts: [site.enquiryRetention],
  },
  {
    ask: 'The notice and the visitor’s rights: are they complete, and is consent asked for in the right place (section 5; rules 3, 9 and 14)?',
    texts: [beforeSending.purpose, ...privacy.slice(0, -1)],
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
