import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../server/calendar-file.ts';
import type { PlanEntry, PlanStep } from '../../shared/content/types.ts';
import type { Start } from '../../shared/guide/plan-entries.ts';
import { parseDay } from '../../shared/months.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { guide } from '../fixture/content/alpha/guide.ts';
import { summary } from '../fixture/content/alpha/summary.ts';
import { readEntries } from '../setup/calendar.ts';

const [route] = destinationRoutes;
if (!route) throw new Error('The fixture site has no destination.');
const publicOrigin = 'https://www.fixture.example';
const source = { route, summary, guide, publicOrigin, today: parseDay('2026-11-22') };
// As in the fixture.
const autumn = { id: 'autumn', name: 'Autumn', months: [8, 9] } as const;
const spring = { id: 'spring', name: 'Spring', months: [1] } as const;
const midyear = { id: 'midyear', name: 'Midyear', months: [5], sometimes: true } as const;
const autumn2028 = { intake: autumn, year: 2028 };

/** The days of the entries, in the order in which they stand in the file. */
function daysOf(start: Start, today = '2026-11-22'): readonly string[] {
  const entries = readEntries(writeCalendar({ ...source, today: parseDay(today) }, start));
  return entries.map(({ startDate }) => startDate.toString());
}

// In the fixture, before teaching begins: choose 14 to 12 months, apply 12 to 8 (bachelor’s) or 10 to 5 (master’s), visa
// 3 to 2, travel 1 to 0. A deadline follows its step.
it.each<{ name: string; start: Start; days: readonly string[] }>([
  {
    name: 'counts back from the earlier of two months in which teaching begins',
    start: autumn2028,
    days: ['2027-06-01', '2027-08-01', '2027-10-15', '2027-10-01', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'has of the ways to apply only the one for a bachelor’s',
    start: { ...autumn2028, level: 'bachelor' },
    days: ['2027-06-01', '2027-08-01', '2027-10-15', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'has of the ways to apply only the one for a master’s',
    start: { ...autumn2028, level: 'master' },
    days: ['2027-06-01', '2027-10-01', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'leaves out a way to apply that an intake does not have, and crosses the turn of the year',
    start: { intake: spring, year: 2029 },
    days: ['2027-11-01', '2028-05-01', '2028-10-01', '2028-12-01'],
  },
  {
    name: 'is there for an intake that is offered only sometimes',
    start: { intake: midyear, year: 2030 },
    days: ['2029-03-01', '2029-09-01', '2030-02-01', '2030-04-01'],
  },
])(
  'the file has an entry for each step, and for each deadline that has a date; it $name',
  (row) => {
    expect(daysOf(row.start)).toEqual(row.days);
  },
);

it.each([
  {
    name: 'the last day of the first step: the step is there',
    today: '2027-09-30',
    days: ['2027-09-30', '2027-09-30', '2027-10-15', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'the day after it: the step is left out',
    today: '2027-10-01',
    days: ['2027-10-01', '2027-10-15', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'the day of the deadline: it is there',
    today: '2027-10-15',
    days: ['2027-10-15', '2027-10-15', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'the day after the deadline: it is left out',
    today: '2027-10-16',
    days: ['2027-10-16', '2028-05-01', '2028-07-01'],
  },
])('what is over is left out, what has begun stands on today. On $name', ({ today, days }) => {
  expect(daysOf({ ...autumn2028, level: 'bachelor' }, today)).toEqual(days);
});

describe('an entry', () => {
  const entries = readEntries(writeCalendar(source, autumn2028));
  const [choose, apply, deadline, second] = entries;
  const page =
    'https://www.fixture.example/site/study-destination/alpha?intake=autumn&year=2028#plan';

  it('is a whole day that does not show as busy', () => {
    for (const { startDate, duration, component } of entries) {
      expect([startDate.isDate, duration.toString()]).toEqual([true, 'P1D']);
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    }
  });

  it('reminds once: of a step at nine in the morning of its day, of a deadline a week before', () => {
    const triggers = entries.map(({ component }) => {
      const alarms = component.getAllSubcomponents('valarm');
      const trigger = alarms[0]?.getFirstProperty('trigger');
      expect([alarms.length, trigger?.getParameter('related')]).toEqual([1, 'START']);
      return String(trigger?.getFirstValue());
    });
    expect(triggers).toEqual(['PT9H', 'PT9H', '-P7D', 'PT9H', 'PT9H', 'PT9H']);
  });

  it('has an id of destination, start and step', () => {
    expect(entries.map(({ uid }) => uid)).toEqual([
      'alpha-autumn-2028-choose@www.fixture.example',
      'alpha-autumn-2028-apply-first-degree@www.fixture.example',
      'alpha-autumn-2028-apply-first-degree-deadline-1@www.fixture.example',
      'alpha-autumn-2028-apply-second-degree@www.fixture.example',
      'alpha-autumn-2028-visa@www.fixture.example',
      'alpha-autumn-2028-travel@www.fixture.example',
    ]);
  });

  it('names the destination and the step, and when a step ends; a step that opens on one’s own day says to look it up', () => {
    expect(entries.map((entry) => entry.summary)).toEqual([
      'Alpha: start to choose a course (until September)',
      'Alpha: start to apply through the office (until January)',
      'Alpha: last day, 18:00 office time: apply through the office',
      'Alpha: start to apply to the university (until April)',
      'Alpha: start to apply for the visa (until July)',
      'Alpha: look up from which day you may travel to Alpha',
    ]);
  });

  it('begins with what to do, says until when, and links the official page and the plan', () => {
    expect(choose?.description).toBe(
      `Text of the first step.
Until September 2027.
Alpha government: https://alpha.example/visa

The plan for Autumn 2028: ${page}`,
    );
  });

  it('of a step with limits says each with its page, abbreviations in full, without the notes of the page', () => {
    expect(apply?.description).toBe(
      `Text of the first way, ABC (A Better Certificate).
Until January 2028.
For medicine: 15 October 2027, 18:00 office time.
Office: https://office.example/medicine
For other courses: mid-January 2028, 18:00 office time.
Office: https://office.example/others

The plan for Autumn 2028: ${page}`,
    );
  });

  it('of a deadline says what must be done until when', () => {
    expect(deadline?.description).toBe(
      `Text of the first way, ABC (A Better Certificate).
For medicine: 15 October 2027, 18:00 office time.
Office: https://office.example/medicine

The plan for Autumn 2028: ${page}`,
    );
  });

  it('says of what differs between intakes only what its own intake has', () => {
    expect(second?.description).toMatch(/^Text of the second way. What Autumn has.\n/);
  });

  it.each([
    { level: undefined, query: '?intake=autumn&year=2028' },
    { level: 'master', query: '?intake=autumn&year=2028&level=master' },
  ] as const)('leads to the plan with the same choice, $query', ({ level, query }) => {
    const [entry] = readEntries(writeCalendar(source, { ...autumn2028, level }));
    expect(entry?.component.getFirstPropertyValue('url')).toBe(
      `https://www.fixture.example/site/study-destination/alpha${query}#plan`,
    );
  });

  it('is dated by the review of the page, not by the clock', () => {
    const stamp = choose?.component.getFirstPropertyValue('dtstamp');
    expect(String(stamp)).toBe('2026-09-03T00:00:00Z');
  });
});

/** The entries of another plan than the fixture's for Spring 2028, from its teaching in January. */
function entriesOf(plan: readonly PlanEntry[]) {
  const changed = { ...source, guide: { ...guide, process: { ...guide.process, plan } } };
  return readEntries(writeCalendar(changed, { intake: spring, year: 2028 }));
}

it.each([
  {
    name: 'a title begins with a small letter',
    title: 'Apply for the visa',
    when: [3, 1],
    says: 'start to apply for the visa (until December)',
  },
  {
    name: 'an abbreviation keeps its capitals',
    title: 'ABC: register',
    when: [3, 1],
    says: 'start to ABC: register (until December)',
  },
  {
    name: 'a step within one month names it',
    title: 'Travel',
    when: [0, 0],
    says: 'travel (in January)',
  },
] as const)('behind the destination’s name $name', ({ title, when, says }) => {
  const [entry] = entriesOf([{ id: 'step', title, text: 'Text.', when }]);
  expect(entry?.summary).toBe(`Alpha: ${says}`);
});

describe('of a choice of which one way is enough', () => {
  const office = { text: 'Office', href: 'https://office.example' };
  const limits = [{ kind: 'requirement', text: 'Both levels need it.', source: office }] as const;
  const north = {
    id: 'north',
    title: 'Ask the north',
    text: 'In the north.',
    when: [8, 6],
  } as const;
  const south = {
    id: 'south',
    title: 'Ask the south',
    text: 'In the south.',
    when: [8, 6],
  } as const;

  /** The summary of each entry for a choice between these ways. */
  function summariesOf(...ways: readonly PlanStep[]): readonly string[] {
    const entries = entriesOf([{ id: 'letter', title: 'Get the letter', ways }]);
    return entries.map(({ summary }) => summary);
  }

  it('ways for everybody in the same months are one entry, with the texts and limits of both', () => {
    const ways = [north, { ...south, limits }];
    const entries = entriesOf([{ id: 'letter', title: 'Get the letter', ways }]);
    expect(entries.map(({ summary }) => summary)).toEqual([
      'Alpha: start to get the letter (until July)',
    ]);
    expect(entries[0]?.description).toContain(
      `Ask the north: In the north.
Ask the south: In the south.
Until July 2027.
Both levels need it.
Office: https://office.example
`,
    );
    expect(entries[0]?.uid).toBe('alpha-spring-2028-letter@www.fixture.example');
  });

  it('ways in other months are an entry each', () => {
    expect(summariesOf(north, { ...south, when: [8, 5] })).toEqual([
      'Alpha: start to ask the north (until July)',
      'Alpha: start to ask the south (until August)',
    ]);
  });

  it('ways of which one is for a level are an entry each', () => {
    expect(summariesOf(north, { ...south, level: 'master' })).toEqual([
      'Alpha: start to ask the north (until July)',
      'Alpha: start to ask the south (until July)',
    ]);
  });

  it('a deadline of one of them is an entry of its own', () => {
    const deadline = {
      kind: 'deadline',
      scope: 'In the south',
      intake: 'spring',
      yearsBefore: 1,
      month: 6,
      day: 30,
      time: '17:00 office time',
      source: office,
    } as const;
    expect(summariesOf(north, { ...south, limits: [deadline] })).toEqual([
      'Alpha: start to get the letter (until July)',
      'Alpha: last day, 17:00 office time: ask the south',
    ]);
  });
});

describe('the file', () => {
  const text = writeCalendar(source, autumn2028);

  it('says which program wrote it: the name of the fixture site, and the destination', () => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Quill & Öst’s “Bureau”//Alpha//EN');
  });

  it('has lines of at most 75 bytes, each ended by CR and LF', () => {
    const lines = text.split('\r\n');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it('has the same bytes for the same start on the same day', () => {
    expect(writeCalendar(source, autumn2028)).toBe(text);
  });
});
