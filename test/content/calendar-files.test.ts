import { expect, it } from 'vitest';
import { calendarEntries } from '../../server/calendar/entries.ts';
import { monthOf, parseDay } from '../../shared/months.ts';
import { classesBegin, startsOf } from '../../shared/plan/intakes.ts';
import { limitText } from '../../shared/plan/limits.ts';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { destinations } from './destinations.ts';

it.each(destinations)(
  'no sentence of plan or calendar for $label judges or has a gap, in any month of any start',
  ({ guide }) => {
    const sentences = new Set<string>();
    const inCalendar = new Set<string>();
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
          for (const entry of calendarEntries(rows, chosen)) {
            inCalendar.add([entry.title, ...entry.texts].join(' '));
          }
        }
      }
    }
    expect([sentences.size > 20, inCalendar.size > 20]).toEqual([true, true]);
    const wrong = /\benough\b|\btight\b|\btoo late\b|\bnow\b|undefined|NaN|\[object| {2}|\.\./;
    expect([...sentences, ...inCalendar].filter((text) => wrong.test(text))).toEqual([]);
    // In a calendar nothing stands below.
    expect([...inCalendar].filter((text) => /\bbelow\b/.test(text))).toEqual([]);
  },
);
