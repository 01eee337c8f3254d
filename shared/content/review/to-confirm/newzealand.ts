import type { ExternalLink, Unconfirmed } from '../../types.ts';

const postStudyWork: ExternalLink = {
  text: 'Post-study work visa, Immigration New Zealand',
  href: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'The post-study work visa is applied for within 3 months of the end of the student visa, longer after a doctorate. The page says only that there is a last day.',
    source: postStudyWork,
    phrases: ['within 3 months'],
  },
  {
    claim:
      'A partner gets a work visa only if the course is level 9-10 or a listed level 7-8 qualification (to be linked, not advised on).',
    source: postStudyWork,
    phrases: ['level 9', 'levels 9'],
  },
  {
    claim:
      'Whether bank statements from India must cover 3 months or 6: one copy of the official page says 3, with more on request; the page advises 6, which is right in both cases.',
    source: {
      text: 'Student fund requirements, Immigration New Zealand',
      href: 'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
    },
    phrases: ['of 3 months'],
  },
  {
    claim:
      'On the page all the same, from the notice of 2024: which education loans from India count (banks that are nationalised or multinational, with a security), and that others were refused. A person opens the page first.',
    source: {
      text: 'Student fund requirements, Immigration New Zealand',
      href: 'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
    },
    phrases: ['fixed assets'],
  },
  {
    claim:
      'On the page all the same: the approval in principle may ask for a year’s living costs by the Funds Transfer Scheme. How often it asks students from India, and whether the address of the page is still this one.',
    source: {
      text: 'Funds Transfer Scheme, Immigration New Zealand',
      href: 'https://www.immigration.govt.nz/new-zealand-visas/preparing-a-visa-application/financial-arrangements/funding-your-study/funds-transfer-scheme',
    },
  },
  {
    claim:
      'On the page all the same: a bachelor’s usually takes 3 years, some 4, and a master’s 1 to 2. A person has not seen yet that the linked page says so.',
    source: {
      text: 'Courses, Study with New Zealand',
      href: 'https://www.studywithnewzealand.govt.nz/en/study-options/higher-education/courses-and-programmes',
    },
  },
  {
    claim:
      'On the page all the same: September is from INZ’s update of 28 April 2026, which the page links. A newer one? For a July intake no month is known.',
    source: {
      text: 'Update of April 2026, enz.govt.nz',
      href: 'https://enz.govt.nz/news-and-research/ed-news/update-from-immigration-new-zealand-8',
    },
  },
];
