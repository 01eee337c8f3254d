/**
 * Phrases on each page with a year or about the current state, for checking whether they stay true for two years.
 * `always`: past facts, effective dates, and texts that state their own period. `until`: phrases true until that last day;
 * they need `aging` beside them.
 */
type DatedWords = {
  readonly always: readonly string[];
  readonly until?: Readonly<Record<string, string>>;
};

export const datedWords: Readonly<Record<string, DatedWords>> = {
  home: {
    always: [
      '18 months if you apply from 1 January 2027',
      'Digital Personal Data Protection Act, 2023',
      'Last updated 27 November 2026',
      'New rules for it came in April 2025',
      'University Grants Commission, rules of 4 April 2025',
      'Memorandum to the Finance Bill, 2026',
    ],
  },
  usa: {
    always: [
      'On 8 October 2026 the government proposed',
      'On 25 August 2026 the government proposed',
      'A rule published on 17 July 2026',
      'A court stopped it in September 2026.',
      'A law of 2025 adds a fee',
      'In August 2026 the government reminded',
      'In June 2025 the US Embassy in India asked',
      'Since 6 September 2025 you are told',
      'drawn by lot, and since 2026',
    ],
    until: {
      'Comments closed on 9 November 2026; a decision can come any day': '2027-01-31',
      'Students who start in 2027 would very probably be affected': '2027-01-31',
      'A court stopped it in September 2026; the case goes on': '2027-01-31',
      'The government proposes that universities pay a very large fee': '2027-01-31',
      'The government proposes that an employer pays a very large fee': '2027-01-31',
      'Nothing is decided, but fewer employers may ask for one': '2027-01-31',
    },
  },
  uk: {
    always: [
      '18 months if you apply from 1 January 2027',
      '2 years if you apply on or before 31 December 2026',
      'If you begin a bachelor’s or master’s in 2027 or later',
      'From 1 January 2027 the Graduate visa lasts 18 months',
      'since 15 July 2025 you get an eVisa',
    ],
  },
  canada: {
    always: [
      'The rules have changed often since 2024',
      'In 2026: yes for most students outside Québec',
      'Notice on the letters of 2026',
      'since 8 November 2024 no longer a condition',
      'if you applied for the study permit on or after 1 November 2024',
      'Since 8 November 2024 you need a new study permit',
      'The 2026 instructions are for applications sent until 31 December 2026, and a letter of 2026 normally ends on that day',
      'For applications sent in 2026 most applicants needed',
      'A letter of 2026 normally ended on 31 December 2026',
      'The province’s letter in 2027',
    ],
    until: {
      'These instructions, and normally each letter of 2026, end on 31 December 2026': '2026-12-31',
      'the 2027 instructions apply: we had not seen them on 23 November 2026': '2026-12-31',
      'Since 22 January 2024 most applicants need such a letter': '2026-12-31',
      'Under the instructions for applications sent by 31 December 2026': '2026-12-31',
      'If you apply later, read the 2027 instructions': '2026-12-31',
    },
  },
  australia: {
    always: [
      'Since August 2025 it counts only tests on a new list',
      'on 23 March 2024, so do not use older samples',
      'Since 2 October 2026 only students in a doctorate',
      'Since 2 October 2026 most students must too',
      'In September 2026 it was the first 6 months, and 12 were announced',
    ],
    until: { '12 months have been announced': '2027-03-31' },
  },
  newzealand: {
    always: [
      'For classes in early 2027 it was around September 2026',
      'Update of April 2026',
      'From 16 November 2026 a Level 7 graduate diploma can lead',
      'Since 3 November 2025 you normally need',
      'was granted on or after 3 November 2025',
    ],
  },
  ireland: {
    always: ['Handbook for 2027', 'The policy of 26 November 2025 names who may bring family'],
  },
};
