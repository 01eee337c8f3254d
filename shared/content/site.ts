import type { Airport, OwnerRecords, SiteContent } from './types.ts';

const name = 'Par Avion';
const city = 'Hyderabad';
const neighbourhood = 'Banjara Hills';

/** The home airport, where every route begins. The map is a drawing (docs/drawings.md). */
const airport: Airport = { code: 'HYD', city };

const office = {
  street: `Road No. 12, ${neighbourhood}`,
  postalCode: '500034',
  region: 'Telangana',
  country: 'India',
  countryCode: 'IN',
};

/**
 * The consultancy, as only its owner can describe it. Email address and phone number are settings of the running site (see
 * README), since they differ between trial and production.
 */
export const site: Required<SiteContent> = {
  name,
  city,
  airport,
  subtitle: `Study abroad, from ${city}`,
  /**
   * True while office, map, social links and credit are placeholders. Set it to `false` once all of them are replaced; only
   * then do search engines get them as structured data.
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
    latitude: 17.4156,
    longitude: 78.4347,
  },
  rights: `© ${name}. All rights reserved.`,
  credit: `Designed, drawn and set by ${name} in ${city}.`,
  /**
   * Promises that only the owner can make and keep, e.g. "For the USA and the UK we practise the interview with you." If
   * empty, the home page has neither the list nor its heading.
   */
  promises: [],
  /**
   * Who pays the office for a student's place: the family, the university, or both, and whether some universities pay more
   * than others. One or two sentences. Families have a right to know. If both this and `charges` are empty, the home page
   * doesn't have this question and tells families to ask.
   */
  whoPays: '',
  /** The office's charges, and refunds after a visa refusal, in the owner's words. */
  charges: [],
  /** Usual response time to an enquiry, e.g. "one working day". Hidden if empty. */
  answeredWithin: '',
  /** Name of the person who replies to enquiries, as it starts a sentence. "A counsellor" if empty. */
  counsellor: '',
  /**
   * Opening hours, a line for each group of days, e.g. `['Monday to Saturday, 10 am to 6 pm']`. If empty, the pages say "Call
   * before you come".
   */
  officeHours: [],
  /** WhatsApp number with its country code, e.g. "+91 90000 12345". The link is hidden if empty. */
  whatsapp: '',
  /** Languages in which families can talk to you, e.g. "Telugu, Hindi, Urdu and English". Hidden if empty. */
  languages: '',
  /** Your licence to advise on Canadian immigration, in one line. Shown on pages with `showsLicence`; hidden if empty. */
  licenceCanada: '',
  /** The firm's registered name, if different, and its registration, e.g. a company's CIN. Shown with the address. */
  legalName: '',
  registration: '',
  /** Name and role of the person who replies to questions about personal data. The office is named if empty. */
  privacyContact: '',
  /** Months for which an enquiry is stored after the last contact, at least 12 (rule 8(3)). Hidden if 0. */
  retentionMonths: 0,
  /** Days until a question about personal data gets a reply, at most 90 (rule 14(3)). Hidden if 0. */
  privacyAnswerDays: 0,
  /** Companies that store your email and that host or deliver this site (CDN), each with its country: "Zoho, India". */
  mailProvider: '',
  webHost: '',
  /** How you verify that the person writing for a child is a parent, e.g. "We talk to them first." Hidden if empty. */
  parentCheck: '',
  /**
   * Languages besides English of the privacy note and the consent request, e.g. "Telugu, Hindi or Urdu": by law a visitor
   * may choose English or any of the 22 languages of the Constitution (sections 5(3), 6(3)). Hidden if empty.
   */
  noteLanguages: '',
};

/** Records for the owner only: not on any page, and not in any script. */
const ownerRecords: OwnerRecords = {
  /** Date of the contract with the form-forwarding service, and where it is filed. */
  serviceContract: '',
  /** Who reports a data breach, and who replaces that person (docs/owner.md). */
  breachReporter: '',
};

/** Legally required entries. In production, startup warns about empty ones. */
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
