import { describe, expect, it } from 'vitest';
import { nextStart, planStatusOf } from '../../shared/guide/plan-status.ts';
import type { Day } from '../../shared/months.ts';
import { guide } from '../fixture/content/alpha/guide.ts';

// For Autumn 2027 the plan of the fixture is: step 1 June to September 2026, step 2 August 2026 to April 2027, step 3
// May to July 2027, step 4 August to September 2027. For Spring 2028: step 1 November 2026 to January 2027, step 2 May
// to September 2027, step 3 October to November 2027, step 4 January 2028. "Midyear" is offered only sometimes.
const { intakes } = guide;
const { plan } = guide.process;

/** A day such as 2026-11-22. */
function dayOf(text: string): Day {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** What the plan says on this day about the start in an intake and a year. */
function statusOf(day: string, id: string, year: number) {
  const intake = intakes.find((row) => row.id === id);
  if (!intake) throw new Error(`There is no intake ${id}.`);
  return planStatusOf({ plan, intakes, today: dayOf(day) }, { intake, year });
}

describe('while one can still apply for Autumn 2027', () => {
  it.each([
    {
      name: 'before the first step',
      day: '2026-05-31',
      sentence:
        'Today: 31 May 2026. For Autumn 2027, no step is due now; step 1 begins in June 2026.',
    },
    {
      name: 'on the first day of a step',
      day: '2026-06-01',
      sentence: 'Today: 1 June 2026. For Autumn 2027, step 1 is due now.',
    },
    {
      name: 'with two steps at once',
      day: '2026-09-30',
      sentence: 'Today: 30 September 2026. For Autumn 2027, steps 1 and 2 are due now.',
    },
    {
      name: 'from one year to the next',
      day: '2027-01-01',
      sentence: 'Today: 1 January 2027. For Autumn 2027, step 2 is due now.',
    },
    {
      name: 'on the last day of the application',
      day: '2027-04-30',
      sentence: 'Today: 30 April 2027. For Autumn 2027, step 2 is due now.',
    },
  ])('$name', ({ day, sentence }) => {
    expect(statusOf(day, 'autumn', 2027)).toEqual({ sentence });
  });
});

it('on a leap day the plan says what is due', () => {
  expect(statusOf('2028-02-29', 'autumn', 2028)).toEqual({
    sentence: 'Today: 29 February 2028. For Autumn 2028, step 2 is due now.',
  });
});

describe('when the application is over', () => {
  it('the plan says so, and names the next start that can be reached', () => {
    const { sentence, next } = statusOf('2027-05-01', 'autumn', 2027);
    expect(sentence).toBe(
      'Today: 1 May 2027. For Autumn 2027, step 3 is due now. ' +
        'If you have not applied yet, it is probably too late for Autumn 2027. ' +
        'The next start that you can reach in time is Spring 2028.',
    );
    expect(next).toMatchObject({ intake: { id: 'spring' }, year: 2028 });
  });

  it('an intake that is offered only sometimes is never the next start', () => {
    // Midyear 2028 comes before Autumn 2028, and one could still apply for it.
    const { sentence, next } = statusOf('2027-10-01', 'spring', 2028);
    expect(sentence).toMatch(/The next start that you can reach in time is Autumn 2028\.$/);
    expect(next).toMatchObject({ intake: { id: 'autumn' }, year: 2028 });
  });

  it('a start that has begun is answered with the next', () => {
    expect(statusOf('2028-02-01', 'spring', 2028).sentence).toBe(
      'Today: 1 February 2028. Spring 2028 has begun. ' +
        'The next start that you can reach in time is Autumn 2028.',
    );
  });

  it('in the month in which courses begin the start has not begun yet', () => {
    expect(statusOf('2028-01-31', 'spring', 2028).sentence).toMatch(
      /For Spring 2028, step 4 is due now\. If you have not applied yet/,
    );
  });
});

describe('the year that the form suggests for an intake', () => {
  it.each([
    { day: '2027-04-30', id: 'autumn', year: 2027 },
    { day: '2027-05-01', id: 'autumn', year: 2028 },
    { day: '2026-09-30', id: 'spring', year: 2027 },
    { day: '2026-10-01', id: 'spring', year: 2028 },
    // Whoever asks for it gets a year for it, too.
    { day: '2027-01-31', id: 'midyear', year: 2027 },
    { day: '2027-02-01', id: 'midyear', year: 2028 },
  ])('on $day for $id is $year', ({ day, id, year }) => {
    const own = intakes.filter((row) => row.id === id);
    const start = nextStart({ plan, intakes, today: dayOf(day) }, own);
    expect(start).toMatchObject({ intake: { id }, year });
  });
});
