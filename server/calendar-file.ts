import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  ICalEventTransparency,
} from 'ical-generator';
import { site } from '#content/site.ts';
import type { DestinationGuide, DestinationSummary } from '../shared/content/types.ts';
import { entriesFor, type Start } from '../shared/guide/plan-entries.ts';
import { startText } from '../shared/guide/plan-text.ts';
import type { Day } from '../shared/months.ts';
import { type DestinationRoute, planId } from '../shared/routes.ts';
import { type CalendarEntry, calendarEntries } from './calendar-entries.ts';

type Source = {
  readonly route: DestinationRoute;
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly publicOrigin: string;
  /** Steps and deadlines that are over on this day are left out. */
  readonly today: Day;
};

/**
 * A plan as an iCalendar file (RFC 5545): an entry for each step that is not over, on its first day, and one for each
 * deadline that has a date. The same start on the same day gives the same bytes.
 */
export function writeCalendar(source: Source, start: Start): string {
  const { route, summary, guide, today } = source;
  const calendar = ical({ prodId: { company: site.name, product: route.label } });
  for (const entry of entriesFor(guide.process.plan, start)) {
    const entries = calendarEntries(entry, { label: route.label, summary, today }, start);
    for (const each of entries) addEntry(calendar, each, source, start);
  }
  return `${calendar}\r\n`;
}

function addEntry(
  calendar: ICalCalendar,
  entry: CalendarEntry,
  source: Source,
  start: Start,
): void {
  const { route, guide, publicOrigin } = source;
  const { year, month, day } = entry.day;
  const page = `${publicOrigin}${route.path}${choiceQuery(start)}#${planId}`;
  const event = calendar.createEvent({
    id: `${route.id}-${start.intake.id}-${start.year}-${entry.id}@${new URL(publicOrigin).hostname}`,
    stamp: new Date(guide.reviewed ?? guide.written),
    allDay: true,
    start: new Date(Date.UTC(year, month - 1, day)),
    end: new Date(Date.UTC(year, month - 1, day + 1)),
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: entry.summary,
    description: [...entry.description, '', `The plan for ${startText(start)}: ${page}`].join('\n'),
    url: page,
  });
  // By default ical-generator counts `triggerAfter` from the event's end.
  event
    .createAlarm({ type: ICalAlarmType.display, triggerAfter: entry.reminder })
    .relatesTo(ICalAlarmRelatesTo.start);
}

/** The choice as the page's address has it. */
function choiceQuery({ intake, year, level }: Start): string {
  const query = new URLSearchParams({ intake: intake.id, year: String(year) });
  if (level) query.set('level', level);
  return `?${query}`;
}
