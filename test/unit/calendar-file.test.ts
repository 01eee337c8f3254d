import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../server/calendar-file.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { guide } from '../fixture/content/alpha/guide.ts';
import { summary } from '../fixture/content/alpha/summary.ts';
import { readEntries } from '../setup/calendar.ts';

const [route] = destinationRoutes;
if (!route) throw new Error('The fixture site has no destination.');
const publicOrigin = 'https://www.fixture.example';
const source = { route, summary, guide, publicOrigin };
const autumn = { id: 'autumn', name: 'Autumn', months: [8, 9] } as const;
const spring = { id: 'spring', name: 'Spring', months: [1] } as const;
const midyear = { id: 'midyear', name: 'Midyear', months: [5], sometimes: true } as const;

it.each([
  {
    name: 'counts back from the earlier of two months in which teaching starts',
    start: { intake: autumn, year: 2028 },
    days: ['2027-06-01', '2027-08-01', '2027-10-01', '2028-05-01', '2028-08-01'],
  },
  {
    name: 'leaves out a way to apply that an intake does not have, and crosses the turn of the year',
    start: { intake: spring, year: 2027 },
    days: ['2025-11-01', '2026-05-01', '2026-10-01', '2027-01-01'],
  },
  {
    name: 'is there for an intake that is offered only sometimes',
    start: { intake: midyear, year: 2030 },
    days: ['2029-03-01', '2029-09-01', '2030-02-01', '2030-05-01'],
  },
])('the file has an entry for each step, on the first day of it; it $name', ({ start, days }) => {
  const entries = readEntries(writeCalendar(source, start));
  expect(entries.map(({ startDate }) => startDate.toString())).toEqual(days);
});

describe('an entry', () => {
  const entries = readEntries(writeCalendar(source, { intake: autumn, year: 2028 }));
  const [choose, apply] = entries;

  it('is a whole day that does not show as busy', () => {
    for (const { startDate, duration, component } of entries) {
      expect([startDate.isDate, duration.toString()]).toEqual([true, 'P1D']);
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    }
  });

  it('reminds once, at nine in the morning of its day', () => {
    for (const { component } of entries) {
      const alarms = component.getAllSubcomponents('valarm');
      const trigger = alarms[0]?.getFirstProperty('trigger');
      expect([alarms.length, trigger?.getParameter('related')]).toEqual([1, 'START']);
      expect(String(trigger?.getFirstValue())).toBe('PT9H');
    }
  });

  it('has an id that no other entry of any start has', () => {
    expect(entries.map(({ uid }) => uid)).toEqual([
      'alpha-autumn-2028-choose@www.fixture.example',
      'alpha-autumn-2028-apply-first-degree@www.fixture.example',
      'alpha-autumn-2028-apply-second-degree@www.fixture.example',
      'alpha-autumn-2028-visa@www.fixture.example',
      'alpha-autumn-2028-travel@www.fixture.example',
    ]);
  });

  it('names the site, the destination and the step', () => {
    expect(choose?.summary).toBe('Quill & Öst’s “Bureau” · Alpha: choose a course (from)');
  });

  it('says until when, and links the destination’s official page and the plan', () => {
    expect(choose?.description).toBe(
      `Until September 2027.
Alpha government: https://alpha.example/visa

The plan for Autumn 2028: https://www.fixture.example/site/study-destination/alpha#plan`,
    );
  });

  it('of a step with a limit says the limit, abbreviations in full, and links its page', () => {
    expect(apply?.description).toBe(
      `Until January 2028.
Limit of the first way, ABC (A Better Certificate).
Office: https://office.example/limit

The plan for Autumn 2028: https://www.fixture.example/site/study-destination/alpha#plan`,
    );
  });

  it('leads to the plan', () => {
    const address = choose?.component.getFirstPropertyValue('url');
    expect(address).toBe('https://www.fixture.example/site/study-destination/alpha#plan');
  });

  it('is dated by the review of the page, not by the clock', () => {
    const stamp = choose?.component.getFirstPropertyValue('dtstamp');
    expect(String(stamp)).toBe('2026-09-03T00:00:00Z');
  });
});

it.each([
  { title: 'Apply for the visa', written: 'apply for the visa' },
  { title: 'ABC: register', written: 'ABC: register' },
])('the title “$title” stands as “$written” behind a colon', ({ title, written }) => {
  const plan = [{ id: 'step', title, text: 'Text.', when: [3, 1] }] as const;
  const changed = { ...source, guide: { ...guide, process: { ...guide.process, plan } } };
  const [entry] = readEntries(writeCalendar(changed, { intake: spring, year: 2027 }));
  expect(entry?.summary).toBe(`Quill & Öst’s “Bureau” · Alpha: ${written} (from)`);
});

describe('the file', () => {
  const text = writeCalendar(source, { intake: autumn, year: 2028 });

  it('says which program wrote it', () => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Quill & Öst’s “Bureau”//Alpha//EN');
  });

  it('has lines of at most 75 bytes, each ended by CR and LF', () => {
    const lines = text.split('\r\n');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it('has the same bytes for the same start', () => {
    expect(writeCalendar(source, { intake: autumn, year: 2028 })).toBe(text);
  });
});
