import type { ExternalLink, Unconfirmed } from '../types.ts';

const visas = 'https://immi.homeaffairs.gov.au/visas';
const studentVisa: ExternalLink = {
  text: 'Student visa (subclass 500), Department of Home Affairs',
  href: `${visas}/getting-a-visa/visa-listing/student-500`,
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim: 'A student may enter from 90 days before the course starts; the grant letter says so.',
    source: studentVisa,
  },
  {
    claim: 'The list of English tests for visas changed on 7 August 2025.',
    source: studentVisa,
  },
  {
    claim:
      'The 485 visa asks for an English result and at least 2 academic years of study in Australia; how long it lasts for Indian citizens, by the India-Australia trade agreement.',
    source: {
      text: 'Temporary Graduate visa, Department of Home Affairs',
      href: `${visas}/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work`,
    },
  },
  {
    claim: 'Refusals of applications made from India mostly carry no right of review.',
    source: studentVisa,
  },
  {
    claim:
      'A loan counts as funds if it is genuinely available. India is reported to be at the strictest evidence level since 8 January 2026; the Department publishes no levels, so never print it.',
    source: {
      text: 'Document checklist tool, Department of Home Affairs',
      href: `${visas}/web-evidentiary-tool`,
    },
  },
  {
    claim: 'From 2026 agents may not be paid commission for moving students already in Australia.',
    source: {
      text: 'Rights of overseas students, Department of Education',
      href: 'https://www.education.gov.au/esos-framework',
    },
  },
];
