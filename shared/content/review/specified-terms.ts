/** A destination of the product's specification. */
type Specified = {
  /** As sentences name it. */
  readonly name: string;
  /** The terms that its page must have, its intakes among them. */
  readonly terms: readonly string[];
};

/** By id. `npm run check-content` tells from it which sentences still name a country that has no page any more. */
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
