import type { Airport } from '../routes.ts';
import type { Text } from './types.ts';

const name = 'Par Avion';
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

/** What only the owner can keep: an owner confirms each line or takes it out before the site goes public. */
const promises: readonly Text[] = [
  'We keep your deadlines in one list that you and your parents can open at any time.',
  'When you have more than one offer, we put conditions, payment dates and refund terms next to each other on one page.',
  'Where an interview is part of the visa process, we practise it with you.',
];

/**
 * Who the consultancy is, and what only its owner can say. The email address, the phone number and the office hours are
 * settings of the running site (see README), since they differ between a trial and the real one.
 */
export const site = {
  name,
  city,
  airport,
  subtitle: `Study abroad, from ${city}`,
  /**
   * Whether office, map and social links are still invented. An owner who has replaced all three writes `false`; only then
   * search engines get them as data.
   */
  hasPlaceholders: true as boolean,
  office,
  /** Street, area, city with PIN code, country. */
  address: [office.street, `${city} ${office.postalCode}, ${office.region}`, office.country],
  social: [
    {
      text: `${name} on Instagram`,
      href: 'https://www.instagram.com/paravion.hyd/',
    },
    {
      text: `${name} on LinkedIn`,
      href: 'https://www.linkedin.com/company/par-avion-hyderabad/',
    },
  ],
  map: {
    title: `Map of ${city} with the neighbourhood of ${neighbourhood} marked, not the office door`,
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=78.4247%2C17.4086%2C78.4447%2C17.4226&layer=mapnik&marker=17.4156%2C78.4347',
    link: 'https://www.openstreetmap.org/?mlat=17.4156&mlon=78.4347#map=16/17.4156/78.4347',
  },
  rights: `© ${name}. All rights reserved.`,
  credit: `Designed, drawn and set by ${name} in ${city}.`,
  promises,
  /** How the consultancy is paid. An owner replaces this before the site goes public. */
  payment:
    'Ask any consultancy who pays it: you, the institution, or both. We tell you in writing how we are paid before any work begins, and what happens to your payment if a visa is refused.',
  /** How long enquiries are kept. An owner replaces this before the site goes public. */
  enquiryRetention:
    'We keep your enquiry for as long as we are in touch with you about it, and delete it sooner if you ask.',
} as const;
