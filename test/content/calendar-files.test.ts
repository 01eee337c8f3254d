import { expect, it } from 'vitest';
import { writeCalendar } from '../../server/calendar/file.ts';
import { monthOf, parseDay } from '../../shared/months.ts';
import { limitText } from '../../shared/plan/limits.ts';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { classesBegin, startsOf } from '../../shared/plan/starts.ts';
import { destinationRoute } from '../../shared/routes.ts';
import { readEntries } from '../setup/calendar.ts';
import { destinations } from './destinations.ts';

it.each(destinations)('the calendar file of $label is read by another program', (destination) => {
  const { id, label, summary, guide } = destination;
  const source = { route: destinationRoute(id), official: summary.facts.official };
  const starts = startsOf(guide).map(({ value }) => value);
  expect(starts.length).toBeGreaterThan(3);
  for (const start of starts) {
    const plan = planFor(guide, { day: parseDay(guide.written), start });
    const publicOrigin = 'https://www.content.example';
    const entries = readEntries(writeCalendar({ ...source, plan, publicOrigin }) ?? '');
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
    const first = monthOf(parseDay(guide.written));
    for (const start of startsOf(guide)) {
      for (const level of [undefined, 'bachelor', 'master'] as const) {
        for (let month = first; month <= classesBegin(start)[1]; month += 1) {
          const day = { year: Math.floor(month / 12), month: (month % 12) + 1, day: 23 };
          const { chosen, rows } = planFor(guide, { day, level, start: start.value });
          if (!chosen) continue;
          const { lead, items, late, waiting, skipped, ask } = chosen.answer;
          const shown = [...items, ...late, ...waiting].flatMap(({ texts }) => texts);
          const limits = rows.flatMap(({ ways }) => ways).flatMap((way) => way.limits);
          const texts = [...shown, ...limits.map((limit) => limitText(limit, start, day))];
          for (const text of [lead, skipped || '', ask ?? '', ...texts]) sentences.add(text);
        }
      }
    }
    expect(sentences.size).toBeGreaterThan(20);
    const judging = /\benough\b|\btight\b|\btoo late\b|\bnow\b|undefined|NaN|\[object| {2}|\.\./;
    expect([...sentences].filter((sentence) => judging.test(sentence))).toEqual([]);
  },
);
