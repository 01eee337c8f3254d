import type { Deadline, ManyClose } from '../content/types.ts';
import { addDays, type Day, dateOf, dayIn, dayText, monthName, monthOf } from '../months.ts';
import { clocks, timeInIndia } from '../time-in-india.ts';
import { monthsBefore, type PlannedIntake, periodText } from './intakes.ts';

/** `open`: not known to have passed; `late`: passed, but late applications are accepted; `over`: passed. */
export const standings = ['open', 'late', 'over'] as const;

type Standing = (typeof standings)[number];

/** A deadline of an intake as of a day. Without a year, it is open. */
export type PlanDeadline = ReturnType<typeof deadlineFor>;

type DatedDeadline = ReturnType<typeof datedDeadline>;

export function deadlineFor(deadline: Deadline, intake: PlannedIntake, today: Day) {
  const dated = datedDeadline(deadline, intake, today);
  return {
    ...dated,
    /** A sentence. */
    text: intake.year === undefined ? anyYearText(dated, today) : datedText(dated),
    /** In a few words: when it ends or, once it has passed, when late applications end. */
    note: deadlineNote(dated),
  };
}

function datedDeadline(deadline: Deadline, { year }: PlannedIntake, today: Day) {
  const { days, usually, lateRounds = [] } = deadline;
  const usualYear = year === undefined ? Number(today.slice(0, 4)) : year - usually.yearsBefore;
  const published = year === undefined ? undefined : days[year];
  const usualDay = (day: number) => dayIn(usualYear * 12 + usually.month - 1, day);
  const end = endOf(deadline, published ?? usualDay(usually.day));
  const earliest = usualDay(usually.firstDay ?? usually.day);
  const rounds = lateRounds.map((round) => {
    const closing = endOf(deadline, `${usualYear + usually.yearsBefore}-${round.until}` as Day);
    const late = `late applications until ${dayText(closing.day)}: apply this week`;
    return { ...round, ...closing, note: round.short ?? late };
  });
  const late = rounds.find(({ day }) => today <= day);
  const standing: Standing =
    year === undefined || today <= end.day ? 'open' : late ? 'late' : 'over';
  return {
    ...deadline,
    /** The published date, in the publisher's time zone. */
    published,
    /** The usual date with its year, e.g. "mid-January 2028". */
    usualText: `${usually.text} ${usualYear}`,
    /** The published date or else the usual one; a period such as "mid-January" ends on its last day. */
    end,
    /** The first day on which an unpublished deadline may end. */
    earliest,
    /** True from a week before that day. */
    isNear: addDays(earliest, -7) <= today,
    rounds,
    /** The late round that is still open. */
    late,
    standing,
    monthsAhead: monthOf(end.day) - monthOf(today),
    /** True on its last day, unless only a period such as "mid-January" is known. */
    isToday: today === end.day && (published !== undefined || !usually.firstDay),
  };
}

/** The day on which a deadline ends in India and, if known, its hour as text. */
function endOf({ closes }: Deadline, abroad: Day) {
  if (!closes) return { day: abroad, hour: '', hours: '' };
  const { day, time } = timeInIndia(abroad, closes);
  const date = day === abroad ? '' : `${dateOf(day)} ${monthName(monthOf(day))}, `;
  return {
    day,
    /** E.g. ", 23:30 in India". */
    hour: `, ${time} in India`,
    /** E.g. ", 18:00 UK time (23:30 in India)" or ", 23:59 New York time (16 July, 09:29 in India)". */
    hours: `, ${closes.time} ${clocks[closes.zone]} (${date}${time} in India)`,
  };
}

function datedText(deadline: DatedDeadline): string {
  const { scope, longScope = scope, publisher, published, usualText, end, late } = deadline;
  const day = published ? dayText(published) : `usually ${usualText}`;
  const text = `Last date ${longScope}: ${day}`;
  if (deadline.standing === 'open') {
    const soon = deadline.isNear ? ' today' : '';
    const lookUp = published ? '' : ` Look up the date at ${publisher}${soon}.`;
    return `${text}${end.hours}.${deadline.isToday ? ' That is today.' : ''}${lookUp}`;
  }
  // Not yet for all: a late offer has a later date to reply.
  const isRecent = !published && deadline.monthsAhead >= -1;
  const passed = isRecent
    ? `${text}. It has very probably passed: look up your own today, and ask the university.`
    : `${text}${end.hours}. That date has passed.`;
  return late ? `${passed} ${late.text}` : passed;
}

/** The deadline's text for a plan of any year: the usual date, and published days from today on. */
function anyYearText(deadline: DatedDeadline, today: Day): string {
  const { scope, longScope = scope, usually, publisher, days, end } = deadline;
  const relative = usually.yearsBefore === 0 ? 'of the year you start' : 'of the year before';
  const ahead = Object.entries(days)
    .filter(([, day]) => today <= endOf(deadline, day).day)
    .map(([year, day]) => ` For ${year} it is ${dayText(day)}.`);
  return `Last date ${longScope}: usually ${usually.text} ${relative}${end.hours}.${ahead.join('')} Look up the date at ${publisher}.`;
}

function deadlineNote(deadline: DatedDeadline): string {
  const { usually, usualText, isForSome, noteLead = 'some', published, end } = deadline;
  const { late, standing, isToday, isNear } = deadline;
  if (standing === 'late' && late) return late.note;
  if (isToday) return `${isForSome ? 'some close' : 'closes'} today${end.hour}`;
  const lookUp = isNear && !published ? ': look it up today' : '';
  if (isForSome) {
    const date = published ? `${dateOf(end.day)} ${monthName(monthOf(end.day))}` : usually.text;
    return `${noteLead} by ${date}${lookUp}`;
  }
  return published ? `by ${dayText(end.day)}` : `usually by ${usualText}${lookUp}`;
}

export type Closing = ReturnType<typeof closingFor>;

/** The months in which many institutions close, with the last date if known, as of a day. */
export function closingFor(
  { when, untilDay, askUntil }: ManyClose,
  intake: PlannedIntake,
  today: Day,
) {
  const months = monthsBefore(when, intake);
  const isAnyYear = intake.year === undefined;
  const until = untilDay && !isAnyYear ? dayIn(months[1], untilDay) : undefined;
  const isOver = !isAnyYear && (until ?? dayIn(months[1] + 1, 0)) < today;
  const isAsked = askUntil !== undefined && today <= `${intake.year}-${askUntil}`;
  /** Open if the last date is unknown, since others close later. */
  const standing: Standing = !until || !isOver ? 'open' : isAsked ? 'late' : 'over';
  /** E.g. "from November to 15 January 2027"; for any year "from November of the year before to 15 January". */
  const text = `from ${periodText(months, intake, untilDay)}`;
  return { months, text, until, isOver, standing };
}

/**
 * Notes on an application without a deadline of its own: that many institutions close or courses fill up, and advice to ask
 * in the last two usual months and from the first closing month on; in the plan, which has more room than the board, from
 * the month before.
 */
export function applicationNotes(
  closing: Closing | undefined,
  closesWhenFull: boolean,
  [month, last]: Closing['months'],
) {
  const note = closing && closingNote(closing, closesWhenFull, month);
  const until = closing && !closing.isOver && month === closing.months[1] && closing.until;
  const isAsked = (monthsAfter: number) =>
    month > last - 2 || (closing && month >= closing.months[0] + monthsAfter);
  const withAdvice = (ask: string, monthsAfter: number) => {
    if (until) return `many close by ${dateOf(until)} ${monthName(month)}: ${ask} today`;
    if (isAsked(monthsAfter)) return `${note ? `${note}: ` : ''}${ask} this week`;
    return note ?? (closesWhenFull ? 'courses fill up' : undefined);
  };
  return {
    closingNote: withAdvice('ask', 0),
    closingAdvice: withAdvice('ask each university', -1),
    /** True if the note has advice. */
    isUrgent: Boolean(until || isAsked(0)),
  };
}

/** Begins with the first closing date: the last one, months away, would suggest that there is plenty of time. */
function closingNote({ months, until, isOver }: Closing, closesWhenFull: boolean, month: number) {
  const [first, last] = months;
  if (until && isOver) return `many closed by ${dayText(until)}`;
  if (!until && month > first) return month < last ? 'some have closed' : 'many have closed';
  if (month >= first) return 'many close now';
  if (until && closesWhenFull) return undefined;
  return `many close from ${first === last ? '1 ' : ''}${monthName(first)}`;
}
