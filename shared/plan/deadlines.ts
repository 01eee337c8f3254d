import type { Deadline } from '../content/types.ts';
import { type Day, dayText, isoDay, monthOf, monthsText, monthText, parseDay } from '../months.ts';
import type { DatedIntake, PlannedIntake } from './intakes.ts';
import { dueText, type Option, whenOf } from './steps.ts';

export const whenFull = 'courses close when they are full';

/** The day of a deadline of an intake, where it is published. */
export function publishedDay({ days }: Deadline, { year }: PlannedIntake): Day | undefined {
  const iso = year === undefined ? undefined : days[year];
  return iso === undefined ? undefined : parseDay(iso);
}

/** Until when forms are still taken, once a last day has passed. */
export function lateUntil({ afterwards }: Deadline, { year }: DatedIntake): Day | undefined {
  return afterwards && parseDay(`${year}-${afterwards.until}`);
}

/** How a last day stands: not known to have passed, passed while late forms are still taken, or over. */
type Standing = 'open' | 'late' | 'over';

/** How a last day of an intake stands on a day. */
export function standingOf(deadline: Deadline, intake: DatedIntake, today: Day): Standing {
  const isUntil = (day: Day | undefined) => day !== undefined && isoDay(today) <= isoDay(day);
  const day = publishedDay(deadline, intake);
  if (!day || isUntil(day)) return 'open';
  return isUntil(lateUntil(deadline, intake)) ? 'late' : 'over';
}

/** The options that usually fall into a day's month and have a last day left, and those that take late forms. */
export function openOptions(options: readonly Option[], intake: DatedIntake, today: Day) {
  const standing = (option: Option) => optionStanding(option, intake, today);
  return {
    inTime: options
      .filter((option) => whenOf([option], monthOf(today)) === 'this-month')
      .filter((option) => standing(option) === 'open'),
    late: options.filter((option) => standing(option) === 'late'),
  };
}

/** The best of an option's last days; without any it is open. */
function optionStanding(option: Option, intake: DatedIntake, today: Day): Standing {
  const all = option.deadlines.map((deadline) => standingOf(deadline, intake, today));
  if (all.length === 0 || all.includes('open')) return 'open';
  return all.includes('late') ? 'late' : 'over';
}

/** A deadline of an intake, as seen from a day; or of an intake of any year. */
export function deadlineText(deadline: Deadline, intake: PlannedIntake, today?: Day): string {
  const { longScope: scope = deadline.scope, usually, time, timeInIndia, afterwards } = deadline;
  const hour = `${time} (${timeInIndia} in India)`;
  const day = publishedDay(deadline, intake);
  if (day) {
    const text = `Last day ${scope}: ${dayText(day)}, ${hour}.`;
    const standing = today && intake.year ? standingOf(deadline, intake, today) : 'open';
    if (standing === 'open') return text;
    const next = standing === 'late' ? afterwards?.text : afterwards?.next;
    return `${text} That day has passed. ${next ?? ''}`.trim();
  }
  const relative = usually.yearsBefore === 0 ? 'of the year you start' : 'of the year before';
  const year = intake.year === undefined ? relative : intake.year - usually.yearsBefore;
  const published = Object.entries(intake.year === undefined ? deadline.days : {}).map(
    ([begin, iso]) => ` For ${begin} it is ${dayText(parseDay(iso))}.`,
  );
  return `Last day ${scope}: usually ${usually.text} ${year}, ${hour}.${published.join('')} Look up the day at ${deadline.publisher}.`;
}

/** What closes an option that has no published last day: the months in which many do, else that courses fill up. */
export function closingText({ manyClose, closesWhenFull }: Option, today: Day): string | undefined {
  const [closing] = manyClose;
  if (!closing) return closesWhenFull && whenFull;
  const { months } = closing;
  const isOver = months[1] < monthOf(today);
  return isOver ? `many closed by ${monthText(months[1])}` : `many close ${monthsText(months)}`;
}

/** What closes first: published last days, then months; never the end of the months in which a step is usually done. */
export function noteOf(
  options: readonly Option[],
  intake: DatedIntake,
  today: Day,
): string | undefined {
  const days = options.flatMap((option) => lastDays(option, intake, today, options.length > 1));
  const closing = options.flatMap((option) => closingText(option, today) ?? []);
  return [...days, ...closing].join('; ') || undefined;
}

/** The last days of an option that are ahead or, where none is, until when it takes late forms. */
function lastDays(
  option: Option,
  intake: DatedIntake,
  today: Day,
  isOneOfSeveral: boolean,
): readonly string[] {
  const standing = optionStanding(option, intake, today);
  const best = option.deadlines.filter((each) => standingOf(each, intake, today) === standing);
  return best.flatMap((deadline) => {
    const { scope, timeInIndia, afterwards } = deadline;
    const day = standing === 'late' ? lateUntil(deadline, intake) : publishedDay(deadline, intake);
    if (!day || standing === 'over') return [];
    if (standing === 'late') {
      return `late forms until ${dayText(day)}, ${afterwards?.timeInIndia} in India`;
    }
    const which = best.length > 1 || isOneOfSeveral ? ` ${scope}` : '';
    return `by ${dayText(day)}, ${timeInIndia} in India${which}`;
  });
}

/** What to do for an option, with all that is known of when it closes. */
export function optionText({ text, manyClose, closesWhenFull }: Option): string {
  const closing = manyClose.map((due) => `For ${due.intake.text}, many close ${dueText(due)}.`);
  return [text, ...closing, closesWhenFull && `Many ${whenFull}.`].filter(Boolean).join(' ');
}
