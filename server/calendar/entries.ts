import type { Deadline, Limit, Rulebound } from '../../shared/content/types.ts';
import { type Day, isoDay, monthOf, monthText } from '../../shared/months.ts';
import { classesBegin, type Start } from '../../shared/plan/intakes.ts';
import { lateUntil, publishedDay, standingOf, wayText } from '../../shared/plan/limits.ts';
import { dueText, type Row, type Way, whenOf } from '../../shared/plan/rows.ts';
import type { ChosenPlan } from '../../shared/plan/shown-plan.ts';

/** What a calendar has of a plan on one day. */
export type CalendarEntry = {
  /** Stable, and unique for a start. */
  readonly id: string;
  /** Its beginning, in UTC. */
  readonly day: Date;
  readonly title: string;
  readonly texts: readonly string[];
  readonly limits: readonly Limit[];
  /** Whether something ends on this day. */
  readonly isLastDay?: true;
};

/**
 * A plan's entries from a day on: each way that is not over, the months in which many close, and last days. What is over is
 * one entry; none at all when nothing is left.
 */
export function calendarEntries(rows: readonly Row[], chosen: ChosenPlan): CalendarEntry[] {
  const { start, today } = chosen;
  const ways = rows.flatMap((row) => row.ways);
  const over = ways.filter((way) => whenOf([way], monthOf(today)) === 'over');
  const ahead = ways
    .flatMap((way) => [
      ...(over.includes(way) ? [] : [stepEntry(way, today)]),
      ...closingEntries(way, today),
      ...way.limits.flatMap((limit, index) => {
        if (limit.kind !== 'deadline') return lastDayEntries(limit, way, start);
        return deadlineEntries(limit, way, `${way.id}-${index + 1}`, chosen);
      }),
    ])
    .filter(({ day }) => day >= dateOf(today));
  return ahead.length > 0 ? [...overEntries(over, today), ...ahead] : [];
}

/** One for all that is over, so that a calendar does not begin with a heap of it. */
function overEntries(ways: readonly Way[], today: Day): CalendarEntry[] {
  const texts = ways.map(titleWithMonths);
  if (texts.length === 0) return [];
  const what = texts.length > 1 ? `${texts.length} steps whose usual months are over` : texts[0];
  const title = `not done yet? Ask today: ${what}`;
  return [{ id: 'over', day: dateOf(today), title, texts, limits: [] }];
}

/** In the first of the way's months that is not over. */
function stepEntry(way: Way, today: Day): CalendarEntry {
  const { id, due, limits, withParents } = way;
  const texts = [...(withParents ? ['With your parents.'] : []), wayText(way)];
  const day = firstDay(due[0].months[0], today);
  return { id, day, title: titleWithMonths(way), texts, limits };
}

/** At the beginning of the months in which many close, and two weeks before their end. */
function closingEntries(way: Way, today: Day): CalendarEntry[] {
  const [closing] = way.manyClose;
  if (!closing || closing.months[1] < monthOf(today)) return [];
  const [first, last] = closing.months;
  const step = titleInText(way.title);
  const entry = { texts: [wayText(way)], limits: [] };
  const lookUpEach = `look up each university’s last day, many close ${dueText(closing)} (${step})`;
  const soon = `many close by the end of ${monthText(last)} (${step})`;
  return [
    { ...entry, id: `${way.id}-closing`, day: firstDay(first, today), title: lookUpEach },
    { ...entry, id: `${way.id}-closing-soon`, day: dateIn(last + 1, 1 - 14), title: soon },
  ];
}

/** The day where it is published or, once it has passed, that of late forms; else the month before it, in which to look it up. */
function deadlineEntries(
  deadline: Deadline,
  way: Way,
  id: string,
  { start, today }: ChosenPlan,
): CalendarEntry[] {
  const { scope, usually, publisher, timeInIndia, afterwards } = deadline;
  const entry = { texts: [], limits: [deadline] };
  const step = titleInText(way.title);
  const until = lateUntil(deadline, start);
  if (until && standingOf(deadline, start, today) === 'late') {
    const title = `last day of late forms, ${afterwards?.timeInIndia} in India (${step})`;
    return [{ ...entry, id: `${id}-late`, day: dateOf(until), title, isLastDay: true }];
  }
  const published = publishedDay(deadline, start);
  if (published) {
    const title = `last day ${scope}, ${timeInIndia} in India (${step})`;
    return [{ ...entry, id, day: dateOf(published), title, isLastDay: true }];
  }
  const month = (start.year - usually.yearsBefore) * 12 + usually.month - 1;
  if (month < monthOf(today)) return [];
  const title = `look up the day at ${publisher} (last day ${scope}, usually in ${monthText(month)})`;
  return [{ ...entry, id, day: firstDay(month - 1, today), title }];
}

/** A day on which something ends for whoever still does the step. */
function lastDayEntries(limit: Rulebound, way: Way, start: Start): CalendarEntry[] {
  if (!limit.lastDay) return [];
  const { title } = limit.lastDay;
  const day = new Date(limit.lastDay.day);
  if (day < dateIn(way.due[0].months[0]) || day >= dateIn(classesBegin(start)[1] + 1)) return [];
  return [{ id: `${way.id}-end`, day, title, texts: [], limits: [limit], isLastDay: true }];
}

/** E.g. "apply for the visa (usually May to July 2027)". */
function titleWithMonths({ title, due }: Way): string {
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
