import type { ExternalLink, Unconfirmed } from '../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, US Department of State',
  href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
};
const embassy: ExternalLink = {
  text: 'US Embassy and Consulates in India',
  href: 'https://in.usembassy.gov/visas/',
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'A first F-1 visa may be issued up to 365 days before the start date; copies found say 120 days.',
    source: studentVisa,
  },
  {
    claim:
      'Applicants for F visas are still asked to make their social media accounts public (announced June 2025).',
    source: embassy,
  },
  {
    claim:
      'Since September 2025 applicants are told to apply in the country where they are a citizen or resident.',
    source: embassy,
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
      'Length of stay: whether the rule on fixed admission periods (RIN 1653-AA95) is published, from when, and what it says on extension, the grace period and changing course. No page says anything on these until then.',
    source: { text: 'Federal Register', href: 'https://www.federalregister.gov' },
  },
  {
    claim:
      'Whether the visa integrity fee, enacted on 4 July 2025, is collected yet (print no amount).',
    source: studentVisa,
  },
  {
    claim:
      'Dates of class 12 results (May-June) and of degree results in Telangana (June-August) beside the plan.',
    source: { text: 'EducationUSA', href: 'https://educationusa.state.gov' },
  },
];
