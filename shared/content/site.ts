import type { OfficeHours } from '../office-hours.ts';
import type { Airport } from '../routes.ts';
import type { ExternalLink, Text } from './types.ts';

const name = 'Par Avion';
/**
 * The name as the share images show it. Their lettering has the letters of western Europe: where the name is written in
 * others, its form in those stands here.
 */
const nameInPictures = name;
const city = 'Hyderabad';
const neighbourhood = 'Banjara Hills';

/** Where every journey on the site begins. */
const airport: Airport = { code: 'HYD', city, position: [78.43, 17.24] };

const office = {
  street: `Road No. 12, ${neighbourhood}`,
  postalCode: '500034',
  region: 'Telangana',
  country: 'India',
  countryCode: 'IN',
};

/**
 * Promises that only the owner can make and keep, e.g. "For the USA and the UK we practise the interview with you." As
 * long as there are none, the home page has neither the list nor its heading.
 */
const promises: readonly Text[] = [];

/**
 * Who pays the office for a student's place: the family, the university, or both, and whether a university pays more than
 * another. One sentence or two. Families have a right to know. Where both this and `charges` are empty, the home page has no
 * such question, and tells families to ask.
 */
const whoPays = '' as string;

/** What the office charges, and what comes back if a visa is refused, in the owner's words. */
const charges: readonly Text[] = [];

/** In which time an enquiry is usually answered, e.g. "one working day". Not said where it is empty. */
const answeredWithin = '' as string;

/** Who answers enquiries: a person's name, as it begins a sentence. Where it is empty, "A counsellor" does. */
const counsellor = '' as string;

/**
 * Who the consultancy is, and what only its owner can say. The email address and the phone number are settings of the
 * running site (see README), since they differ between a trial and the real one.
 */
export const site = {
  name,
  nameInPictures,
  city,
  airport,
  subtitle: `Study abroad, from ${city}`,
  /**
   * Whether office, map, social links and credit are still invented. An owner who has replaced them all writes `false`;
   * only then search engines get them as data.
   */
  hasPlaceholders: true as boolean,
  office,
  /** Street, area, city with PIN code, country. */
  address: [office.street, `${city} ${office.postalCode}, ${office.region}`, office.country],
  social: [
    { text: 'Instagram', href: 'https://www.instagram.com/paravion.hyd/' },
    { text: 'LinkedIn', href: 'https://www.linkedin.com/company/par-avion-hyderabad/' },
  ] satisfies ExternalLink[],
  map: {
    title: `Map of ${city} with the neighbourhood of ${neighbourhood} marked`,
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=78.4247%2C17.4086%2C78.4447%2C17.4226&layer=mapnik&marker=17.4156%2C78.4347',
    link: 'https://www.openstreetmap.org/?mlat=17.4156&mlon=78.4347#map=16/17.4156/78.4347',
  },
  rights: `© ${name}. All rights reserved.`,
  credit: `Designed, drawn and set by ${name} in ${city}.`,
  promises,
  whoPays,
  charges,
  answeredWithin,
  counsellor,
  /**
   * When somebody is there, e.g. `{ days: ['Monday', 'Saturday'], opens: '10:00', closes: '18:00' }`; with a break at noon two
   * rows. As long as there are none, the pages say "Call before you come".
   */
  officeHours: [] as readonly OfficeHours[],
  /** The number on WhatsApp with its country code, e.g. "+91 90000 12345". The link to it is shown where it is set. */
  whatsapp: '' as string,
  /** Your licence to advise on Canadian immigration, in a line. Shown on pages with `showsLicence`, where it is set. */
  licenceCanada: '' as string,
  /** The registered name of the firm, if it is another one, and its registration, e.g. a company's CIN. Shown by the address. */
  legalName: '' as string,
  registration: '' as string,
  /** Who answers questions about personal data: a person's name and role. Where it is empty, the office is named. */
  privacyContact: '' as string,
  /** For how many months an enquiry is kept after the last contact; not said while it is 0. */
  retentionMonths: 0 as number,
  /** Within how many days a question about personal data is answered; not said while it is 0. */
  privacyAnswerDays: 0 as number,
  /** How you make sure that who sends for a child is the parent, as a sentence: "We talk to them first." Not said where it is empty. */
  parentCheck: '' as string,
  /** In which languages the privacy note lies ready, e.g. "Telugu, Hindi or Urdu". Not said where it is empty. */
  noteLanguages: '' as string,
} as const;

/** What only the owner needs to know: on no page, and in no script. */
export const ownerRecords = {
  /** Of which day the contract with the form-forwarding service is, and where it lies. */
  serviceContract: '' as string,
  /** Who reports it if data leak, and who does when that person is away (docs/operate.md). */
  breachReporter: '' as string,
} as const;

/** What is still invented, for the owner: empty once `hasPlaceholders` is `false`. */
export function listPlaceholders(): readonly string[] {
  return site.hasPlaceholders ? ['office address', 'map', 'social links', 'credit'] : [];
}
