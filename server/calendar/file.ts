import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { site } from '#content/site.ts';
import type { ExternalLink, Text } from '../../shared/content/types.ts';
import type { PagePlan } from '../../shared/page.ts';
import { planFor, type ShownPlan } from '../../shared/plan/shown-plan.ts';
import { destinationRoute, planId } from '../../shared/routes.ts';
import type { View } from '../../shared/view.ts';
import { caching } from '../respond/caching.ts';
import { prerender } from '../respond/prerendered-response.ts';
import { type CalendarEntry, calendarEntries } from './entries.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** Reminders are due at 9:00, in seconds from midnight. */
const triggerAfter = 9 * hour;

/** The calendar file for a view; undefined if its intake is unavailable or no entry remains. */
export async function prerenderCalendar(page: PagePlan, view: View, publicOrigin: string) {
  const plan = planFor(page.guide, view);
  const body = writeCalendar(page, plan, publicOrigin);
  if (body === undefined) return undefined;
  const name = [page.id, plan.selected.intake, plan.level].filter(Boolean).join('-');
  return prerender({
    name: 'calendar',
    type: 'ics',
    headers: {
      ...caching.choice,
      'X-Robots-Tag': 'noindex',
      'Content-Disposition': `attachment; filename=${name}.ics`,
    },
    body,
    encodedOnly: true,
  });
}

/**
 * A plan as an iCalendar file (RFC 5545); the same choice on the same day gives the same bytes. Undefined if no intake is
 * chosen or no entry remains, since calendar programs reject an empty calendar.
 */
function writeCalendar({ id, official }: PagePlan, plan: ShownPlan, publicOrigin: string) {
  const { label, path } = destinationRoute(id);
  const entries = calendarEntries(plan);
  if (entries.length === 0) return undefined;
  const calendar = ical({ prodId: { company: site.name, product: label } });
  const { drawn, query, selected, today } = plan;
  const source = `The plan for ${drawn.text}: ${publicOrigin}${path}${query}#${planId}`;
  const made = new Date(today);
  for (const entry of entries) {
    const event = calendar.createEvent({
      id: `${id}-${selected.intake}-${entry.id}@${new URL(publicOrigin).hostname}`,
      // `stamp` and `sequence` grow with the day, so that calendar programs replace the entries of an earlier file.
      stamp: made,
      sequence: made.getTime() / (day * 1000),
      allDay: true,
      start: new Date(entry.day),
      end: new Date(Date.parse(entry.day) + day * 1000),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${label}: ${entry.title}`,
      description: [...textsOf(entry, official), '', source].join('\n'),
    });
    // By default ical-generator counts `triggerAfter` from the event's end.
    event
      .createAlarm({ type: ICalAlarmType.display, triggerAfter })
      .relatesTo(ICalAlarmRelatesTo.start);
  }
  return `${calendar}\r\n`;
}

/** An entry's texts with their official pages or, if they have none, the destination's. */
function textsOf({ notes }: CalendarEntry, official: ExternalLink) {
  const lines = notes.flatMap(({ text, source }) => [
    plainText(text),
    ...(source ? [pageText(source)] : []),
  ]);
  return notes.some(({ source }) => source) ? lines : [...lines, pageText(official)];
}

function pageText({ text, href }: ExternalLink): string {
  return `${text}: ${href}`;
}

/** Renders `[CAS](Confirmation of …)` as "CAS (Confirmation of …)", and bold text as plain text. */
function plainText(text: Text): string {
  return text.replace(/\[([^\]]+)\]\(/g, '$1 (').replaceAll('**', '');
}
