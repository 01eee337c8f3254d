import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../server/calendar-file.ts';
import { readStart } from '../../shared/guide/read-start.ts';
import { parseDay } from '../../shared/months.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { readEntries } from '../setup/calendar.ts';
import { destinations } from './destinations.ts';

const today = parseDay('2026-11-22');
const levels = ['', 'bachelor', 'master'];

/** Every start of 2029 that a destination offers. */
const files = destinations.flatMap(({ id, summary, guide }) =>
  guide.intakes.flatMap((intake) =>
    levels.flatMap((level) => {
      const { intakes, process } = guide;
      const fields = { intake: intake.id, year: '2029', level };
      const start = readStart(fields, { plan: process.plan, intakes, thisYear: today.year });
      const route = destinationRoutes.find((row) => row.id === id);
      if (!start || !route) return [];
      const source = { route, summary, guide, publicOrigin: 'https://www.content.example', today };
      const name = `${id}, ${intake.name} 2029, ${level || 'any level'}`;
      const { label } = route;
      return [
        { name, label, intake: `${label}, ${intake.name}`, text: writeCalendar(source, start) },
      ];
    }),
  ),
);

it('every intake of every destination has calendar files', () => {
  const intakes = destinations.flatMap(({ label, guide }) =>
    guide.intakes.map(({ name }) => `${label}, ${name}`),
  );
  expect([...new Set(files.map(({ intake }) => intake))]).toEqual(intakes);
});

describe.each(files)('the calendar file of $name', ({ label, text }) => {
  const entries = readEntries(text);

  it('is read by another program: whole-day entries from today to the end of 2029, each with its own id, a title and a text', () => {
    expect(entries.length).toBeGreaterThan(3);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    for (const { summary, description, startDate } of entries) {
      expect(summary).toMatch(new RegExp(`^${label}: \\S`));
      expect(`${summary} ${description}`).not.toMatch(/undefined|NaN|null|\[object/);
      expect(description.length, summary).toBeGreaterThan(40);
      expect(startDate.isDate, summary).toBe(true);
      expect(startDate.toString() >= '2026-11-22', summary).toBe(true);
      expect(startDate.toString() < '2030-01-01', summary).toBe(true);
    }
  });

  it('reminds of a deadline a week before, and of a step on its morning', () => {
    for (const { summary, component } of entries) {
      const alarms = component.getAllSubcomponents('valarm');
      const triggers = alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
      expect(triggers, summary).toEqual([summary.includes(': last day, ') ? '-P7D' : 'PT9H']);
    }
  });
});

it('the files of some destination have a deadline', () => {
  expect(files.some(({ text }) => text.includes(': last day'))).toBe(true);
});
