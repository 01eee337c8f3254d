import { describe, expect, it } from 'vitest';
import { calendarEntries } from '../../server/calendar/entries.ts';
import { intakesOf } from '../../shared/plan/intakes.ts';
import { levels } from '../../shared/plan/levels.ts';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { lastDateText, titleText } from '../../shared/plan/words.ts';
import { addDays, dayIn, monthOf } from '../../shared/time/months.ts';
import { destinations } from './destinations.ts';

// Properties of the owner's guides for two years from the day on which each was written.

/** Traces of a missing value. */
const wrong = /undefined|null|NaN|Infinity|Invalid|\[object|\.\./;

describe.each(destinations)('the plans of $id', ({ guide }) => {
  const { plan } = guide.process;
  const { written } = guide;
  const months = Array.from({ length: 25 }, (_, index) => monthOf(written) + index);
  const firstDays = [written, ...months.slice(1).map((month) => dayIn(month, 1))];
  // Advice changes with the month and after a last date.
  const views = intakesOf(guide).flatMap((intake) =>
    levels.flatMap((level) => {
      const steps = stepsFor({ plan, intake, level, today: written });
      const dates = steps.flatMap(({ options }) => options.flatMap((option) => option.dates));
      const lastDays = dates.flatMap(({ day = written }) => [day, addDays(day, 1)]);
      // A plan is offered until the last month in which classes begin.
      const days = [...new Set([...firstDays, ...lastDays])].filter(
        (day) => day >= written && monthOf(day) <= intake.begins[1],
      );
      return days.map((today) => ({ plan, intake, level, today }));
    }),
  );

  it('show the next last date while one is ahead, then until classes begin that it has passed', () => {
    const misleading = views.flatMap((view) =>
      stepsFor(view).flatMap(({ options }) =>
        options.flatMap((option) => {
          const ahead = option.dates.flatMap(({ day = '' }) => (day >= view.today ? [day] : []));
          const text = option.date ? lastDateText(option.date, view.today) : titleText(option);
          const isRight = option.date?.day === ahead.toSorted()[0] && !wrong.test(text);
          const isBeforeClasses = monthOf(view.today) < view.intake.begins[0];
          const hasPassed = isBeforeClasses && option.dates.length > 0 && ahead.length === 0;
          return isRight && / passed for “/.test(text) === hasPassed
            ? []
            : [`${view.today}: ${text}`];
        }),
      ),
    );
    expect(misleading).toEqual([]);
  });

  it('have calendar files without missing values, past days or duplicates', () => {
    for (const today of firstDays.filter((_, index) => index % 3 === 0)) {
      for (const { value } of intakesOf(guide)) {
        const entries = calendarEntries(planFor(guide, { day: today, intake: value }));
        expect(entries.filter(({ day }) => day < today)).toEqual([]);
        expect(JSON.stringify(entries)).not.toMatch(wrong);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }
    }
  });
});
