import { expect, it } from 'vitest';
import { writeCalendar } from '../../server/calendar/file.ts';
import { parseDay } from '../../shared/months.ts';
import { answerFor } from '../../shared/plan/answer.ts';
import { limitText } from '../../shared/plan/limits.ts';
import { isOffered, rowsFor } from '../../shared/plan/rows.ts';
import { hasBegun, startsOf } from '../../shared/plan/starts.ts';
import { destinationRoute } from '../../shared/routes.ts';
import { readEntries } from '../setup/calendar.ts';
import { destinations } from './destinations.ts';

const today = parseDay('2026-11-23');

it.each(destinations)('the calendar file of $label is read by another program', (destination) => {
  const { id, label, summary, guide } = destination;
  const starts = startsOf(guide);
  const today = parseDay(guide.written);
  expect(starts.length).toBeGreaterThan(3);
  for (const start of starts) {
    const source = { route: destinationRoute(id), summary, guide, start, level: undefined, today };
    const publicOrigin = 'https://www.content.example';
    const entries = readEntries(writeCalendar({ ...source, publicOrigin }) ?? '');
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    for (const { summary: title, description, startDate } of entries) {
      expect(title).toMatch(new RegExp(`^${label}: [a-zA-Z].*\\d`));
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN|null|\[object|\bbelow\b|\*\*/);
      expect(startDate.toString() >= guide.written, title).toBe(true);
    }
  }
});

it.each(destinations)(
  'no sentence of the plan for $label judges, in any month of any start',
  ({ guide }) => {
    const sentences = new Set<string>();
    for (const start of startsOf(guide)) {
      for (const level of [undefined, 'bachelor', 'master'] as const) {
        if (!isOffered(guide.process.plan, start.intake, level)) continue;
        const rows = rowsFor(guide.process.plan, [start.intake], level);
        for (let day = today; !hasBegun(start, day); day = nextMonth(day)) {
          const answer = answerFor(rows, { guide, start, level, today: day });
          const { lead, before = '', items, late, waiting } = answer;
          const shown = [...items, ...late, ...waiting];
          for (const text of [lead, before, ...shown.flatMap(({ texts }) => texts)])
            sentences.add(text);
          const limits = rows.flatMap(({ ways }) => ways).flatMap((way) => way.limits);
          for (const limit of limits) sentences.add(limitText(limit, start, day));
        }
      }
    }
    expect(sentences.size).toBeGreaterThan(20);
    const judging = /\benough\b|\btight\b|\btoo late\b|\bnow\b|undefined|NaN|\[object| {2}|\.\./;
    expect([...sentences].filter((sentence) => judging.test(sentence))).toEqual([]);
  },
);

function nextMonth({ year, month, day }: typeof today): typeof today {
  return month === 12 ? { year: year + 1, month: 1, day } : { year, month: month + 1, day };
}
