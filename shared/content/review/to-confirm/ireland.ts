import type { ExternalLink, Unconfirmed } from '../../types.ts';

const study: ExternalLink = {
  text: 'Coming to study in Ireland, Immigration Service Delivery',
  href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim: 'Doctoral students may bring their family under the policy of 26 November 2025.',
    source: {
      text: 'Joining family in Ireland, ISD',
      href: 'https://www.irishimmigration.ie/coming-to-join-family-in-ireland/',
    },
    phrases: ['PhD'],
  },
  {
    claim:
      'The day on which the list of eligible programmes closes and only TrustEd Ireland counts.',
    source: { text: 'Quality and Qualifications Ireland', href: 'https://www.qqi.ie' },
  },
  {
    claim:
      'Changing course depends on the level and on what was registered; ask the immigration office and both colleges first.',
    source: study,
    phrases: ['change course', 'changing course'],
  },
];
