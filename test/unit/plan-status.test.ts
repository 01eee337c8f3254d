import { expect, it } from 'vitest';
import type { Level, PlanEntry } from '../../shared/content/types.ts';
import { nextStart, planStatusOf, statusText } from '../../shared/guide/plan-status.ts';
import { parseDay } from '../../shared/months.ts';
import { guide } from '../fixture/content/alpha/guide.ts';

const { intakes } = guide;
const { plan } = guide.process;

function situationOn(day: string) {
  return { plan, intakes, today: parseDay(day) };
}

/** What is said on a day of someone's plan for an intake of the fixture's first destination. */
function sentenceOn(day: string, intakeId: string, year: number, level?: Level): string {
  const intake = intakes.find(({ id }) => id === intakeId);
  if (!intake) throw new Error(`The fixture has no intake ${intakeId}.`);
  return statusText(planStatusOf(situationOn(day), { intake, year, level }));
}

it.each([
  {
    name: 'before the first step, the next one is named with its month',
    day: '2026-05-31',
    says: 'For Autumn 2027, nothing is due now. Next: choose a course (step 1), from June 2026.',
  },
  {
    name: 'a step that is due is named',
    day: '2026-06-01',
    says: 'For Autumn 2027, now: choose a course (step 1).',
  },
  {
    name: 'two steps that are due are both named',
    day: '2026-09-30',
    says: 'For Autumn 2027, now: choose a course (step 1) and apply for a place (step 2).',
  },
  {
    name: 'a step whose months are over is not forgotten',
    day: '2026-10-01',
    says: 'For Autumn 2027, now: apply for a place (step 2). Step 1 should be done by now.',
  },
  {
    name: 'on the last day of the months for applying nothing is tight',
    day: '2027-04-30',
    says: 'For Autumn 2027, now: apply for a place (step 2). Step 1 should be done by now.',
  },
  {
    name: 'from the next day it is tight, and the next start with enough time is offered',
    day: '2027-05-01',
    says: 'For Autumn 2027, now: apply for the visa (step 3). Steps 1 and 2 should be done by now. If you have not applied yet, Autumn 2027 is tight: ask each university today whether it still takes applications and whether the visa can come in time. The next intake with enough time is Spring 2028, if your course opens then.',
  },
  {
    name: 'a step that an official limit may not have opened is never due now',
    day: '2027-08-15',
    says: 'For Autumn 2027, next: travel to Alpha (step 4). Steps 1, 2 and 3 should be done by now. Step 4 opens: the exact day is in its limit. If you have not applied yet, Autumn 2027 is tight: ask each university today whether it still takes applications and whether the visa can come in time. The next intake with enough time is Spring 2028, if your course opens then.',
  },
  {
    name: 'it is due once the limit has opened for everybody: 30 days before the last day on which a course may begin',
    day: '2027-08-31',
    says: 'For Autumn 2027, now: travel to Alpha (step 4). Steps 1, 2 and 3 should be done by now. If you have not applied yet, Autumn 2027 is tight: ask each university today whether it still takes applications and whether the visa can come in time. The next intake with enough time is Spring 2028, if your course opens then.',
  },
  {
    name: 'after the months in which classes begin the intake has begun',
    day: '2027-10-01',
    says: 'The Autumn 2027 intake has begun. The next intake with enough time is Autumn 2028, if your course opens then.',
  },
])('$name', ({ day, says }) => {
  expect(sentenceOn(day, 'autumn', 2027)).toBe(says);
});

it('the months for applying are those of one’s own level', () => {
  expect(sentenceOn('2027-02-01', 'autumn', 2027, 'bachelor')).toMatch(
    /is tight: .* The next intake with enough time is Autumn 2028, if your course opens then\.$/,
  );
  expect(sentenceOn('2027-02-01', 'autumn', 2027, 'master')).not.toContain('tight');
});

it('of a choice whose first way is over, the next is named with the month in which another begins', () => {
  const way = { title: 'A way', text: 'Text.' };
  const ways = [
    { ...way, id: 'early', when: [12, 11] },
    { ...way, id: 'late', when: [6, 5] },
  ] as const;
  const situation = { ...situationOn('2026-11-15'), plan: [{ id: 'both', title: 'Apply', ways }] };
  const intake = { id: 'july', name: 'July', months: [7] } as const;
  expect(planStatusOf(situation, { intake, year: 2027 }).lead).toBe(
    'For July 2027, nothing is due now. Next: apply (step 1), from January 2027.',
  );
});

it('what is offered is no intake that only some institutions have', () => {
  // Midyear 2027 could still be applied for until January 2027.
  const next = nextStart(situationOn('2026-11-01'));
  expect([next?.intake.id, next?.year]).toEqual(['autumn', 2027]);
});

it('what is offered is a start that the level has', () => {
  const next = nextStart(situationOn('2027-05-01'), 'bachelor');
  expect([next?.intake.id, next?.year]).toEqual(['autumn', 2028]);
});

it('a plan without an application has enough time until classes begin', () => {
  const entries: readonly PlanEntry[] = plan.filter(({ isApplication }) => !isApplication);
  const next = nextStart({ ...situationOn('2027-09-30'), plan: entries });
  expect([next?.intake.id, next?.year]).toEqual(['autumn', 2027]);
});
