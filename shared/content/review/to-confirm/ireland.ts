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
      'How early residents of India may apply: ISD says 3 months before they travel, the note of the visa office in New Delhi of October 2023 says 4 months before the course. The plan says 3.',
    source: study,
    phrases: ['4 months before the course', '5 months before'],
  },
  {
    claim:
      'The visa office in New Delhi takes only an unconditional offer, and wants an English result even where the college asked for none. On the page all the same: the result is not older than 2 years on the day the course starts.',
    source: { text: 'Embassy in New Delhi', href: 'https://www.ireland.ie/en/india/newdelhi/' },
    phrases: ['unconditional', 'did not ask for one'],
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
  {
    claim:
      'On the page all the same: late forms of the CAO are taken from early March to 1 May, 17:00 Irish time (a copy of 2019 has 17:15).',
    source: {
      text: 'Handbook for 2027, CAO',
      href: 'https://www2.cao.ie/handbook/handbook2027/hb.pdf',
    },
  },
  {
    claim:
      'On the page all the same: a course may be on the list of TrustEd Ireland instead of the ILEP. Where is that list?',
    source: {
      text: 'Eligible programmes, ISD',
      href: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/what-are-my-study-options/interim-list-of-eligible-programmes-ilep/',
    },
  },
  {
    claim:
      'On the page all the same: a bachelor’s takes 3 or 4 years, and a master’s usually 1, some 2. A person has not seen yet that the linked page says so.',
    source: {
      text: 'Third-level education, Citizens Information',
      href: 'https://www.citizensinformation.ie/en/education/third_level_education/colleges_and_qualifications/third_level_education_in_ireland.html',
    },
  },
  {
    claim:
      'On the page all the same: UCD usually closes bachelor’s applications from outside the EU on 15 July, and DCU closes both levels on 1 July (stored copies without a year, read on 26 November 2026). Trinity closed on 30 June for 2026.',
    source: { text: 'How to apply to DCU', href: 'https://www.dcu.ie/international/how-apply-dcu' },
    phrases: ['Trinity'],
  },
  {
    claim:
      'On the page all the same: medicine closes on 1 February at some universities (restricted courses at Trinity, by its own page, read on 26 November 2026; visa-required applicants to medicine at UCD on 20 May 2019). When does the CAO open: early November, by a college’s list of dates?',
    source: {
      text: 'How to apply, tcd.ie',
      href: 'https://www.tcd.ie/study/apply/making-an-application/undergraduate',
    },
    phrases: ['20 May'],
  },
];
