import type { Deadline, Requirement } from '../../shared/content/types.ts';
import { type Day, isoDay, monthOf, monthText } from '../../shared/months.ts';
import { lateUntil, optionText, publishedDay, standingOf } from '../../shared/plan/deadlines.ts';
import { classesBegin, type DatedIntake } from '../../shared/plan/intakes.ts';
import type { ChosenPlan } from '../../shared/plan/shown-plan.ts';
import { dueText, type Option, type Step, whenOf } from '../../shared/plan/steps.ts';

/** What a calendar has of a plan on one day. */
export type CalendarEntry = {
  /** Stable, and unique for an intake. */
  readonly id: string;
  /** Its beginning, in UTC. */
  readonly day: Date;
  readonly title: string;
  readonly texts: readonly string[];
  readonly deadlines?: readonly Deadline[];
  readonly requirements?: readonly Requirement[];
  /** Whether something ends on this day. */
  readonly isDeadline?: true;
};

/**
 * A plan's entries from a day on: each option that is not over, the months in which many close, and last days. What is over is
 * one entry; none at all when nothing is left.
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
    .filter(({ day }) => day >= dateOf(today));
  return ahead.length > 0 ? [...overEntries(over, today), ...ahead] : [];
}

/** One for all that is over, so that a calendar does not begin with a heap of it. */
function overEntries(options: readonly Option[], today: Day): CalendarEntry[] {
  const texts = options.map(titleWithMonths);
  if (texts.length === 0) return [];
  const what = texts.length > 1 ? `${texts.length} steps whose usual months are over` : texts[0];
  const title = `not done yet? Ask today: ${what}`;
  return [{ id: 'over', day: dateOf(today), title, texts }];
}

/** In the first of the option's months that is not over. */
function stepEntry(option: Option, today: Day): CalendarEntry {
  const { id, due, deadlines, requirements, withParents } = option;
  const texts = [...(withParents ? ['With your parents.'] : []), optionText(option)];
  const day = firstDay(due[0].months[0], today);
  return { id, day, title: titleWithMonths(option), texts, deadlines, requirements };
}

/** At the beginning of the months in which many close, and two weeks before their end. */
function closingEntries(option: Option, today: Day): CalendarEntry[] {
  const [closing] = option.manyClose;
  if (!closing || closing.months[1] < monthOf(today)) return [];
  const [first, last] = closing.months;
  const step = titleInText(option.title);
  const entry = { texts: [optionText(option)] };
  const lookUpEach = `look up each university’s last day, many close ${dueText(closing)} (${step})`;
  const soon = `many close by the end of ${monthText(last)} (${step})`;
  return [
    { ...entry, id: `${option.id}-closing`, day: firstDay(first, today), title: lookUpEach },
    { ...entry, id: `${option.id}-closing-soon`, day: dateIn(last + 1, 1 - 14), title: soon },
  ];
}

/** The day where it is published or, once it has passed, that of late forms; else the month before it, in which to look it up. */
function deadlineEntries(
  deadline: Deadline,
  option: Option,
  id: string,
  { intake, today }: ChosenPlan,
): CalendarEntry[] {
  const { scope, usually, publisher, timeInIndia, afterwards } = deadline;
  const entry = { texts: [], deadlines: [deadline] };
  const step = titleInText(option.title);
  const until = lateUntil(deadline, intake);
  if (until && standingOf(deadline, intake, today) === 'late') {
    const title = `last day of late forms, ${afterwards?.timeInIndia} in India (${step})`;
    return [{ ...entry, id: `${id}-late`, day: dateOf(until), title, isDeadline: true }];
  }
  const published = publishedDay(deadline, intake);
  if (published) {
    const title = `last day ${scope}, ${timeInIndia} in India (${step})`;
    return [{ ...entry, id, day: dateOf(published), title, isDeadline: true }];
  }
  const month = (intake.year - usually.yearsBefore) * 12 + usually.month - 1;
  if (month < monthOf(today)) return [];
  const title = `look up the day at ${publisher} (last day ${scope}, usually in ${monthText(month)})`;
  return [{ ...entry, id, day: firstDay(month - 1, today), title }];
}

/** A day on which something ends for whoever still does the step. */
function expiryEntries(
  requirement: Requirement,
  option: Option,
  intake: DatedIntake,
): CalendarEntry[] {
  if (!requirement.expires) return [];
  const { title } = requirement.expires;
  const day = new Date(requirement.expires.day);
  if (day < dateIn(option.due[0].months[0]) || day >= dateIn(classesBegin(intake)[1] + 1))
    return [];
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

/** The first day of a month, or today where that is over. */
function firstDay(month: number, today: Day): Date {
  return month > monthOf(today) ? dateIn(month) : dateOf(today);
}

function dateIn(month: number, day = 1): Date {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, day));
}

function dateOf(day: Day): Date {
  return new Date(isoDay(day));
}
