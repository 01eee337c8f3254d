import type { ExternalLink, Requirement } from '../../shared/content/types.ts';
import { type Day, dateOf, dayIn, monthOf } from '../../shared/months.ts';
import { noteOf } from '../../shared/plan/board.ts';
import type { PlanDeadline } from '../../shared/plan/deadlines.ts';
import type { DatedIntake } from '../../shared/plan/intakes.ts';
import type { ShownPlan } from '../../shared/plan/shown-plan.ts';
import type { Option } from '../../shared/plan/steps.ts';

/** A calendar entry: one day of a plan. */
export type CalendarEntry = {
  /** Stable between files, and unique within an intake. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly texts: readonly string[];
  /** Deadlines and requirements, with their official pages. */
  readonly notes?: readonly { readonly text: string; readonly source?: ExternalLink }[];
  /** True if the day is a deadline. */
  readonly isDeadline?: true;
};

/**
 * A plan's entries from today on: remaining options, months in which many close, and deadlines. Past options share one entry.
 * Returns none if no intake is chosen or all are past.
 */
export function calendarEntries({ steps, chosen, today }: ShownPlan): readonly CalendarEntry[] {
  if (!chosen) return [];
  const options = steps.flatMap((step) => step.options);
  // Late applications have an entry of their own.
  const over = options.filter(({ when, standing }) => when === 'over' && standing !== 'late');
  const ahead = options
    .flatMap((option) => [
      ...(over.includes(option) ? [] : [stepEntry(option, today)]),
      ...closingEntries(option, today),
      ...option.deadlines.flatMap((deadline, index) =>
        deadlineEntries(deadline, `${option.id}-${index + 1}`, titleInText(option), today),
      ),
      ...option.requirements.flatMap((each) => reminderEntries(each, option, chosen.intake)),
    ])
    .filter(({ day }) => day >= today);
  return ahead.length > 0 ? [...overEntries(over, today), ...ahead] : [];
}

/** One entry for all past options, so that a calendar does not begin with a long list. */
function overEntries(options: readonly Option[], today: Day): readonly CalendarEntry[] {
  const texts = options.map(titleWithMonths);
  if (texts.length === 0) return [];
  const title = texts.length > 1 ? 'earlier steps: are these done?' : `is this done? ${texts[0]}`;
  return [{ id: 'over', day: today, title, texts }];
}

/** An entry on the first day of the option's first remaining month; today for late applications, which may end any week. */
function stepEntry(option: Option, today: Day): CalendarEntry {
  const { id, text, months, deadlines, requirements, standing, withParents } = option;
  const isLate = standing === 'late';
  return {
    id,
    day: firstDay(months[0], today),
    title: isLate ? `${noteOf([option])} (${titleInText(option)})` : titleWithMonths(option),
    texts: [...(withParents ? ['With your parents.'] : []), text],
    notes: [...deadlines, ...requirements],
  };
}

/** Entries two weeks before the months in which many institutions close, and a week before each of them. */
function closingEntries(option: Option, today: Day): readonly CalendarEntry[] {
  const { id, text, closing } = option;
  if (!closing || closing.isOver) return [];
  const [first, last] = closing.months;
  const lookUp = daysBefore(dayIn(first, 1), 14);
  const close = `many close ${closing.text} (${titleInText(option)})`;
  const title = `look up each university’s last date, ${close}`;
  const entry = { id: `${id}-closing`, day: lookUp > today ? lookUp : today, title, texts: [text] };
  const sent = Array.from({ length: last - first + 1 }, (_, index) => ({
    ...entry,
    id: first + index === last ? `${id}-closing-soon` : `${id}-closing-${index + 1}`,
    day: daysBefore(dayIn(first + index, 1), 7),
    title: `is everything sent? ${close}`,
  }));
  return [entry, ...sent];
}

/**
 * An entry on the published date, and one for each late round. If no date is published, reminders to look it up: on the
 * first day of the month before the usual date, and a week and a day before the usual date.
 */
function deadlineEntries(
  deadline: PlanDeadline,
  id: string,
  step: string,
  today: Day,
): readonly CalendarEntry[] {
  const { scope, publisher, published, usualText, end, standing } = deadline;
  const entry = { id, texts: [], notes: [deadline] };
  const rounds = roundEntries(deadline, id, step);
  if (standing !== 'open') return rounds;
  if (published) {
    const title = `last date ${scope}${end.hour} (${step})`;
    return [{ ...entry, day: end.day, title, isDeadline: true }, ...rounds];
  }
  const title = `last date ${scope}, usually ${usualText}: look it up at ${publisher}`;
  const lookUp = { ...entry, day: firstDay(monthOf(end.day) - 1, today), title };
  const soon = { ...lookUp, id: `${id}-soon`, day: daysBefore(end.day, 7) };
  const eve = { ...lookUp, id: `${id}-eve`, day: daysBefore(end.day, 1) };
  return [lookUp, ...[soon, eve].filter(({ day }) => day > lookUp.day), ...rounds];
}

/** Entries for late rounds: on the last date for late applications, and on the first day of a round with a name of its own. */
function roundEntries(
  { end, rounds, source }: PlanDeadline,
  id: string,
  step: string,
): readonly CalendarEntry[] {
  return rounds.map(({ text, short, day, hour }, index) => {
    const entry = { texts: [], notes: [{ text, source }] };
    if (!short) {
      const title = `not applied yet? last date for late applications${hour} (${step})`;
      return { ...entry, id: `${id}-late`, day, title, isDeadline: true };
    }
    const before = rounds[index - 1]?.day ?? end.day;
    const begins = dayIn(monthOf(before), dateOf(before) + 1);
    const title = `not applied, or no place? ${short} (${step})`;
    return { ...entry, id: `${id}-round-${index + 1}`, day: begins, title };
  });
}

/** An entry for a requirement's date between the option's first month and the start of classes. */
function reminderEntries(
  requirement: Requirement,
  option: Option,
  intake: DatedIntake,
): readonly CalendarEntry[] {
  const { reminder } = requirement;
  if (!reminder) return [];
  const day = [intake.year - 1, intake.year]
    .map((year) => `${year}-${reminder.date}` as Day)
    .find((each) => each >= dayIn(option.months[0], 1));
  if (!day || monthOf(day) > intake.begins[1]) return [];
  const entry = { id: `${option.id}-end`, day, title: reminder.title };
  return [{ ...entry, texts: [], notes: [requirement], isDeadline: true }];
}

/** E.g. "apply for the visa (usually May to July 2027)". */
function titleWithMonths(option: Option): string {
  return `${titleInText(option)} (usually ${option.usually})`;
}

/** Lowercases the first letter of a word, but not of an acronym: "apply for the visa", "UCAS". */
function titleInText({ title }: Option): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** The first day of a month, or today if later. */
function firstDay(month: number, today: Day): Day {
  return month > monthOf(today) ? dayIn(month, 1) : today;
}

function daysBefore(day: Day, days: number): Day {
  return dayIn(monthOf(day), dateOf(day) - days);
}
