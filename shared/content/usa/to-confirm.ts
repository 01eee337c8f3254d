import type { ExternalLink, Unconfirmed } from '../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, US Department of State',
  href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'A refusal under 214(b) means that the officer was not satisfied that you meet the conditions of a student visa, such as planning to leave after your studies.',
    source: {
      text: 'Visa denials, US Department of State',
      href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html',
    },
    phrases: ['not satisfied', 'planning to leave'],
  },
  {
    claim:
      'Applicants for F visas are still asked to make their social media accounts public (announced on 18 June 2025, repeated on 3 December 2025).',
    source: {
      text: 'US Embassy and Consulates in India',
      href: 'https://in.usembassy.gov/visas/',
    },
    phrases: ['accounts public', 'accounts to public', '18 June 2025', '3 December 2025'],
  },
  {
    claim:
      'A rule to change practical training (CPT and OPT) is on the agenda of the Department of Homeland Security.',
    source: {
      text: 'OPT, US Citizenship and Immigration Services',
      href: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
    },
  },
  {
    claim:
      'Length of stay: whether the rule on fixed admission periods (RIN 1653-AA95) is published, from when, and what it says on extension, the grace period after the course (and so the last day to apply for OPT) and changing course or university. No page says anything on these until then.',
    source: { text: 'Federal Register', href: 'https://www.federalregister.gov' },
    phrases: ['grace period', '60 days', '30 days after', 'four years', 'Federal Register'],
  },
  {
    claim:
      'Whether the visa integrity fee, enacted on 4 July 2025, is collected yet (print no amount).',
    source: studentVisa,
    phrases: ['integrity fee'],
  },
];
