/** A destination in the product specification. */
type Specified = {
  /** Name inside a sentence. */
  readonly name: string;
  /** Terms that its page must contain, including its intakes. */
  readonly terms: readonly string[];
};

/** By ID. `npm run check-content` uses it to find sentences that name a country without a page. */
export const specifiedDestinations: Readonly<Record<string, Specified>> = {
  usa: {
    name: 'USA',
    terms: ['Fall (August-September)', 'Spring (January)', 'F-1', 'SEVIS', 'I-20', 'CPT', 'OPT'],
  },
  uk: {
    name: 'UK',
    terms: ['September', 'January', 'UCAS', 'undergraduates', 'direct applications', 'CAS'],
  },
  canada: {
    name: 'Canada',
    terms: ['Fall (September)', 'Winter (January)', 'Summer (May)', 'Study permit', 'PGWP'],
  },
  australia: {
    name: 'Australia',
    terms: ['October/November', 'CoE', 'subclass 500', 'GTE', 'OSHC', 'Post-study work', '485'],
  },
  newzealand: {
    name: 'New Zealand',
    terms: ['February', 'July', 'Offer of Place', 'Post-study work visa'],
  },
  ireland: {
    name: 'Ireland',
    terms: ['CAO for undergraduates', 'September', 'January', 'INIS', '2-year post-study work'],
  },
};
