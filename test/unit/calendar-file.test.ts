import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../server/calendar-file.ts';
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
const autumn = { id: 'autumn', name: 'Autumn', months: [8, 9] } as const;
const spring = { id: 'spring', name: 'Spring', months: [1] } as const;
const midyear = { id: 'midyear', name: 'Midyear', months: [5], sometimes: true } as const;
const autumn2028 = { intake: autumn, year: 2028 };

/** The days of the entries, in the order in which they stand in the file. */
function daysOf(start: Start, today = '2026-11-22'): readonly string[] {
  const entries = readEntries(writeCalendar({ ...source, today: parseDay(today) }, start));
  return entries.map(({ startDate }) => startDate.toString());
}

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
    name: 'the last day of the first step: it is there, today',
    today: '2027-09-30',
    days: ['2027-09-30', '2027-09-30', '2027-10-15', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'the day after it: it is left out',
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
])('what is over is left out. On $name', ({ today, days }) => {
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

  it('has an id that no other entry of any start has', () => {
    expect(entries.map(({ uid }) => uid)).toEqual([
      'alpha-autumn-2028-choose@www.fixture.example',
      'alpha-autumn-2028-apply-first-degree@www.fixture.example',
      'alpha-autumn-2028-apply-first-degree-deadline-1@www.fixture.example',
      'alpha-autumn-2028-apply-second-degree@www.fixture.example',
      'alpha-autumn-2028-visa@www.fixture.example',
      'alpha-autumn-2028-travel@www.fixture.example',
    ]);
  });

  it('names the destination and the step, and when a step ends; nothing starts that may not have opened', () => {
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

  it('of a step with limits says each with its page, abbreviations in full, and no word on other years', () => {
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

it.each([
  {
    title: 'Apply for the visa',
    when: [3, 1],
    says: 'start to apply for the visa (until December)',
  },
  { title: 'ABC: register', when: [3, 1], says: 'start to ABC: register (until December)' },
  { title: 'Travel', when: [0, 0], says: 'travel (in January)' },
] as const)('the title “$title”, $when months before, is “$says” behind a colon', (row) => {
  const plan = [{ id: 'step', title: row.title, text: 'Text.', when: row.when }];
  const changed = { ...source, guide: { ...guide, process: { ...guide.process, plan } } };
  const [entry] = readEntries(writeCalendar(changed, { intake: spring, year: 2028 }));
  expect(entry?.summary).toBe(`Alpha: ${row.says}`);
});

describe('the file', () => {
  const text = writeCalendar(source, autumn2028);

  it('says which program wrote it', () => {
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
