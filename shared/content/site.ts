import type { Airport, OwnerRecords, SiteContent } from './types.ts';

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
 * Who the consultancy is, and what only its owner can say. The email address and the phone number are settings of the
 * running site (see README), since they differ between a trial and the real one.
 */
export const site: Required<SiteContent> = {
  name,
  nameInPictures,
  city,
  airport,
  subtitle: `Study abroad, from ${city}`,
  /**
   * Whether office, map, social links and credit are still invented. An owner who has replaced them all writes `false`;
   * only then search engines get them as data.
   */
  hasPlaceholders: true,
  office,
  /** Street, area, city with PIN code, country. */
  address: [office.street, `${city} ${office.postalCode}, ${office.region}`, office.country],
  social: [
    { text: 'Instagram', href: 'https://www.instagram.com/paravion.hyd/' },
    { text: 'LinkedIn', href: 'https://www.linkedin.com/company/par-avion-hyderabad/' },
  ],
  map: {
    title: `Map of ${city} with the neighbourhood of ${neighbourhood} marked`,
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=78.4247%2C17.4086%2C78.4447%2C17.4226&layer=mapnik&marker=17.4156%2C78.4347',
    link: 'https://www.openstreetmap.org/?mlat=17.4156&mlon=78.4347#map=16/17.4156/78.4347',
  },
  rights: `© ${name}. All rights reserved.`,
  credit: `Designed, drawn and set by ${name} in ${city}.`,
  /**
   * Promises that only the owner can make and keep, e.g. "For the USA and the UK we practise the interview with you." While
   * there are none, the home page has neither the list nor its heading.
   */
  promises: [],
  /**
   * Who pays the office for a student's place: the family, the university, or both, and whether some universities pay more
   * than others. One or two sentences. Families have a right to know. While both this and `charges` are empty, the home page
   * has no such question and tells families to ask.
   */
  whoPays: '',
  /** What the office charges, and what comes back if a visa is refused, in the owner's words. */
  charges: [],
  /** How soon an enquiry is usually answered, e.g. "one working day". Not shown while it is empty. */
  answeredWithin: '',
  /** Who answers enquiries: a person's name, as it begins a sentence. "A counsellor" while it is empty. */
  counsellor: '',
  /**
   * When somebody is there, e.g. `{ days: ['Monday', 'Saturday'], opens: '10:00', closes: '18:00' }`; with a break at noon two
   * rows. As long as there are none, the pages say "Call before you come".
   */
  officeHours: [],
  /** The number on WhatsApp with its country code, e.g. "+91 90000 12345". The link to it is shown where it is set. */
  whatsapp: '',
  /** Your licence to advise on Canadian immigration, in a line. Shown on pages with `showsLicence`, where it is set. */
  licenceCanada: '',
  /** The registered name of the firm, if it is another one, and its registration, e.g. a company's CIN. Shown by the address. */
  legalName: '',
  registration: '',
  /** Who replies to questions about personal data: a person's name and role. If it is empty, the office is named. */
  privacyContact: '',
  /** For how many months an enquiry is kept after the last contact, at least 12 (rule 8(3)); not shown while it is 0. */
  retentionMonths: 0,
  /** Within how many days a question about personal data gets a reply, at most 90 (rule 14(3)); not shown while it is 0. */
  privacyAnswerDays: 0,
  /** The companies that store your email and host this site or deliver it (CDN), each with its country: "Zoho, India". */
  mailProvider: '',
  webHost: '',
  /** How you make sure that who sends for a child is the parent, as a sentence: "We talk to them first." Not said where it is empty. */
  parentCheck: '',
  /**
   * The languages besides English in which you give the note and the request for consent, e.g. "Telugu, Hindi or Urdu": by law
   * a visitor may choose English or any of the 22 languages of the Constitution (sections 5(3), 6(3)). Not shown while it is empty.
   */
  noteLanguages: '',
};

/** What only the owner needs to know: on no page, and in no script. */
export const ownerRecords: OwnerRecords = {
  /** Of which day the contract with the form-forwarding service is, and where it lies. */
  serviceContract: '',
  /** Who reports it if data leak, and who does when that person is away (docs/operate.md). */
  breachReporter: '',
};

/** What the law needs of the owner: `check-content` lists it first, and a production start warns of what is empty. */
export function listLegalAnswers() {
  const { legalName, privacyContact, privacyAnswerDays, retentionMonths, parentCheck } = site;
  const { serviceContract, breachReporter } = ownerRecords;
  return {
    legalName,
    privacyContact,
    privacyAnswerDays,
    retentionMonths,
    serviceContract,
    parentCheck,
    breachReporter,
  };
}

/** What is still invented, for the owner: empty once `hasPlaceholders` is `false`. */
export function listPlaceholders(): readonly string[] {
  return site.hasPlaceholders ? ['office address', 'map', 'social links', 'credit'] : [];
}
