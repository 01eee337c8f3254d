import { expect, it } from 'vitest';
import { dayText, monthNames, monthOf } from '../../shared/months.ts';
import { timeInIndia } from '../../shared/time-in-india.ts';
import { destinations } from './destinations.ts';

// A deadline is written in several forms: in words, as month and day, as dates, and in the times of two countries.

const deadlines = destinations.flatMap(({ id, steps }) =>
  steps.flatMap((step) => step.deadlines ?? []).map((deadline) => ({ id, ...deadline })),
);

it('finds guides with published deadlines', () => {
  expect(deadlines.flatMap(({ days }) => Object.keys(days)).length).toBeGreaterThan(0);
});

it.each(deadlines)(
  'states the $id deadline consistently in words, dates and hours ($usually.text)',
  (deadline) => {
    const { id, usually, days, closes, lateRounds = [] } = deadline;
    const file = `shared/content/${id}/guide.ts`;
    const { month, day, yearsBefore } = usually;
    // “Mid” ends on the 15th, “early” on the 7th.
    const text = usually.text.replace('mid-', '15 ').replace('early', '7');
    const advice = `${file}: “${usually.text}”, \`month\` and \`day\` differ`;
    expect(text, advice).toMatch(new RegExp(`\\b${day} ${monthNames[month - 1]}\\b`));
    for (const [year, iso] of Object.entries(days)) {
      const expected = (Number(year) - yearsBefore) * 12 + month - 1;
      expect(monthOf(iso), `${file}: ${iso} is not in the month of “${usually.text}”`).toBe(
        expected,
      );
    }
    for (const { until, text } of lateRounds.filter(({ short }) => !short)) {
      const last = `2027-${until}` as const;
      const hour = closes && timeInIndia(last, closes).time;
      const date = `until ${dayText(last).replace(' 2027', '')}, ${closes?.time}`;
      expect(text, `${file}: must name the day, and the hour there and in India`).toContain(date);
      expect(text, `${file}: must name the hour in India`).toContain(`(${hour} in India)`);
    }
  },
);
