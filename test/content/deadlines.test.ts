import { expect, it } from 'vitest';
import { monthNames } from '../../shared/months.ts';
import { destinations } from './destinations.ts';

// A deadline is written several times: in words, as a month, as days, and by the clocks of two countries.

/** Clocks by their names in copy. */
const clocks: Readonly<Record<string, string>> = {
  'UK time': 'Europe/London',
  'Irish time': 'Europe/Dublin',
};

const deadlines = destinations.flatMap(({ id, steps }) =>
  steps.flatMap((step) => step.deadlines ?? []).map((deadline) => ({ id, ...deadline })),
);

it('finds deadlines with dates', () => {
  expect(deadlines.flatMap(({ days }) => Object.keys(days)).length).toBeGreaterThan(2);
});

it.each(deadlines)('writes one date for the deadline of $id, $usually.text', (deadline) => {
  const { id, usually, days, time, timeInIndia, afterwards } = deadline;
  const file = `shared/content/${id}/guide.ts: “${usually.text}”`;
  const month = monthNames[usually.month - 1];
  const named = monthNames.filter((name) => usually.text.includes(name));
  expect(named, `${file} names another month than \`month\`, ${month}`).toEqual([month]);
  for (const [year, day] of Object.entries(days)) {
    const [written, inMonth] = day.split('-').map(Number);
    const advice = `${file}: ${day} in \`days\` is another month, or not \`yearsBefore\` ${year}`;
    expect([written, inMonth], advice).toEqual([Number(year) - usually.yearsBefore, usually.month]);
    expect(inIndia(day, time), `${file}: ${time} on ${day}, in India`).toBe(timeInIndia);
    if (!afterwards) continue;
    const [untilMonth = 0, untilDay] = afterwards.until.split('-').map(Number);
    const until = `${untilDay} ${monthNames[untilMonth - 1]}`;
    expect(afterwards.text, `${file}: \`until\` is ${until}`).toContain(until);
    const [untilTime = ''] = /\d\d:\d\d [\w ]+? time/.exec(afterwards.text) ?? [];
    const told = inIndia(`${year}-${afterwards.until}`, untilTime);
    expect(told, `${file}: ${untilTime} on ${until}, in India`).toBe(afterwards.timeInIndia);
  }
});

/** What clocks in India show at a time like “18:00 UK time” on a day. */
function inIndia(day: string, time: string): string {
  const [clock = '', zone = ''] = time.split(/ (.*)/);
  const timeZone = clocks[zone];
  if (!timeZone) return `“${time}” is by no clock that this test knows: add it above`;
  const noon = new Date(`${day}T12:00Z`);
  const offset = noon.toLocaleString('en', { timeZone, timeZoneName: 'longOffset' });
  const moment = new Date(`${day}T${clock}${/[+-]\d\d:\d\d$/.exec(offset)?.[0] ?? 'Z'}`);
  return moment.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
}
