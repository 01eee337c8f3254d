import type { ExternalLink, Unconfirmed } from '../types.ts';

const postStudyWork: ExternalLink = {
  text: 'Post-study work visa, Immigration New Zealand',
  href: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
};
const news: ExternalLink = {
  text: 'Post-study work visa extended, news from Immigration New Zealand',
  href: 'https://www.immigration.govt.nz/about-us/news-centre/post-study-work-visa-eligibility-extended-from-16-november-2026/',
};
const studentVisa: ExternalLink = {
  text: 'Fee paying student visa, Immigration New Zealand',
  href: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'The address of the page on the student visa. Until it is confirmed the site links the front page of Immigration New Zealand.',
    source: studentVisa,
  },
  {
    claim: 'Apply about three months ahead; there is a summer queue from November to January.',
    source: studentVisa,
  },
  {
    claim:
      'For the Level 7 graduate diploma the applicant must also hold a bachelor’s degree and have studied the diploma wholly in New Zealand.',
    source: news,
  },
  {
    claim:
      'From 16 November 2026 there is a six-month Short-term Graduate Work Visa for some Level 5-7 graduates.',
    source: news,
  },
  {
    claim:
      'The post-study work visa is applied for within 3 months of the end of the student visa, longer after a doctorate.',
    source: postStudyWork,
  },
  {
    claim:
      'A partner gets a work visa only if the course is level 9-10 or a listed level 7-8 qualification (to be linked, not advised on).',
    source: postStudyWork,
  },
];
