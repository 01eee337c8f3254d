import { expect, it } from 'vitest';
import { calendarEntries } from '../../server/calendar/entries.ts';
import { monthOf, parseDay } from '../../shared/months.ts';
import { deadlineText } from '../../shared/plan/deadlines.ts';
import { classesBegin, intakesOf } from '../../shared/plan/intakes.ts';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { destinations } from './destinations.ts';

it.each(destinations)(
  'writes complete sentences about $label in any month of any intake',
  ({ guide }) => {
    const sentences = new Set<string>();
    const inCalendar = new Set<string>();
    const first = monthOf(parseDay(guide.written));
    for (const intake of intakesOf(guide)) {
      for (const level of [undefined, 'bachelor', 'master'] as const) {
        for (let month = first; month <= classesBegin(intake)[1]; month += 1) {
          const day = { year: Math.floor(month / 12), month: (month % 12) + 1, day: 23 };
          const { chosen, steps } = planFor(guide, { day, level, intake: intake.value });
          if (!chosen) continue;
          const { lead, items, late, waiting, skipped, ask } = chosen.answer;
          const shown = [...items, ...late, ...waiting].flatMap(({ texts }) => texts);
          const deadlines = steps
            .flatMap(({ options }) => options)
            .flatMap((each) => each.deadlines);
          const texts = [...shown, ...deadlines.map((each) => deadlineText(each, intake, day))];
          for (const text of [lead, skipped || '', ask ?? '', ...texts]) sentences.add(text);
          for (const entry of calendarEntries(steps, chosen)) {
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
