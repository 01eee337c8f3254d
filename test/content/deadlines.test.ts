import { expect, it } from 'vitest';
import type { Deadline } from '../../shared/content/types.ts';
import { monthNames } from '../../shared/months.ts';
import { stepsOf } from '../../shared/plan/rows.ts';
import { destinations } from './destinations.ts';

// A deadline is written several times: in words, as a month, as days, and by the clocks of two countries.

type Written = Pick<Deadline, 'usually' | 'days' | 'time' | 'timeInIndia' | 'afterwards'>;
type Late = NonNullable<Written['afterwards']>;

/** Clocks by their names in copy. */
const clocks: Readonly<Record<string, string>> = {
  'UK time': 'Europe/London',
  'Irish time': 'Europe/Dublin',
};

const deadlines = destinations.flatMap(({ id, guide }) =>
  guide.process.plan
    .flatMap(stepsOf)
    .flatMap((step) => step.limits ?? [])
    .flatMap((limit) => (limit.kind === 'deadline' ? { id, ...limit } : [])),
);

it('each deadline says one thing', () => {
  expect(deadlines.length).toBeGreaterThan(2);
  const wrong = deadlines.flatMap((deadline) =>
    contradictionsIn(deadline).map((told) => `shared/content/${deadline.id}/guide.ts: ${told}`),
  );
  expect(wrong).toEqual([]);
});

/** What a deadline says in two ways that differ, in an owner's words. */
function contradictionsIn({ usually, days, time, timeInIndia, afterwards }: Written) {
  const named = monthNames.findIndex((name) => usually.text.includes(name)) + 1;
  const inWords =
    named === 0 || named === usually.month
      ? []
      : [
          `“${usually.text}” is in ${monthNames[named - 1]}, but \`month\` is ${usually.month}, ${monthNames[usually.month - 1]}`,
        ];
  const onDays = Object.entries(days).flatMap(([year, day]) => [
    ...(Number(day.slice(5, 7)) === usually.month
      ? []
      : [`${day} in \`days\` is in another month than “${usually.text}”`]),
    ...(Number(day.slice(0, 4)) === Number(year) - usually.yearsBefore
      ? []
      : [`${day} in \`days\` is for ${year}, but \`yearsBefore\` is ${usually.yearsBefore}`]),
    ...differentTimes(day, time, timeInIndia),
    ...(afterwards ? contradictionsAfterwards(afterwards, year) : []),
  ]);
  return [...inWords, ...onDays];
}

function contradictionsAfterwards({ text, until, timeInIndia }: Late, year: string) {
  const [month = 0, day] = until.split('-').map(Number);
  const date = `${day} ${monthNames[month - 1]}`;
  const [time = ''] = /\d\d:\d\d [\w ]+? time/.exec(text) ?? [];
  return [
    ...(text.includes(date) ? [] : [`\`until\` is ${date}, which “${text}” does not name`]),
    ...differentTimes(`${year}-${until}`, time, timeInIndia),
  ];
}

/** Whether “18:00 UK time” on a day is another moment than an hour in India. */
function differentTimes(day: string, time: string, timeInIndia: string): readonly string[] {
  const [clock = '', zone = ''] = time.split(/ (.*)/);
  const timeZone = clocks[zone];
  if (!timeZone)
    return [`“${time}” is by no clock that test/content/deadlines.test.ts knows: add it there`];
  const noon = new Date(`${day}T12:00Z`);
  const offset = noon.toLocaleString('en', { timeZone, timeZoneName: 'longOffset' });
  const moment = new Date(`${day}T${clock}${/[+-]\d\d:\d\d$/.exec(offset)?.[0] ?? 'Z'}`);
  const inIndia = moment.toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Kolkata',
    timeStyle: 'short',
  });
  if (inIndia === timeInIndia) return [];
  return [`${time} on ${day} is ${inIndia} in India, not ${timeInIndia}`];
}
