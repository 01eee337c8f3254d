import type { Deadline, LateRound } from '../content/types.ts';
import {
  type Day,
  dateOf,
  dayIn,
  dayText,
  monthName,
  monthOf,
  monthsText,
  monthText,
} from '../months.ts';
import { clocks, timeInIndia } from '../time-in-india.ts';
import { anyYearMonth, type DatedIntake, type PlannedIntake } from './intakes.ts';
import { type Closing, dueText, type Option, whenOf } from './steps.ts';

export const whenFull = 'courses close when they are full';

/** A deadline's date abroad and in India, with the time in India if known. */
type DeadlineDate = { readonly abroad: Day; readonly inIndia: Day; readonly time?: string };

/** The published date of a deadline for an intake; undefined if not published. */
export function publishedDate(
  deadline: Deadline,
  { year }: PlannedIntake,
): DeadlineDate | undefined {
  const day = year === undefined ? undefined : deadline.days[year];
  return day && deadlineDate(deadline, day);
}

/** The usual date of a deadline for an intake; a period such as "mid-January" counts until its last day. */
export function usualDate(deadline: Deadline, { year }: DatedIntake): DeadlineDate {
  const { month, day, yearsBefore } = deadline.usually;
  return deadlineDate(deadline, dayIn((year - yearsBefore) * 12 + month - 1, day));
}

function deadlineDate({ closes }: Deadline, abroad: Day): DeadlineDate {
  if (!closes) return { abroad, inIndia: abroad };
  const { day, time } = timeInIndia(abroad, closes);
  return { abroad, inIndia: day, time };
}

function lateDate(deadline: Deadline, { until }: LateRound, { year }: DatedIntake): DeadlineDate {
  return deadlineDate(deadline, `${year}-${until}` as Day);
}

/** The late round that is open after a deadline has passed; undefined if there is none. */
export function lateRoundOf(
  deadline: Deadline,
  intake: DatedIntake,
  today: Day,
): { round: LateRound; date: DeadlineDate } | undefined {
  const { afterwards = [] } = deadline;
  return afterwards
    .map((round) => ({ round, date: lateDate(deadline, round, intake) }))
    .find(({ date }) => isAhead(date, today));
}

function isAhead({ inIndia }: DeadlineDate, today: Day): boolean {
  return today <= inIndia;
}

/** `open`: not known to have passed; `late`: passed, but late applications are accepted; `over`: passed. */
type Standing = 'open' | 'late' | 'over';

/** State of a deadline on a day. Uses the usual date if none is published. */
export function standingOf(deadline: Deadline, intake: DatedIntake, today: Day): Standing {
  const date = publishedDate(deadline, intake) ?? usualDate(deadline, intake);
  if (isAhead(date, today)) return 'open';
  return lateRoundOf(deadline, intake, today) ? 'late' : 'over';
}

/** Options in their usual months that are open, and options that accept late applications. */
export function openOptions(options: readonly Option[], intake: DatedIntake, today: Day) {
  const standing = (option: Option) => optionStanding(option, intake, today);
  return {
    inTime: options
      .filter((option) => whenOf([option], monthOf(today)) === 'this-month')
      .filter((option) => standing(option) === 'open'),
    late: options.filter((option) => standing(option) === 'late'),
  };
}

/** The best state of an option's deadlines. Without deadlines, the last date by which many close decides. */
export function optionStanding(option: Option, intake: DatedIntake, today: Day): Standing {
  const deadlines = option.deadlines.filter(({ isForSome }) => !isForSome);
  const all = deadlines.map((deadline) => standingOf(deadline, intake, today));
  if (all.includes('open')) return 'open';
  if (all.length > 0) return all.includes('late') ? 'late' : 'over';
  const [closing] = option.manyClose;
  if (!closing?.until || !isClosed(closing, today)) return 'open';
  return whenOf([option], monthOf(today)) === 'this-month' ? 'late' : 'over';
}

/** A deadline as a sentence: as of `today` for a dated intake, or in general for an any-year intake. */
export function deadlineText(deadline: Deadline, intake: PlannedIntake, today: Day): string {
  const { longScope: scope = deadline.scope, usually, publisher } = deadline;
  if (intake.year === undefined) {
    const relative = usually.yearsBefore === 0 ? 'of the year you start' : 'of the year before';
    const usualMonth = Math.floor(monthOf(today) / 12) * 12 + usually.month - 1;
    const hour = hourText(deadline, deadlineDate(deadline, dayIn(usualMonth, usually.day)));
    const ahead = Object.entries(deadline.days)
      .filter(([, day]) => isAhead(deadlineDate(deadline, day), today))
      .map(([year, day]) => ` For ${year} it is ${dayText(day)}.`);
    return `Last date ${scope}: usually ${usually.text} ${relative}${hour}.${ahead.join('')} Look up the date at ${publisher}.`;
  }
  const published = publishedDate(deadline, intake);
  const isOpen = standingOf(deadline, intake, today) === 'open';
  const late = lateRoundOf(deadline, intake, today)?.round.text;
  if (published) {
    const text = `Last date ${scope}: ${dayText(published.abroad)}${hourText(deadline, published)}.`;
    return isOpen ? text : [text, 'That date has passed.', late].filter(Boolean).join(' ');
  }
  const usual = usualDate(deadline, intake);
  const text = `Last date ${scope}: usually ${usually.text} ${usual.abroad.slice(0, 4)}`;
  if (isOpen) return `${text}${hourText(deadline, usual)}. Look up the date at ${publisher}.`;
  const passed = `${text}. It has very probably passed: ask ${publisher} today.`;
  return [passed, late].filter(Boolean).join(' ');
}

/** E.g. ", 18:00 UK time (23:30 in India)" or ", 23:59 New York time (16 July, 09:29 in India)"; '' if unknown. */
function hourText({ closes }: Deadline, { abroad, inIndia, time }: DeadlineDate): string {
  if (!closes) return '';
  const day = abroad === inIndia ? '' : `${dateOf(inIndia)} ${monthName(monthOf(inIndia))}, `;
  return `, ${closes.time} ${clocks[closes.zone]} (${day}${time} in India)`;
}

/** E.g. ", 23:30 in India"; '' if unknown. */
export function hourInIndia({ time }: DeadlineDate): string {
  return time ? `, ${time} in India` : '';
}

function dateInIndia(date: DeadlineDate): string {
  return dayText(date.inIndia) + hourInIndia(date);
}

/** Closing information of an option without an official deadline for all: when many close, and that courses fill up. */
export function closingText({ manyClose, closesWhenFull }: Option, today: Day): string | undefined {
  const [closing] = manyClose;
  if (!closing) return closesWhenFull && whenFull;
  const { months, until } = closing;
  const isOver = isClosed(closing, today);
  if (!until) {
    return isOver ? `many closed by ${monthText(months[1])}` : `many close ${monthsText(months)}`;
  }
  if (isOver) return `most closed by ${dayText(until)}: ask each one today`;
  if (!closesWhenFull) return `many close by ${dayText(until)}`;
  // A distant date would suggest that there is plenty of time.
  return monthOf(today) < months[0] ? whenFull : `${whenFull}, many by ${dayText(until)}`;
}

/** The first closing date: official deadlines, then the dates by which many close; not the end of a step's usual months. */
export function noteOf(
  options: readonly Option[],
  intake: DatedIntake,
  today: Day,
): string | undefined {
  const dates = options.flatMap((option) => dateNotes(option, intake, today, options.length > 1));
  const closing = options.flatMap((option) => closingText(option, today) ?? []);
  return [...dates, ...closing].join('; ') || undefined;
}

/** Notes for an option's future deadlines or, if there are none, for its late applications. */
function dateNotes(
  option: Option,
  intake: DatedIntake,
  today: Day,
  isOneOfSeveral: boolean,
): readonly string[] {
  const standing = optionStanding(option, intake, today);
  if (standing === 'over') return [];
  const best = option.deadlines.filter((each) => standingOf(each, intake, today) === standing);
  return best.flatMap((deadline) => {
    const { scope, usually, isForSome } = deadline;
    const late = lateRoundOf(deadline, intake, today);
    if (standing === 'late') {
      if (!late) return [];
      return late.round.short ?? `late applications until ${dateInIndia(late.date)}`;
    }
    const published = publishedDate(deadline, intake);
    const year = usualDate(deadline, intake).abroad.slice(0, 4);
    const by = published ? `by ${dateInIndia(published)}` : `usually by ${usually.text} ${year}`;
    if (isForSome) return `some by ${published ? dateInIndia(published) : usually.text}`;
    return best.length > 1 || isOneOfSeveral ? `${by} ${scope}` : by;
  });
}

/** Instructions for an option, with its known closing dates. */
export function optionText({ text, manyClose, closesWhenFull }: Option, today: Day): string {
  const closing = manyClose.map((each) => {
    const verb = isClosed(each, today) ? 'closed' : 'close';
    return `For ${each.intake.text}, many ${verb} ${closeText(each)}.`;
  });
  return [text, ...closing, closesWhenFull && `Many ${whenFull}.`].filter(Boolean).join(' ');
}

/** True if the months in which many close, or their last date, have passed; false for any-year intakes. */
export function isClosed({ intake, months, until }: Closing, today: Day): boolean {
  if (intake.year === undefined) return false;
  return until ? until < today : months[1] < monthOf(today);
}

/** E.g. "November 2026 to 15 January 2027"; for any year "November of the year before to 15 January". */
export function closeText(closing: Closing): string {
  const { months, untilDay, until } = closing;
  if (!untilDay) return dueText(closing);
  if (!until) return `${anyYearMonth(months[0])} to ${untilDay} ${monthName(months[1])}`;
  const isOneYear = Math.floor(months[0] / 12) === Math.floor(months[1] / 12);
  return `${isOneYear ? monthName(months[0]) : monthText(months[0])} to ${dayText(until)}`;
}
