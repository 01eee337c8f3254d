import { expect, it } from 'vitest';
import { intakesOf } from '../../shared/plan/intakes.ts';
import { levels } from '../../shared/plan/levels.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { dateOf, monthName, monthNames, monthOf } from '../../shared/time/months.ts';
import { destinations } from './destinations.ts';

// A last date is written in words and as days.

const deadlines = destinations.flatMap(({ id, steps }) =>
  steps.flatMap((step) => step.deadlines ?? []).map((deadline) => ({ id, ...deadline })),
);

it('finds guides with published last dates', () => {
  expect(deadlines.flatMap(({ days }) => Object.keys(days)).length).toBeGreaterThan(0);
});

it.each(deadlines)(
  'states the $id last date “$usually.text” in words and days alike',
  (deadline) => {
    const { id, usually, days } = deadline;
    const file = `shared/content/${id}/guide.ts`;
    const last = `2000-${usually.until}` as const;
    // “Mid” ends on the 15th, “early” on the 7th; a month alone on its last day.
    const words = usually.text.replace('mid-', '15 ').replace('early', '7');
    const month = monthName(monthOf(last));
    const advice = `${file}: “${usually.text}” and \`until\` differ`;
    expect(words, advice).toMatch(new RegExp(`(?:\\b${dateOf(last)} |\\bto )${month}$`));
    for (const [year, iso] of Object.entries(days)) {
      const expected = `${Number(year) - usually.yearsBefore}-${usually.until.slice(0, 2)}`;
      expect(iso.slice(0, 7), `${file}: ${iso} is not in the month of “${usually.text}”`).toBe(
        expected,
      );
    }
  },
);

it('lists the last dates of each step in chronological order', () => {
  const wrong = destinations.flatMap(({ id, guide }) =>
    intakesOf(guide).flatMap((intake) =>
      levels
        .flatMap((level) =>
          stepsFor({ plan: guide.process.plan, intake, level, today: guide.written }),
        )
        .flatMap((step) => step.options)
        .filter(({ dates }) => {
          const days = dates.map(({ day = '' }) => day);
          return days.toSorted().join() !== days.join();
        })
        .map((option) => `${id} ${intake.value}: ${option.id}`),
    ),
  );
  expect(wrong).toEqual([]);
});

const seasons = ['Fall', 'Spring', 'Winter', 'Summer'];

it('names only intakes that the guide has', () => {
  const left = destinations.flatMap(({ id, guide, summary }) => {
    const has = guide.intakes.flatMap(({ name, months }) => [
      ...name.split('/'),
      ...months.map((month) => monthName(month - 1)),
    ]);
    const gone = [...seasons, ...monthNames].filter((name) => !has.includes(name));
    const texts = [guide.description, summary.card, ...guide.intro, ...guide.whyWorthIt.reasons]
      .flatMap((text) => text.split(/[.,:;] /))
      // The months of results.
      .filter((part) => !part.includes('results'));
    const afterResults =
      JSON.stringify(summary.comparison.afterResults).match(/\*\*.+?\*\*/g) ?? [];
    return [...texts, ...afterResults]
      .filter((part) => gone.some((name) => new RegExp(`\\b${name}\\b`).test(part)))
      .map((part) => `${id}: ${part}`);
  });
  expect(left, 'no intake of the guide has these months or names').toEqual([]);
});
