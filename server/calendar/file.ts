import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { site } from '#content/site.ts';
import type {
  DestinationGuide,
  DestinationSummary,
  Level,
  Limit,
  Text,
} from '../../shared/content/types.ts';
import type { Day } from '../../shared/months.ts';
import { type CalendarEntry, calendarEntries } from '../../shared/plan/calendar-entries.ts';
import { limitText } from '../../shared/plan/limits.ts';
import { rowsFor } from '../../shared/plan/rows.ts';
import { type Start, startText, startValue } from '../../shared/plan/starts.ts';
import { type DestinationRoute, planId } from '../../shared/routes.ts';
import { choiceQuery } from '../../shared/view.ts';

type Source = {
  readonly route: DestinationRoute;
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly publicOrigin: string;
  readonly start: Start;
  readonly level: Level | undefined;
  readonly today: Day;
};

const hour = 60 * 60;
const day = 24 * hour;

/** When reminders come, in seconds from the beginning of the day: at 9:00, of a last day one week and one day before. */
const reminders = { step: [9 * hour], lastDay: [9 * hour - 7 * day, 9 * hour - day] };

/**
 * A plan as an iCalendar file (RFC 5545). The same choice on the same day gives the same bytes. Undefined where no entry is
 * left: programs refuse a calendar without any.
 */
export function writeCalendar(source: Source): string | undefined {
  const { route, guide, publicOrigin, start, level, today } = source;
  const entries = calendarEntries(rowsFor(guide.process.plan, [start.intake], level), source);
  if (entries.length === 0) return undefined;
  const calendar = ical({ prodId: { company: site.name, product: route.label } });
  const query = choiceQuery({ level, start: startValue(start) });
  const page = `${publicOrigin}${route.path}${query}#${planId}`;
  const made = utc(today);
  for (const entry of entries) {
    const event = calendar.createEvent({
      id: `${route.id}-${startValue(start)}-${entry.id}@${new URL(publicOrigin).hostname}`,
      // By these two a program knows a file of a later day, and replaces what it has of an earlier one.
      stamp: made,
      sequence: made.getTime() / (day * 1000),
      allDay: true,
      start: utc(entry.day),
      end: new Date(utc(entry.day).getTime() + day * 1000),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${route.label}: ${entry.title}`,
      description: [
        ...textsOf(entry, source),
        '',
        `The plan for ${startText(start)}: ${page}`,
      ].join('\n'),
      url: page,
    });
    for (const triggerAfter of entry.isLastDay ? reminders.lastDay : reminders.step) {
      // By default ical-generator counts `triggerAfter` from the event's end.
      event
        .createAlarm({ type: ICalAlarmType.display, triggerAfter })
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  return `${calendar}\r\n`;
}

function textsOf({ texts, limits }: CalendarEntry, source: Source): readonly string[] {
  const { text, href } = source.summary.facts.official;
  const pages = limits.map((limit) => textOfLimit(limit, source));
  return [...texts.map(plainText), ...(pages.length > 0 ? pages : [`${text}: ${href}`])];
}

function textOfLimit(limit: Limit, { start, today }: Source): string {
  const text = plainText(limitText(limit, start, today));
  return limit.source ? `${text}\n${limit.source.text}: ${limit.source.href}` : text;
}

/** `[CAS](Confirmation of …)` as "CAS (Confirmation of …)", and nothing bold. */
function plainText(text: Text): string {
  return text.replace(/\[([^\]]+)\]\(/g, '$1 (').replaceAll('**', '');
}

function utc({ year, month, day: date }: Day): Date {
  return new Date(Date.UTC(year, month - 1, date));
}
