import type { ExternalLink, Unconfirmed } from '../types.ts';

const study: ExternalLink = {
  text: 'Coming to study in Ireland, Immigration Service Delivery',
  href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'Students have no general right to bring family; doctoral students may be treated differently.',
    source: study,
  },
  {
    claim:
      'When the TrustEd Ireland mark replaces the list of eligible programmes, and how the change works.',
    source: { text: 'Quality and Qualifications Ireland', href: 'https://www.qqi.ie' },
  },
  {
    claim:
      'Changing course depends on the level and on what was registered; ask the immigration office and both colleges first.',
    source: study,
  },
];
