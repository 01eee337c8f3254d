/**
 * What families rely on in the plans, written by hand a second time: an owner who moves an intake or a step in
 * `shared/content/<id>/guide.ts` changes it here too. The tests compare both on every day.
 */

/** A day, counted from the year in which classes begin. */
export type RuleDay = { readonly yearsBefore: 0 | 1; readonly month: number; readonly day: number };

/** The last month in which one can apply with enough time, counted from the year in which classes begin. */
export type RuleMonth = { readonly yearsBefore: 0 | 1; readonly month: number };

export type IntakeRules = {
  /** The first and the last month in which classes may begin, January being 1. */
  readonly classesBegin: readonly [first: number, last: number];
  /** Only some institutions have it, so it is never what a family is sent to. */
  readonly sometimes?: true;
  /** "none": the level does not have this intake. */
  readonly lastMonthToApply: {
    readonly bachelor: RuleMonth | 'none';
    readonly master: RuleMonth | 'none';
    /** Someone who is not sure yet has the later of both. */
    readonly unsure: RuleMonth;
  };
  /** By the step's id: from which day it is open to everybody, or "never" where that depends on one's own papers. */
  readonly opens: Readonly<Record<string, RuleDay | 'never'>>;
};

type DestinationRules = Readonly<Record<string, IntakeRules>>;

export const planRules: Readonly<Record<string, DestinationRules>> = {
  usa: {
    fall: {
      classesBegin: [8, 9],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 1 },
        master: { yearsBefore: 0, month: 4 },
        unsure: { yearsBefore: 0, month: 4 },
      },
      // 30 days before the last day of September.
      opens: { fly: { yearsBefore: 0, month: 8, day: 31 } },
    },
    spring: {
      classesBegin: [1, 1],
      lastMonthToApply: {
        bachelor: { yearsBefore: 1, month: 10 },
        master: { yearsBefore: 1, month: 10 },
        unsure: { yearsBefore: 1, month: 10 },
      },
      // 30 days before the last day of January.
      opens: { fly: { yearsBefore: 0, month: 1, day: 1 } },
    },
  },
  uk: {
    september: {
      classesBegin: [9, 9],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 1 },
        master: { yearsBefore: 0, month: 6 },
        unsure: { yearsBefore: 0, month: 6 },
      },
      // 6 months before the end of September; the first day of the visa is one's own.
      opens: { 'apply-visa': { yearsBefore: 0, month: 3, day: 31 }, fly: 'never' },
    },
    january: {
      classesBegin: [1, 1],
      lastMonthToApply: {
        bachelor: 'none',
        master: { yearsBefore: 1, month: 10 },
        unsure: { yearsBefore: 1, month: 10 },
      },
      // 6 months before the end of January.
      opens: { 'apply-visa': { yearsBefore: 1, month: 7, day: 31 }, fly: 'never' },
    },
  },
  canada: {
    fall: {
      classesBegin: [9, 9],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 3 },
        master: { yearsBefore: 0, month: 3 },
        unsure: { yearsBefore: 0, month: 3 },
      },
      opens: {},
    },
    winter: {
      classesBegin: [1, 1],
      lastMonthToApply: {
        bachelor: { yearsBefore: 1, month: 5 },
        master: { yearsBefore: 1, month: 5 },
        unsure: { yearsBefore: 1, month: 5 },
      },
      opens: {},
    },
    summer: {
      classesBegin: [5, 5],
      lastMonthToApply: {
        bachelor: { yearsBefore: 1, month: 9 },
        master: { yearsBefore: 1, month: 9 },
        unsure: { yearsBefore: 1, month: 9 },
      },
      opens: {},
    },
  },
  australia: {
    february: {
      classesBegin: [2, 2],
      lastMonthToApply: {
        bachelor: { yearsBefore: 1, month: 11 },
        master: { yearsBefore: 1, month: 11 },
        unsure: { yearsBefore: 1, month: 11 },
      },
      opens: {},
    },
    july: {
      classesBegin: [7, 7],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 4 },
        master: { yearsBefore: 0, month: 4 },
        unsure: { yearsBefore: 0, month: 4 },
      },
      opens: {},
    },
    'october-november': {
      classesBegin: [10, 11],
      sometimes: true,
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 8 },
        master: { yearsBefore: 0, month: 8 },
        unsure: { yearsBefore: 0, month: 8 },
      },
      opens: {},
    },
  },
  newzealand: {
    february: {
      classesBegin: [2, 2],
      lastMonthToApply: {
        bachelor: { yearsBefore: 1, month: 11 },
        master: { yearsBefore: 1, month: 11 },
        unsure: { yearsBefore: 1, month: 11 },
      },
      opens: {},
    },
    july: {
      classesBegin: [7, 7],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 4 },
        master: { yearsBefore: 0, month: 4 },
        unsure: { yearsBefore: 0, month: 4 },
      },
      opens: {},
    },
  },
  ireland: {
    september: {
      classesBegin: [9, 9],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 5 },
        master: { yearsBefore: 0, month: 5 },
        unsure: { yearsBefore: 0, month: 5 },
      },
      // 3 months before the end of September.
      opens: { 'apply-visa': { yearsBefore: 0, month: 6, day: 30 } },
    },
    january: {
      classesBegin: [1, 1],
      lastMonthToApply: {
        bachelor: { yearsBefore: 1, month: 10 },
        master: { yearsBefore: 1, month: 10 },
        unsure: { yearsBefore: 1, month: 10 },
      },
      // 3 months before the end of January.
      opens: { 'apply-visa': { yearsBefore: 1, month: 10, day: 31 } },
    },
  },
};
