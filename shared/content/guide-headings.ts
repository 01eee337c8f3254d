/**
 * Headings of a destination page in "On this page", in reading order, by anchor. Counsellors send these anchors by message,
 * so keep an anchor when its heading changes.
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

/** Anchor of a heading. */
export type GuideAnchor = keyof typeof guideHeadings;
