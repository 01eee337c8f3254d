import type { Deadline, LateRound, ManyClose } from '../content/types.ts';
import {
  type Day,
  dateOf,
  dayIn,
  dayText,
  type Months,
  monthName,
  monthOf,
  monthText,
} from '../months.ts';
import { clocks, timeInIndia } from '../time-in-india.ts';
import { monthsBefore, type PlannedIntake, periodText } from './intakes.ts';

const askNow = 'ask each one this week';

/** `open`: not known to have passed; `late`: passed, but late applications are accepted; `over`: passed. */
export const standings = ['open', 'late', 'over'] as const;

type Standing = (typeof standings)[number];

type End = ReturnType<typeof endOf>;

/** A deadline of an intake as of a day. Without a year, it is open. */
export type PlanDeadline = DatedDeadline & {
  /** A sentence. */
  readonly text: string;
  /** In a few words: when it ends or, once it has passed, when late applications end. */
  readonly note: string;
};

type DatedDeadline = Deadline & {
  /** The published date, in the publisher's time zone. */
  readonly published: Day | undefined;
  /** The usual date with its year, e.g. "mid-January 2028". */
  readonly usualText: string;
  /** The published date or else the usual one; a period such as "mid-January" ends on its last day. */
  readonly end: End;
  /** The late round that is still open. */
  readonly late: (LateRound & End) | undefined;
  readonly standing: Standing;
  /** True on its last day, unless only a period such as "mid-January" is known. */
  readonly isToday: boolean;
};

/** A deadline of an intake as of today. */
export function deadlineFor(deadline: Deadline, intake: PlannedIntake, today: Day): PlanDeadline {
  const { days, usually, afterwards = [] } = deadline;
  const isAnyYear = intake.year === undefined;
  const usualYear = isAnyYear ? Number(today.slice(0, 4)) : intake.year - usually.yearsBefore;
  const published = isAnyYear ? undefined : days[intake.year];
  const end = endOf(deadline, published ?? dayIn(usualYear * 12 + usually.month - 1, usually.day));
  const lateYear = usualYear + usually.yearsBefore;
  const late = afterwards
    .map((round) => ({ ...round, ...endOf(deadline, `${lateYear}-${round.until}` as Day) }))
    .find(({ day }) => today <= day);
  const standing = isAnyYear || today <= end.day ? 'open' : late ? 'late' : 'over';
  const isToday = today === end.day && (published !== undefined || isDay(usually));
  const usualText = `${usually.text} ${usualYear}`;
  const dated = { ...deadline, published, usualText, end, late, standing, isToday } as const;
  const text = isAnyYear ? anyYearText(dated, today) : datedText(dated);
  return { ...dated, text, note: noteOf(dated) };
}

/** True for a day such as "15 October", false for a period such as "mid-January". */
function isDay({ text }: Deadline['usually']): boolean {
  return /^\d/.test(text);
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
    const lookUp = published ? '' : ` Look up the date at ${publisher}.`;
    return `${text}${end.hours}.${deadline.isToday ? ' That is today.' : ''}${lookUp}`;
  }
  const passed = published
    ? `${text}${end.hours}. That date has passed.`
    : `${text}. It has very probably passed: ask the university today.`;
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

function noteOf(deadline: DatedDeadline): string {
  const { usually, usualText, isForSome, published, end, late, standing, isToday } = deadline;
  if (standing === 'late' && late) {
    return late.short ?? `late applications until ${dayText(late.day)}: apply this week`;
  }
  if (isToday) return `${isForSome ? 'some close' : 'closes'} today${end.hour}`;
  if (isForSome && published) return `some by ${dateOf(end.day)} ${monthName(monthOf(end.day))}`;
  if (isForSome) return `some by ${usually.text}`;
  return published ? `by ${dayText(end.day)}` : `usually by ${usualText}`;
}

/** The months in which many institutions close, with the last date if known, as of a day. */
export type Closing = {
  readonly months: Months;
  /** E.g. "from November to 15 January 2027"; for any year "from November of the year before to 15 January". */
  readonly text: string;
  readonly until: Day | undefined;
  /** False for an intake without a year. */
  readonly isOver: boolean;
  /** Open if the last date is unknown, since others close later. */
  readonly standing: Standing;
};

export function closingFor(
  { when, untilDay, askUntil }: ManyClose,
  intake: PlannedIntake,
  today: Day,
): Closing {
  const months = monthsBefore(when, intake);
  if (intake.year === undefined) {
    const text = `from ${periodText(months, intake, untilDay)}`;
    return { months, text, until: undefined, isOver: false, standing: 'open' };
  }
  const until = untilDay ? dayIn(months[1], untilDay) : undefined;
  const text = `from ${monthName(months[0])} to ${until ? dayText(until) : monthText(months[1])}`;
  const isOver = (until ?? dayIn(months[1] + 1, 0)) < today;
  const isAsked = askUntil !== undefined && today <= `${intake.year}-${askUntil}`;
  const standing = !until || !isOver ? 'open' : isAsked ? 'late' : 'over';
  return { months, text, until, isOver, standing };
}

/** A short note on an option: when many institutions close, and that courses fill up. */
export function closingNote(
  closing: Closing | undefined,
  closesWhenFull: boolean,
  { month, isLast }: { readonly month: number; readonly isLast: boolean },
): string | undefined {
  const full = closesWhenFull && (isLast ? `courses fill up: ${askNow}` : 'courses fill up');
  if (!closing) return full || undefined;
  const { text, until, isOver } = closing;
  const [first, last] = closing.months;
  if (!until) return month < last ? `many close ${text}` : `many have closed: ${askNow}`;
  if (isOver) return `many closed by ${dayText(until)}: ${askNow}`;
  // No date that is months away: it would suggest that there is plenty of time.
  if (full && month < first) return full;
  return [`many close ${text}`, full].filter(Boolean).join('; ');
}
