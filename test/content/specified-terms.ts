/** By destination, the terms that the product's specification names, its intakes among them. */
export const specifiedTerms: Readonly<Record<string, readonly string[]>> = {
  usa: ['Fall (August-September)', 'Spring (January)', 'F-1', 'SEVIS', 'I-20', 'CPT', 'OPT'],
  uk: ['September', 'January', 'UCAS', 'undergraduates', 'direct applications', 'CAS'],
  canada: ['Fall (September)', 'Winter (January)', 'Summer (May)', 'Study permit', 'PGWP'],
  australia: ['October/November', 'CoE', 'subclass 500', 'GTE', 'OSHC', 'Post-study work', '485'],
  newzealand: ['February', 'July', 'Offer of Place', 'Post-study work visa'],
  ireland: ['CAO for undergraduates', 'September', 'January', 'INIS', '2-year post-study work'],
};
