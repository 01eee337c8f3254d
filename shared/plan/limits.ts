import type { Deadline, Limit } from '../content/types.ts';
import { type Day, dayText, isoDay, monthOf, monthsText, monthText, parseDay } from '../months.ts';
import type { PlannedStart, Start } from './intakes.ts';
import { dueText, type Way, whenOf } from './rows.ts';

export const whenFull = 'courses close when they are full';

/** The day of a deadline for a start, where it is published. */
export function publishedDay({ days }: Deadline, { year }: PlannedStart): Day | undefined {
  const iso = year === undefined ? undefined : days[year];
  return iso === undefined ? undefined : parseDay(iso);
}

/** Until when forms are still taken, once a last day has passed. */
export function lateUntil({ afterwards }: Deadline, { year }: Start): Day | undefined {
  return afterwards && parseDay(`${year}-${afterwards.until}`);
}

export function deadlinesOf({ limits }: Pick<Way, 'limits'>): Deadline[] {
  return limits.filter((limit) => limit.kind === 'deadline');
}

/** How a last day stands: not known to have passed, passed while late forms are still taken, or over. */
type Standing = 'open' | 'late' | 'over';

/** How a last day of a start stands on a day. */
export function standingOf(deadline: Deadline, start: Start, today: Day): Standing {
  const isUntil = (day: Day | undefined) => day !== undefined && isoDay(today) <= isoDay(day);
  const day = publishedDay(deadline, start);
  if (!day || isUntil(day)) return 'open';
  return isUntil(lateUntil(deadline, start)) ? 'late' : 'over';
}

/** The ways that usually fall into a day's month and have a last day left, and those that take late forms. */
export function openWays(ways: readonly Way[], start: Start, today: Day) {
  const standing = (way: Way) => wayStanding(way, start, today);
  return {
    inTime: ways
      .filter((way) => whenOf([way], monthOf(today)) === 'this-month')
      .filter((way) => standing(way) === 'open'),
    late: ways.filter((way) => standing(way) === 'late'),
  };
}

/** The best of a way's last days; without any it is open. */
function wayStanding(way: Way, start: Start, today: Day): Standing {
  const all = deadlinesOf(way).map((deadline) => standingOf(deadline, start, today));
  if (all.length === 0 || all.includes('open')) return 'open';
  return all.includes('late') ? 'late' : 'over';
}

/** A limit for a start, as seen from a day; or for a start of any year. */
export function limitText(limit: Limit, start: PlannedStart, today?: Day): string {
  if (limit.kind !== 'deadline') return limit.text;
  const { longScope: scope = limit.scope, usually, time, timeInIndia, afterwards } = limit;
  const hour = `${time} (${timeInIndia} in India)`;
  const day = publishedDay(limit, start);
  if (day) {
    const text = `Last day ${scope}: ${dayText(day)}, ${hour}.`;
    const standing = today && start.year ? standingOf(limit, start, today) : 'open';
    if (standing === 'open') return text;
    const next = standing === 'late' ? afterwards?.text : afterwards?.next;
    return `${text} That day has passed. ${next ?? ''}`.trim();
  }
  const relative = usually.yearsBefore === 0 ? 'of the year you start' : 'of the year before';
  const year = start.year === undefined ? relative : start.year - usually.yearsBefore;
  const published = Object.entries(start.year === undefined ? limit.days : {}).map(
    ([begin, iso]) => ` For ${begin} it is ${dayText(parseDay(iso))}.`,
  );
  return `Last day ${scope}: usually ${usually.text} ${year}, ${hour}.${published.join('')} Look up the day at ${limit.publisher}.`;
}

/** What closes a way that has no published last day: the months in which many do, else that courses fill up. */
export function closingText({ manyClose, closesWhenFull }: Way, today: Day): string | undefined {
  const [closing] = manyClose;
  if (!closing) return closesWhenFull && whenFull;
  const { months } = closing;
  const isOver = months[1] < monthOf(today);
  return isOver ? `many closed by ${monthText(months[1])}` : `many close ${monthsText(months)}`;
}

/** What closes first: published last days, then months; never the end of the months in which a step is usually done. */
export function noteOf(ways: readonly Way[], start: Start, today: Day): string | undefined {
  const days = ways.flatMap((way) => lastDays(way, start, today, ways.length > 1));
  const closing = ways.flatMap((way) => closingText(way, today) ?? []);
  return [...days, ...closing].join('; ') || undefined;
}

/** The last days of a way that are ahead or, where none is, until when it takes late forms. */
function lastDays(way: Way, start: Start, today: Day, isOneOfSeveral: boolean): readonly string[] {
  const standing = wayStanding(way, start, today);
  const best = deadlinesOf(way).filter((each) => standingOf(each, start, today) === standing);
  return best.flatMap((deadline) => {
    const { scope, timeInIndia, afterwards } = deadline;
    const day = standing === 'late' ? lateUntil(deadline, start) : publishedDay(deadline, start);
    if (!day || standing === 'over') return [];
    if (standing === 'late') {
      return `late forms until ${dayText(day)}, ${afterwards?.timeInIndia} in India`;
    }
    const which = best.length > 1 || isOneOfSeveral ? ` ${scope}` : '';
    return `by ${dayText(day)}, ${timeInIndia} in India${which}`;
  });
}

/** What to do for a way, with all that is known of when it closes. */
export function wayText({ text, manyClose, closesWhenFull }: Way): string {
  const closing = manyClose.map((due) => `For ${due.start.text}, many close ${dueText(due)}.`);
  return [text, ...closing, closesWhenFull && `Many ${whenFull}.`].filter(Boolean).join(' ');
}
