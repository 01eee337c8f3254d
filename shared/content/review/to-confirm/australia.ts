import type { ExternalLink, Unconfirmed } from '../../types.ts';

const visas = 'https://immi.homeaffairs.gov.au/visas';
const studentVisa: ExternalLink = {
  text: 'Student visa (subclass 500), Department of Home Affairs',
  href: `${visas}/getting-a-visa/visa-listing/student-500`,
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim: 'A student may enter from 90 days before the course starts; the grant letter says so.',
    source: studentVisa,
    phrases: ['90 days'],
  },
  {
    claim:
      'The English result for the 485 visa must be from the 12 months before applying, and the applicant must be in Australia.',
    source: {
      text: 'Temporary Graduate visa, Department of Home Affairs',
      href: `${visas}/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work`,
    },
    phrases: ['from the last 12 months'],
  },
  {
    claim: 'Refusals of applications made from India mostly carry no right of review.',
    source: studentVisa,
    phrases: ['no right of review', 'cannot be reviewed'],
  },
  {
    claim:
      'A loan counts as funds if it is genuinely available. India is reported to be at the strictest evidence level since 8 January 2026; the Department publishes no levels, so never print it.',
    source: {
      text: 'Document checklist tool, Department of Home Affairs',
      href: `${visas}/web-evidentiary-tool`,
    },
    phrases: ['evidence level', '8 January 2026', 'loan counts'],
  },
  {
    claim:
      'Since when a move to another provider needs a release for 12 months instead of 6, and a visa of its own (announced on 17 September 2026; the visa for 1 July 2027).',
    source: {
      text: 'Changes for overseas students, Department of Education',
      href: 'https://www.education.gov.au/esos-framework/changes-legislative-framework-overseas-students',
    },
    phrases: ['1 July 2027', 'transfer visa'],
  },
  {
    claim:
      'Families of holders of the Temporary Graduate visa (485): announced on 17 September 2026 that most can no longer be included.',
    source: {
      text: 'Temporary Graduate visa, Department of Home Affairs',
      href: `${visas}/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work`,
    },
    phrases: ['17 September 2026'],
  },
];
