/**
 * The parts of a destination's page that "On this page" lists, in reading order. Counsellors send these anchors by
 * message, so they don't change with the words.
 */
export const guideSections = [
  { id: 'plan', label: 'Your plan, month by month' },
  { id: 'documents-application', label: 'Documents for your application' },
  { id: 'after-offer', label: 'After you receive an offer' },
  { id: 'documents-visa', label: 'Documents for your visa' },
  { id: 'rules', label: 'The rules, and what changed' },
  { id: 'why', label: 'Why it’s worth it' },
  { id: 'how-we-help', label: 'How we help' },
] as const;
