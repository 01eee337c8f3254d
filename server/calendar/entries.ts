import type { Deadline, Requirement } from '../../shared/content/types.ts';
import { type Day, dateOf, dayIn, dayText, monthOf, monthText } from '../../shared/months.ts';
import {
  closeText,
  hourInIndia,
  isClosed,
  lateRoundOf,
  optionText,
  publishedDate,
  standingOf,
  usualDate,
} from '../../shared/plan/deadlines.ts';
import { classesBegin, type DatedIntake } from '../../shared/plan/intakes.ts';
import type { ChosenPlan } from '../../shared/plan/shown-plan.ts';
import { dueText, type Option, type Step, whenOf } from '../../shared/plan/steps.ts';

/** A calendar's entry for one day of a plan. */
export type CalendarEntry = {
  /** Stable, and unique within an intake. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly texts: readonly string[];
  readonly deadlines?: readonly Deadline[];
  readonly requirements?: readonly Requirement[];
  /** True if the day is a deadline. */
  readonly isDeadline?: true;
};

/**
 * A plan's entries from a day on: remaining options, months in which many close, and deadlines. Past options share one entry.
 * Returns none if all are past.
 */
export function calendarEntries(steps: readonly Step[], chosen: ChosenPlan): CalendarEntry[] {
  const { intake, today } = chosen;
  const options = steps.flatMap((step) => step.options);
  const over = options.filter((option) => whenOf([option], monthOf(today)) === 'over');
  const ahead = options
    .flatMap((option) => [
      ...(over.includes(option) ? [] : [stepEntry(option, today)]),
      ...closingEntries(option, today),
      ...option.deadlines.flatMap((deadline, index) =>
        deadlineEntries(deadline, option, `${option.id}-${index + 1}`, chosen),
      ),
      ...option.requirements.flatMap((requirement) => expiryEntries(requirement, option, intake)),
    ])
    .filter(({ day }) => day >= today);
  return ahead.length > 0 ? [...overEntries(over, today), ...ahead] : [];
}

/** One entry for all past options, so that a calendar does not begin with a long list. */
function overEntries(options: readonly Option[], today: Day): CalendarEntry[] {
  const texts = options.map(titleWithMonths);
  if (texts.length === 0) return [];
  const title = texts.length > 1 ? 'earlier steps: are these done?' : `is this done? ${texts[0]}`;
  return [{ id: 'over', day: today, title, texts }];
}

/** Dated to the first remaining month of the option. */
function stepEntry(option: Option, today: Day): CalendarEntry {
  const { id, due, deadlines, requirements, withParents } = option;
  const texts = [...(withParents ? ['With your parents.'] : []), optionText(option, today)];
  const day = firstDay(due[0].months[0], today);
  return { id, day, title: titleWithMonths(option), texts, deadlines, requirements };
}

/**
 * Dated to the start of the months in which many close; then two weeks before the last date or, if unknown, to the last
 * month.
 */
function closingEntries(option: Option, today: Day): CalendarEntry[] {
  const [closing] = option.manyClose;
  if (!closing) return [];
  const { months, until } = closing;
  const [first, last] = months;
  if (isClosed(closing, today)) return [];
  const step = titleInText(option.title);
  const entry = { texts: [optionText(option, today)] };
  const lookUpEach = `look up each university’s last date, many close ${closeText(closing)} (${step})`;
  const soon = until ? `many close by ${dayText(until)}` : `many close in ${monthText(last)}`;
  const soonDay = until ? weeksBefore(until, 2) : dayIn(last, 1);
  return [
    { ...entry, id: `${option.id}-closing`, day: firstDay(first, today), title: lookUpEach },
    { ...entry, id: `${option.id}-closing-soon`, day: soonDay, title: `${soon} (${step})` },
  ];
}

/**
 * The published date or, once past, the one for late applications; if unpublished, when to look it up, and a week before the
 * usual date.
 */
function deadlineEntries(
  deadline: Deadline,
  option: Option,
  id: string,
  { intake, today }: ChosenPlan,
): CalendarEntry[] {
  const { scope, usually, publisher } = deadline;
  const entry = { texts: [], deadlines: [deadline] };
  const step = titleInText(option.title);
  const standing = standingOf(deadline, intake, today);
  if (standing === 'over') return [];
  if (standing === 'late') {
    const late = lateRoundOf(deadline, intake, today);
    if (!late || late.round.short) return [];
    const title = `last date for late applications${hourInIndia(late.date)} (${step})`;
    return [{ ...entry, id: `${id}-late`, day: late.date.inIndia, title, isDeadline: true }];
  }
  const published = publishedDate(deadline, intake);
  if (published) {
    const title = `last date ${scope}${hourInIndia(published)} (${step})`;
    return [{ ...entry, id, day: published.inIndia, title, isDeadline: true }];
  }
  const usual = usualDate(deadline, intake).inIndia;
  const title = `look up the date at ${publisher} (last date ${scope}, usually ${usually.text} ${usual.slice(0, 4)})`;
  const lookUp = { ...entry, id, day: firstDay(monthOf(usual) - 1, today), title };
  const weekBefore = { ...entry, id: `${id}-soon`, day: weeksBefore(usual, 1), title };
  return weekBefore.day > lookUp.day ? [lookUp, weekBefore] : [lookUp];
}

/** The date on which a required document expires, if between the option's first month and the start of classes. */
function expiryEntries(
  { expires, ...requirement }: Requirement,
  option: Option,
  intake: DatedIntake,
): CalendarEntry[] {
  if (!expires) return [];
  const from = dayIn(option.due[0].months[0], 1);
  const day = [intake.year - 1, intake.year]
    .map((year) => `${year}-${expires.date}` as Day)
    .find((each) => each >= from);
  if (!day || day >= dayIn(classesBegin(intake)[1] + 1, 1)) return [];
  const { title } = expires;
  return [
    {
      id: `${option.id}-end`,
      day,
      title,
      texts: [],
      requirements: [requirement],
      isDeadline: true,
    },
  ];
}

/** E.g. "apply for the visa (usually May to July 2027)". */
function titleWithMonths({ title, due }: Option): string {
  return `${titleInText(title)} (usually ${dueText(due[0])})`;
}

/** "Apply for the visa" as "apply for the visa"; "UCAS" stays. */
function titleInText(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** The first day of a month, or today if later. */
function firstDay(month: number, today: Day): Day {
  return month > monthOf(today) ? dayIn(month, 1) : today;
}

function weeksBefore(day: Day, weeks: number): Day {
  return dayIn(monthOf(day), dateOf(day) - 7 * weeks);
}
