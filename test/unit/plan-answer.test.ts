import { expect, it } from 'vitest';
import { type Day, dayIn } from '../../shared/months.ts';
import { datedIntake, intakesOf, type PlanGuide } from '../../shared/plan/intakes.ts';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { readChoice } from '../../shared/view.ts';
import { alpha, beta } from '../fixture/content/guides.ts';

function planOn(guide: PlanGuide, day: string, choice: Record<string, string>) {
  return planFor(guide, { day: day as Day, ...readChoice(new URLSearchParams(choice), guide) });
}

// Computed by hand from the fixture, in months before classes begin: choosing 14 to 12, applying 12 to 8 for a bachelor's, 10
// to 5 for a master's and 8 to 4 for spring, the visa 3 to 2, travelling 1 to 0. Autumn begins in August or September.
it.each([
  // Around the first step.
  ['2026-05-31', '2027-autumn', '', 'Nothing in May 2026. from June 2026: 1'],
  ['2026-06-01', '2027-autumn', '', 'Usually in June 2026: 1'],
  ['2026-09-30', '2027-autumn', '', 'Usually in September 2026: 1,2'],
  ['2026-10-01', '2027-autumn', '', 'Usually in October 2026: 2,2'],
  // For a master's only, whose applications open later.
  ['2026-11-23', '2028-spring', '', 'Usually in November 2026: 1'],
  // On a published deadline; other institutions still accept applications after it.
  ['2027-01-13', '2027-autumn', 'bachelor', 'Usually in January 2027: 2'],
  ['2027-01-14', '2027-autumn', 'bachelor', 'Nothing else in January 2027. from May 2027: 3'],
  // The last day on which classes may begin, and the day after.
  ['2027-09-30', '2027-autumn', '', 'Usually in September 2027: 4'],
  ['2027-10-01', '2027-autumn', '', 'The Autumn 2027 intake has begun.'],
])('summarizes on %s the plan for start=%s, level=%s as “%s”', (day, start, level, expected) => {
  const { problem, chosen } = planOn(alpha, day, { start, level });
  const { lead, items } = chosen?.answer ?? { lead: problem, items: [] };
  const shown = `${lead} ${items.map(({ number }) => number)}`.trim();
  expect(shown.replace(/ is usually due|(?<=\. )Your next step, /g, '')).toBe(expected);
});

it('lists the intakes of the four years from the month of writing', () => {
  const values = intakesOf(beta).map(({ value }) => value);
  expect([values.length, values[0], values.at(-1)]).toEqual([8, '2026-july', '2030-february']);
});

it('counts a usual deadline as passed after its date, and offers late applications', () => {
  const { chosen } = planOn(alpha, '2028-02-10', { start: '2028-autumn', level: 'bachelor' });
  const text =
    'Last date for other courses: usually mid-January 2028. It has very probably passed: look up your own today, and ask the university. Some courses accept late applications.';
  const note = 'late applications until 15 March 2028: apply this week';
  expect(chosen?.answer.late).toMatchObject([{ note, texts: [text] }]);
});

it('advises nothing for a level that the intake does not have', () => {
  const { chosen } = planOn(alpha, '2027-06-15', { start: '2028-spring' });
  expect(chosen?.answer).toMatchObject({ ask: undefined });
});

it('keeps a step open while one of its options is still to come', () => {
  const options = [
    { id: 'early', title: '', text: '', when: [9, 8] },
    { id: 'late', title: '', text: '', when: [3, 2] },
  ] as const;
  const intake = datedIntake({ id: 'may', name: 'May', months: [5] }, 2027);
  const states = [9, 10, 13, 15, 16].map((month) => {
    const today = dayIn(2026 * 12 + month - 1, 1);
    return stepsFor({ plan: [{ id: 'apply', title: '', options }], intake, today })[0]?.when;
  });
  expect(states).toEqual(['this-month', 'later', 'later', 'this-month', 'over']);
});

const time = '18:00 UK time (22:30 in India).';

it.each([
  ['2026-10-15', '2027-autumn', `15 October 2026, ${time} That is today.`],
  // Not published yet.
  [
    '2028-10-15',
    '2029-autumn',
    `usually mid-October 2028, ${time} Look up the date at the office today.`,
  ],
])('states on %s a deadline for %s: %s', (day, start, text) => {
  const { chosen } = planOn(alpha, day, { start, level: 'bachelor' });
  expect(chosen?.answer.items[0]?.texts[0]).toBe(`Last date for medicine: ${text}`);
});
