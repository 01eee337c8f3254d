import { expect, it } from 'vitest';
import { monthNames } from '../../shared/months.ts';
import { timeInIndia } from '../../shared/time-in-india.ts';
import { destinations } from './destinations.ts';

// A deadline is written in several forms: in words, as month and day, as dates, and in the times of two countries.

const deadlines = destinations.flatMap(({ id, steps }) =>
  steps.flatMap((step) => step.deadlines ?? []).map((deadline) => ({ id, ...deadline })),
);

it('finds deadlines with dates', () => {
  expect(deadlines.flatMap(({ days }) => Object.keys(days)).length).toBeGreaterThan(2);
});

it.each(deadlines)('finds one date in the deadline of $id, $usually.text', (deadline) => {
  const { id, usually, days, closes, afterwards = [] } = deadline;
  const file = `shared/content/${id}/guide.ts: “${usually.text}”`;
  const month = monthNames[usually.month - 1];
  const named = monthNames.filter((name) => usually.text.includes(name));
  expect(named, `${file} names another month than \`month\`, ${month}`).toEqual([month]);
  const [day = usually.text.startsWith('mid-') ? 15 : 0] = /\d+/.exec(usually.text) ?? [];
  expect(Number(day), `${file} is another day than \`day\`; mid-month ends on 15`).toBe(
    usually.day,
  );
  for (const [year, iso] of Object.entries(days)) {
    const [written, inMonth] = iso.split('-').map(Number);
    const advice = `${file}: ${iso} in \`days\` is another month, or not \`yearsBefore\` ${year}`;
    expect([written, inMonth], advice).toEqual([Number(year) - usually.yearsBefore, usually.month]);
  }
  for (const { until, text, short } of afterwards) {
    if (short) continue;
    const [untilMonth = 0, untilDay] = until.split('-').map(Number);
    const hour = closes && timeInIndia(`2027-${until}`, closes).time;
    const told = `until ${untilDay} ${monthNames[untilMonth - 1]}, ${closes?.time}`;
    expect(text, `${file}: \`until\` is ${told}, ${hour} in India`).toContain(told);
    expect(text, `${file}: \`until\` is ${told}, ${hour} in India`).toContain(`(${hour} in India)`);
  }
});
