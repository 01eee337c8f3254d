import type { ExternalLink, Text } from '../../shared/content/types.ts';
import { hasPassed, type LastDate } from '../../shared/plan/dates.ts';
import type { DatedIntake } from '../../shared/plan/intakes.ts';
import type { ShownPlan } from '../../shared/plan/shown-plan.ts';
import type { Option } from '../../shared/plan/steps.ts';
import { lastDateText, stepText } from '../../shared/plan/words.ts';
import { addDays, type Day, dayIn, monthOf } from '../../shared/time/months.ts';

/** A calendar entry: one day of a plan. */
export type CalendarEntry = {
  /** Stable between files, and unique within an intake. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  /** Instructions, last date and requirements, with their official pages. */
  readonly notes: readonly { readonly text: Text; readonly source?: ExternalLink | undefined }[];
};

/**
 * A plan's steps that are not done, and the last dates of all steps, from today on: at most one entry a day for each option.
 * Returns none if no intake is chosen.
 */
export function calendarEntries({ steps, chosen, today }: ShownPlan): readonly CalendarEntry[] {
  if (!chosen) return [];
  const options = steps.flatMap((step) => step.options);
  return options.flatMap((option) => {
    const dated = option.dates.flatMap((_, index) => dateEntries(option, index, today));
    const step = option.when === 'done' ? [] : [stepEntry(option, chosen.intake, today)];
    return [...step.filter(({ day }) => dated.every((each) => each.day !== day)), ...dated];
  });
}

/** An entry on the first day of the option's first remaining month. */
function stepEntry(option: Option, intake: DatedIntake, today: Day): CalendarEntry {
  const { id, months, date } = option;
  const day = months[0] > monthOf(today) ? dayIn(months[0], 1) : today;
  return { id, day, title: stepText(option, intake), notes: notesOf(option, date, day) };
}

/**
 * Entries a week and a day before a last date, and on it. If it is not published: a month, a week and a day before the first
 * day on which it may be, or today after that. Each title is what the page shows on that day.
 */
function dateEntries(option: Option, index: number, today: Day): readonly CalendarEntry[] {
  const date = option.dates[index];
  if (!date?.day || hasPassed(date, today)) return [];
  const { day, earliest = day } = date;
  const id = `${option.id}-${index + 1}`;
  const days: readonly (readonly [string, Day])[] = [
    [id, date.usually ? dayIn(monthOf(earliest) - 1, 1) : day],
    [`${id}-soon`, addDays(earliest, -7)],
    [`${id}-eve`, addDays(earliest, -1)],
  ];
  const ahead = days.filter(([, each]) => each >= today);
  return (ahead.length > 0 ? ahead : [[id, today] as const]).map(([id, day]) => {
    const title = `${option.title}. ${lastDateText(date, day)}`;
    return { id, day, title, notes: notesOf(option, date, day) };
  });
}

/** An option's instructions, a last date as of a day, and requirements. */
function notesOf(
  { withParents, text, requirements }: Option,
  date: LastDate | undefined,
  day: Day,
) {
  return [
    ...(withParents ? [{ text: 'With your parents.' }] : []),
    { text },
    ...(date ? [{ text: lastDateText(date, day), source: date.source }] : []),
    ...requirements,
  ];
}
