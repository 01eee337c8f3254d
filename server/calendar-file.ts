import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { site } from '../shared/content/site.ts';
import type { DestinationGuide, DestinationSummary, PlanStep } from '../shared/content/types.ts';
import {
  type Months,
  monthsOf,
  monthsText,
  type Start,
  startText,
  stepsOf,
} from '../shared/guide/plan-dates.ts';
import { type DestinationRoute, planId } from '../shared/routes.ts';

type Source = {
  readonly route: DestinationRoute;
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly publicOrigin: string;
};

/** A plan as an iCalendar file (RFC 5545): an entry for each step, on its first day. The same start gives the same bytes. */
export function writeCalendar(source: Source, start: Start): string {
  const { route, summary, guide, publicOrigin } = source;
  const calendar = ical({ prodId: { company: site.name, product: route.label } });
  const page = `${publicOrigin}${route.path}#${planId}`;
  for (const step of stepsOf(guide.process.plan)) {
    const months = monthsOf(step, start);
    if (!months) continue;
    const [year, month] = [Math.floor(months[0] / 12), months[0] % 12];
    const event = calendar.createEvent({
      id: `${route.id}-${start.intake.id}-${start.year}-${step.id}@${new URL(publicOrigin).hostname}`,
      stamp: new Date(guide.reviewed ?? guide.written),
      allDay: true,
      start: new Date(Date.UTC(year, month, 1)),
      end: new Date(Date.UTC(year, month, 2)),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${site.name} · ${route.label}: ${titleInText(step.title)} (from)`,
      description: `${describe(step, months, summary)}\n\nThe plan for ${startText(start)}: ${page}`,
      url: page,
    });
    // At nine on that day. By default ical-generator counts `triggerAfter` from the event's end.
    event
      .createAlarm({ type: ICalAlarmType.display, triggerAfter: 9 * 60 * 60 })
      .relatesTo(ICalAlarmRelatesTo.start);
  }
  return `${calendar}\r\n`;
}

/** Until when, the limit and the official page. */
function describe({ limit }: PlanStep, [, last]: Months, { facts }: DestinationSummary): string {
  const { text, href } = limit?.source ?? facts.official;
  // `[CAS](Confirmation of …)` as "CAS (Confirmation of …)".
  const rule = limit ? [limit.text.replace(/\[([^\]]+)\]\(/g, '$1 (')] : [];
  return [`Until ${monthsText([last, last])}.`, ...rule, `${text}: ${href}`].join('\n');
}

/** "Apply for the visa" as "apply for the visa"; "UCAS" stays. */
function titleInText(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
