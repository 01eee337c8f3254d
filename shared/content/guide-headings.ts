/**
 * The headings of a destination's page that "On this page" lists, in reading order, by their anchors. Counsellors send
 * these anchors by message, so they don't change with the words.
 */
export const guideHeadings = {
  plan: 'Your plan, month by month',
  'documents-application': 'Documents for your application',
  'after-offer': 'After You Receive an Offer',
  'documents-visa': 'Documents for your visa',
  rules: 'The rules, and where they are written',
  why: "Why It's Worth It",
  'how-we-help': 'How We Help',
} as const;

/** The anchor of a heading. */
export type GuideAnchor = keyof typeof guideHeadings;
