import { describe, expect, it } from 'vitest';
import { calendarEntries } from '../../server/calendar/entries.ts';
import { reminders } from '../../server/calendar/file.ts';
import { datedWords } from '../../shared/content/review/dates.ts';
import type { DestinationGuide } from '../../shared/content/types.ts';
import { type Day, dayIn, monthNames, monthOf } from '../../shared/months.ts';
import { boardIntakes } from '../../shared/plan/board.ts';
import { anyYearIntake, hasBegun, intakesOf } from '../../shared/plan/intakes.ts';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { destinations } from './destinations.ts';

/** One day a week for two years. */
const weekly: readonly Day[] = Array.from({ length: 104 }, (_, week) =>
  dayIn(2026 * 12 + 10, 26 + 7 * week),
);

/** A guide's computed sentences and calendar entries, each with the day of the page. */
function readAll(guide: DestinationGuide) {
  const sentences = new Map<string, Day>();
  const entries: { today: Day; entry: ReturnType<typeof calendarEntries>[number] }[] = [];
  for (const today of weekly) {
    // Keeps the latest day, on which a sentence is most likely to be untrue.
    const read = (text: string | undefined | false) => text && sentences.set(text, today);
    for (const { note, from } of boardIntakes(guide, today)) read(note ?? from);
    for (const intake of guide.intakes.map(anyYearIntake)) {
      const steps = stepsFor({ plan: guide.process.plan, intake, today });
      const options = steps.flatMap((step) => step.options);
      for (const { text } of options.flatMap(({ deadlines }) => deadlines)) read(text);
    }
    const next = intakesOf(guide).filter(
      (each) => !hasBegun(each, today) && each.begins[0] < monthOf(today) + 20,
    );
    for (const intake of next) {
      for (const level of ['bachelor', 'master'] as const) {
        const view = { day: today, level, intake: intake.value };
        const plan = planFor(guide, view);
        const { chosen, steps } = plan;
        if (!chosen) continue;
        const { lead, items, late, waiting, skipped, ask } = chosen.answer;
        for (const text of [lead, skipped, ask]) read(text);
        for (const item of [...items, ...late, ...waiting]) [item.note, ...item.texts].map(read);
        for (const option of steps.flatMap(({ options }) => options)) {
          for (const { text } of option.deadlines) read(text);
          read(option.text);
        }
        for (const entry of calendarEntries(plan)) entries.push({ today, entry });
      }
    }
  }
  return { sentences, entries };
}

const month = `(?:${monthNames.join('|')})`;

/** The dates that a text presents as future: the last day of a month without a day, the end of a range. */
function datesAhead(text: string): readonly string[] {
  return text
    .replace(/\(usually [^)]*\)/, '')
    .replace(new RegExp(`${month}(?: 20\\d\\d)? to `, 'g'), '')
    .replace(/[^.]*\. (?:That date|It) has (?:very probably )?passed/g, '')
    .replace(/(?:many|most) closed [^.;:]*/gi, '')
    .split(new RegExp(`(?=\\b(?:\\d+ |mid-)?${month} 20\\d\\d)`))
    .flatMap((part) => {
      const [, day = '31', name = '', year] =
        new RegExp(`^(?:(\\d+) |mid-)?(${month}) (20\\d\\d)`).exec(part) ?? [];
      const number = (monthNames as readonly string[]).indexOf(name) + 1;
      return number > 0 ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : [];
    });
}

describe.each(destinations)('the computed sentences for $label', ({ id, guide }) => {
  // dated-words.test.ts tests written sentences with a date.
  const written = datedWords[id]?.always ?? [];
  const ownWords = (text: string) => written.reduce((rest, each) => rest.replace(each, ''), text);
  const { sentences, entries } = readAll(guide);
  const all = [...sentences, ...entries.map(({ today, entry }) => [entry.title, today] as const)];

  it('give no past date as a future one in any week of two years', () => {
    expect(all.length).toBeGreaterThan(100);
    const untrue = all
      .filter(([text, today]) => datesAhead(ownWords(text)).some((date) => date < today))
      .map(([text, today]) => `on ${today}: ${text}`);
    expect([...new Set(untrue)]).toEqual([]);
  });

  it('remind before each date of a calendar file', () => {
    const late = entries.flatMap(({ today, entry: { day, title, isDeadline } }) => {
      const [date] = datesAhead(title);
      // A deadline's entry is on its day; the title of another entry may contain its last day.
      const ends = isDeadline ? Date.parse(day) : Date.parse(date ?? '9999-12-31') + 86_400_000;
      const rings = isDeadline ? reminders.deadline : reminders.step;
      const isLate = rings.some((seconds) => Date.parse(day) + seconds * 1000 >= ends);
      return isLate ? [`${today}: ${day} ${title}`] : [];
    });
    expect(late).toEqual([]);
  });

  it('contain no judgement and no gap', () => {
    const wrong = /\benough\b|\btight\b|\btoo late\b|undefined|NaN|\[object| {2}|\.\./;
    const inCalendar = entries.map(({ entry }) => [entry.title, ...entry.texts].join(' '));
    expect([...sentences.keys(), ...inCalendar].filter((text) => wrong.test(text))).toEqual([]);
    // A calendar entry has no content below it.
    expect(inCalendar.filter((text) => /\bbelow\b/.test(text))).toEqual([]);
  });
});
