import type { ExternalLink, Requirement } from '../../shared/content/types.ts';
import { addDays, type Day, dayIn, dayText, monthOf } from '../../shared/months.ts';
import { noteOf } from '../../shared/plan/board.ts';
import type { PlanDeadline } from '../../shared/plan/deadlines.ts';
import type { DatedIntake } from '../../shared/plan/intakes.ts';
import type { ShownPlan } from '../../shared/plan/shown-plan.ts';
import type { Option, Step } from '../../shared/plan/steps.ts';

/** A calendar entry: one day of a plan. */
export type CalendarEntry = {
  /** Stable between files, and unique within an intake. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly texts: readonly string[];
  /** Deadlines and requirements, with their official pages. */
  readonly notes?: readonly { readonly text: string; readonly source?: ExternalLink }[];
  /** True if the day is a deadline: its reminders come before it. */
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
  const entriesOf = (option: Option, step: Step) => [
    ...(over.includes(option) ? [] : stepEntries(option, step, today)),
    ...closingEntries(option, today),
    ...option.deadlines.flatMap((each, index) =>
      deadlineEntries(each, `${option.id}-${index + 1}`, { option, step, today }),
    ),
    ...option.requirements.flatMap((each) => reminderEntries(each, option, chosen.intake)),
  ];
  const ahead = steps
    .flatMap((step) => step.options.flatMap((option) => entriesOf(option, step)))
    .filter(({ day }) => day >= today);
  const { ask } = chosen.answer;
  return ahead.length > 0 ? [...overEntries(over, today, ask?.first), ...ahead] : [];
}

/** One entry for all past options, so that a calendar does not begin with a long list. */
function overEntries(over: readonly Option[], today: Day, ask = ''): readonly CalendarEntry[] {
  const texts = over.map(titleWithMonths);
  if (texts.length === 0) return [];
  const title = texts.length > 1 ? 'are the earlier steps done?' : `is this done? ${texts[0]}`;
  return [{ id: 'over', day: today, title, texts: ask ? [...texts, ask] : texts }];
}

/**
 * An entry on the first day of the option's first remaining month; today for late applications, which may end any week. Its
 * title is as urgent as the board, unless an entry of tomorrow is, whose reminder still rings. Visas and applications without
 * a known last date have another at the start of their last month.
 */
function stepEntries(option: Option, step: Step, today: Day): readonly CalendarEntry[] {
  const { id, text, months, when, closing, deadlines, requirements, withParents } = option;
  const isUrgent =
    (option.isUrgent && (!closing || closing.isOver)) ||
    [option, ...deadlines].some((it) => it.standing === 'late');
  const title = titleWithMonths(option);
  const entry = {
    id,
    day: firstDay(months[0], today),
    title: isUrgent && when !== 'later' ? lateTitle(noteOf([option]), option) : title,
    texts: [...(withParents ? ['With your parents.'] : []), text],
    notes: [...deadlines, ...requirements],
  };
  const last = dayIn(months[1], 1);
  const again = {
    ...entry,
    id: `${id}-last`,
    day: last,
    title: step.isVisa ? `is this done? ${title}` : lateTitle('ask this week', option),
    notes: entry.notes.filter((note) => !('end' in note) || note.end.day >= last),
  };
  const isOpenEnded = step.isApplication && !closing && deadlines.every((it) => it.isForSome);
  return last > entry.day && (step.isVisa || isOpenEnded) ? [entry, again] : [entry];
}

/**
 * Entries for the months in which many institutions close: a month before them (tomorrow, if that has passed), a week before
 * each of them, on the day before the last date, if it is known, and afterwards, if applications go on.
 */
function closingEntries(option: Option, today: Day): readonly CalendarEntry[] {
  const { id, text, closing, closingAdvice } = option;
  if (!closing || closing.isOver) return [];
  const { months, until } = closing;
  const [first, last] = months;
  const entryOn = (key: string, day: Day, title: string, texts = [text]) => ({
    id: `${id}-closing${key}`,
    day,
    title: `${title} (${titleInText(option)})`,
    texts,
  });
  const lookUp = dayIn(first - 1, 1);
  const tomorrow = addDays(today, 1);
  const end = until ?? dayIn(last + 1, 0);
  const soon = tomorrow < end ? tomorrow : end;
  const sent = 'is everything sent? many close';
  const closed = until ? `many closed by ${dayText(until)}` : 'many have closed';
  return [
    lookUp > today || !closingAdvice
      ? entryOn('', lookUp, `look up each university’s last date, many close ${closing.text}`)
      : entryOn('', soon, closingAdvice),
    ...Array.from({ length: last - first + 1 }, (_, index) => {
      const key = first + index === last ? '-soon' : `-${index + 1}`;
      return entryOn(key, addDays(dayIn(first + index, 1), -7), `${sent} ${closing.text}`);
    }),
    ...(until ? [entryOn('-eve', addDays(end, -1), `${sent} by ${dayText(until)}`)] : []),
    // Without `text`: it would state months that have passed as ahead.
    ...(until || option.months[1] > last
      ? [entryOn('-late', addDays(end, 1), `not applied yet? ${closed}: ask this week`, [])]
      : []),
  ];
}

/**
 * An entry on the published date, and those of late rounds. If no date is published, reminders to look it up: on the first
 * day of the month before the usual date, and a week and a day before the usual date.
 */
function deadlineEntries(
  deadline: PlanDeadline,
  id: string,
  { option, step, today }: { readonly option: Option; readonly step: Step; readonly today: Day },
): readonly CalendarEntry[] {
  const { scope, publisher, published, usually, usualText } = deadline;
  const { end, earliest, standing, isToday } = deadline;
  const name = titleInText(option);
  const entry = { id, texts: [option.text], notes: [deadline] };
  const rounds = roundEntries(deadline, entry, option);
  if (standing !== 'open') return rounds;
  if (published) {
    const title = `last date ${scope}${end.hour} (${name})`;
    return [{ ...entry, day: end.day, title, isDeadline: true }, ...rounds];
  }
  const titleFor = (when: string) =>
    step.isApplication
      ? `last date ${scope}, usually ${when}: look it up at ${publisher}`
      : `${name} (last date usually ${when})`;
  const title = titleFor(isToday ? `today${end.hour}` : usualText);
  const lookUp = { ...entry, day: firstDay(monthOf(end.day) - 1, today), title };
  const soon = { ...lookUp, id: `${id}-soon`, day: addDays(earliest, -7) };
  const tomorrow = titleFor(usually.firstDay ? usualText : 'tomorrow');
  const eve = { ...lookUp, id: `${id}-eve`, day: addDays(earliest, -1), title: tomorrow };
  return [lookUp, ...[soon, eve].filter(({ day }) => day > lookUp.day), ...rounds];
}

/**
 * Entries for late rounds: on the first day, and on the last date for late applications or in the last month of a round with
 * a note of its own.
 */
function roundEntries(
  { end, rounds, source, isForSome }: PlanDeadline,
  { id, texts }: Pick<CalendarEntry, 'id' | 'texts'>,
  option: Option,
): readonly CalendarEntry[] {
  return rounds.flatMap(({ text, short, note, day, hour }, index) => {
    const notes = [{ text, source }];
    // In a round after it, some applicants have a reply, but no place.
    const lead = short && !isForSome ? 'not applied, or no place?' : undefined;
    const title = lateTitle(note, option, lead);
    const begins = addDays(rounds[index - 1]?.day ?? end.day, 1);
    const round = { id: `${id}-round-${index + 1}`, day: begins, title, texts, notes };
    if (!short) {
      const title = lateTitle(`last date for late applications${hour}`, option);
      return [round, { ...round, id: `${id}-late`, day, title, isDeadline: true as const }];
    }
    const last = { ...round, id: `${round.id}-last`, day: dayIn(monthOf(day), 1) };
    return last.day > begins ? [round, last] : [round];
  });
}

/** Entries for a requirement's dates between the option's first month and the start of classes. */
function reminderEntries(
  requirement: Requirement,
  option: Option,
  intake: DatedIntake,
): readonly CalendarEntry[] {
  const { dates = [], title = '' } = requirement.reminder ?? {};
  return dates.flatMap((date, index) => {
    const day = [intake.year - 1, intake.year]
      .map((year) => `${year}-${date}` as Day)
      .find((each) => each >= dayIn(option.months[0], 1));
    if (!day || monthOf(day) > intake.begins[1]) return [];
    const id = `${option.id}-end${index > 0 ? `-${index + 1}` : ''}`;
    return [{ id, day, title, texts: [option.text], notes: [requirement] }];
  });
}

/** E.g. "not applied yet? ask this week (apply for a place)". */
function lateTitle(note = '', option: Option, lead = 'not applied yet?'): string {
  return `${lead} ${note} (${titleInText(option)})`;
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
