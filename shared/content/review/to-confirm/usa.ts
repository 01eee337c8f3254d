import type { ExternalLink, Unconfirmed } from '../../types.ts';

const studentVisa: ExternalLink = {
  text: 'Student visa, US Department of State',
  href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
};

export const toConfirm: readonly Unconfirmed[] = [
  {
    claim:
      'The US Embassy in India still asks applicants for F visas to make their social media accounts public (asked on 23 June 2025).',
    source: {
      text: 'Expanded screening, US Department of State',
      href: 'https://travel.state.gov/content/travel/en/News/visas-news/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html',
    },
    phrases: ['18 June 2025', '3 December 2025'],
  },
  {
    claim:
      'Length of stay: whether the rule published on 17 July 2026 (RIN 1653-AA95) is still postponed after the appeal of 30 September 2026, and what then holds on extension, the time after the course (and so the last day to apply for OPT) and changing course or university. No page gives its figures until then.',
    source: {
      text: 'Rule on the length of stay, Federal Register',
      href: 'https://www.federalregister.gov/documents/2026/07/17/2026-14439/establishing-a-fixed-time-period-of-admission-and-an-extension-of-stay-procedure-for-nonimmigrant',
    },
    phrases: ['grace period', '60 days', '30 days after', 'four years', '4 years'],
  },
  {
    claim:
      'On the page all the same: the rule on payments for OPT, proposed on 8 October 2026 (RIN 1653-AB01). A person opens it first. Is the fee larger than many ask for a year of study, may OPT end without it, are starts of 2027 affected, and has it become final? Print no amount.',
    source: {
      text: 'Proposed rule on OPT, Federal Register',
      href: 'https://www.federalregister.gov/documents/2026/10/08/2026-20660/optional-practical-training-fees',
    },
    phrases: ['$', '70,000', '30,000'],
  },
  {
    claim:
      'On the page all the same: a fee proposed on 25 August 2026 for every H-1B under the yearly cap, also for graduates who are already in the USA (comments closed on 24 September 2026), besides the proclamation that was renewed on 23 September 2026. Print no amount.',
    source: {
      text: 'Proposed fee for the H-1B, Federal Register',
      href: 'https://www.federalregister.gov/documents/2026/08/25/2026-17324/fee-for-certain-h-1b-petitions',
    },
    phrases: ['103,265', '100,000'],
  },
  {
    claim:
      'On the page all the same: the messages of 12 and 24 August 2026 on CPT (2608-01 and 2608-02). Is it only for work that every student of the course must do?',
    source: {
      text: 'Broadcast Message 2608-01, ICE',
      href: 'https://www.ice.gov/doclib/sevis/pdf/bcm260801.pdf',
    },
  },
  {
    claim: 'Funded offers of a master’s or PhD are often answered by 15 April.',
    source: {
      text: 'April 15 Resolution, Council of Graduate Schools',
      href: 'https://cgsnet.org/resources/for-current-prospective-graduate-students/april-15-resolution',
    },
    phrases: ['15 April'],
  },
  {
    claim:
      'Whether the visa integrity fee, enacted on 4 July 2025, is collected yet (print no amount).',
    source: studentVisa,
    phrases: ['integrity fee'],
  },
  {
    claim: 'EducationUSA has two centres in Hyderabad (a column of some years ago).',
    source: {
      text: 'Your 5 steps, EducationUSA',
      href: 'https://educationusa.state.gov/your-5-steps-us-study',
    },
    phrases: ['two centres'],
  },
  {
    claim:
      'On the page all the same: a bachelor’s usually takes 4 years and a master’s 1 to 2. A person has not seen yet that the linked page says so.',
    source: {
      text: 'Your options, EducationUSA',
      href: 'https://educationusa.state.gov/your-5-steps-us-study/research-your-options',
    },
  },
  {
    claim:
      'On the page all the same: the University of California closes on 30 November or a day or two later, without a later round. A person opens its page of dates each October.',
    source: {
      text: 'Dates and deadlines, University of California',
      href: 'https://admission.universityofcalifornia.edu/how-to-apply/applying-as-a-first-year/dates-and-deadlines.html',
    },
  },
  {
    claim:
      'The University of California’s last date and hour for 2027: with it, `days` gets an entry and the calendar the day itself.',
    source: {
      text: 'Dates and deadlines, University of California',
      href: 'https://admission.universityofcalifornia.edu/how-to-apply/applying-as-a-first-year/dates-and-deadlines.html',
    },
  },
  {
    claim:
      'On the page as a possibility: the visa fee is paid before slots are shown. Which city has the fewest free days is nowhere written (say none).',
    source: { text: 'Appointments in India', href: 'https://www.ustraveldocs.com/in/en/' },
    phrases: ['fewest free days'],
  },
  {
    claim:
      'On the page all the same: many early rounds close on 1 November, others on 15 November (own pages of Amherst, Minnesota and Vermont; the linked official page says October or November), read in stored copies on 26 November 2026.',
    source: {
      text: 'Admissions terms, Study in the States',
      href: 'https://studyinthestates.dhs.gov/2015/01/college-admissions-terms-to-know',
    },
  },
  {
    claim:
      'On the page all the same: Alaska Anchorage closes for applicants from abroad on 15 June and 1 November, and for Spring many close in September and October. Read on 26 November 2026 in stored copies: Central Florida 1 September, Prairie View and Louisiana at Lafayette 1 October, others 1 November.',
    source: {
      text: 'Last dates, University of Alaska Anchorage',
      href: 'https://uaa.alaska.edu/students/international-student-services/application-deadlines.cshtml',
    },
  },
];
