import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { site } from '#content/site.ts';
import type {
  Deadline,
  DestinationGuide,
  DestinationSummary,
  Level,
  Limit,
  Text,
} from '../../shared/content/types.ts';
import { type Day, isoDay, monthOf, monthsText, monthText } from '../../shared/months.ts';
import { wayText } from '../../shared/plan/closing.ts';
import {
  deadlinesOf,
  isPassed,
  limitText,
  lookUp,
  publishedDay,
} from '../../shared/plan/limits.ts';
import { beginningOver, monthsOf, rowsFor, type Way } from '../../shared/plan/rows.ts';
import { type Start, startText, startValue } from '../../shared/plan/starts.ts';
import { type DestinationRoute, planId } from '../../shared/routes.ts';

type Source = {
  readonly route: DestinationRoute;
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly publicOrigin: string;
  readonly start: Start;
  readonly level: Level | undefined;
  /** What is wholly over on this day is left out. */
  readonly today: Day;
};

/** An entry that takes a whole day. */
type Entry = {
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly texts: readonly string[];
  /** When its reminder comes, in seconds from the beginning of the day. */
  readonly reminder: number;
};

const hour = 60 * 60;
const week = 7 * 24 * hour;

/**
 * A plan as an iCalendar file (RFC 5545): an entry for each way that is not wholly over or stands behind a row that is not,
 * and one for each last day or, where that is not published yet, to look it up. The same choice on the same day gives the same bytes.
 * Undefined where no entry is left: programs refuse a calendar without any.
 */
export function writeCalendar(source: Source): string | undefined {
  const { route, guide, publicOrigin, start, level, today } = source;
  const calendar = ical({ prodId: { company: site.name, product: route.label } });
  const query = new URLSearchParams({ start: startValue(start), ...(level && { level }) });
  const page = `${publicOrigin}${route.path}?${query}#${planId}`;
  const rows = rowsFor(guide.process.plan, [start.intake], level);
  const open = beginningOver(rows, start, monthOf(today));
  const entries = rows.flatMap(({ ways }, index) =>
    ways.flatMap((way) => entriesOf(way, index >= open, source)),
  );
  if (entries.length === 0) return undefined;
  for (const { id, day, title, texts, reminder } of entries) {
    const event = calendar.createEvent({
      id: `${route.id}-${startValue(start)}-${id}@${new URL(publicOrigin).hostname}`,
      stamp: new Date(guide.reviewed ?? guide.written),
      allDay: true,
      start: new Date(Date.UTC(day.year, day.month - 1, day.day)),
      end: new Date(Date.UTC(day.year, day.month - 1, day.day + 1)),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${route.label}, ${title}`,
      description: [...texts, '', `The plan for ${startText(start)}: ${page}`].join('\n'),
      url: page,
    });
    // By default ical-generator counts `triggerAfter` from the event's end.
    event
      .createAlarm({ type: ICalAlarmType.display, triggerAfter: reminder })
      .relatesTo(ICalAlarmRelatesTo.start);
  }
  return `${calendar}\r\n`;
}

function entriesOf(way: Way, isBehindOpen: boolean, source: Source): readonly Entry[] {
  const deadlines = deadlinesOf(way).map((deadline, index) =>
    deadlineEntry(deadline, way, `${way.id}-${index + 1}`, source),
  );
  const step = stepEntry(way, isBehindOpen, source);
  return [step, ...deadlines].filter((entry) => entry !== undefined);
}

function stepEntry(way: Way, isBehindOpen: boolean, source: Source): Entry | undefined {
  const { summary, start, today } = source;
  const months = monthsOf(way, start);
  if (!months || (months[1] < monthOf(today) && !isBehindOpen)) return undefined;
  const { text, href } = summary.facts.official;
  const limits = way.limits.map((limit) => textOfLimit(limit, start, today));
  return {
    id: way.id,
    day: firstDay(months[0], today),
    title: `${monthsText(months)}: ${titleInText(way.title)}`,
    texts: [plainText(wayText(way, start)), ...(limits.length > 0 ? limits : [`${text}: ${href}`])],
    reminder: 9 * hour,
  };
}

/** The day where it is published, else the month before it, in which to look it up. */
function deadlineEntry(
  deadline: Deadline,
  { title }: Way,
  id: string,
  { start, today }: Source,
): Entry | undefined {
  const { scope, usually, timeInIndia } = deadline;
  const texts = [textOfLimit(deadline, start, today)];
  const day = publishedDay(deadline, start);
  if (day) {
    if (isPassed(deadline, start, today)) return undefined;
    const last = `last day ${scope}, ${timeInIndia} in India: ${titleInText(title)}`;
    return { id, day, title: last, texts, reminder: -week };
  }
  const month = (start.year - usually.yearsBefore) * 12 + usually.month - 1;
  if (month < monthOf(today)) return undefined;
  const last = `last day ${scope}, usually in ${monthText(month)}: ${titleInText(lookUp(deadline))}`;
  return { id, day: firstDay(month - 1, today), title: last, texts, reminder: 9 * hour };
}

/** The first day of a month, or today where that is over. */
function firstDay(month: number, today: Day): Day {
  const day = { year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 };
  return isoDay(day) < isoDay(today) ? today : day;
}

function textOfLimit(limit: Limit, start: Start, today: Day): string {
  const text = plainText(limitText(limit, start, today));
  return limit.source ? `${text}\n${limit.source.text}: ${limit.source.href}` : text;
}

/** `[CAS](Confirmation of …)` as "CAS (Confirmation of …)". */
function plainText(text: Text): string {
  return text.replace(/\[([^\]]+)\]\(/g, '$1 (');
}

/** "Apply for the visa" as "apply for the visa"; "UCAS" stays. */
function titleInText(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
