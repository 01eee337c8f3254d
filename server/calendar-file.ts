import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  ICalEventTransparency,
} from 'ical-generator';
import { site } from '../shared/content/site.ts';
import type {
  Deadline,
  DestinationGuide,
  DestinationSummary,
  ExternalLink,
  Limit,
  PlanStep,
  Text,
} from '../shared/content/types.ts';
import {
  compareDays,
  deadlineDay,
  deadlineText,
  dueOfStep,
  entriesFor,
  limitsFor,
  type Months,
  monthName,
  monthsOfStep,
  monthsText,
  type Start,
  startText,
  stepsFor,
} from '../shared/guide/plan-dates.ts';
import { titleInText } from '../shared/guide/plan-status.ts';
import type { Day } from '../shared/months.ts';
import { type DestinationRoute, planId } from '../shared/routes.ts';

type Source = {
  readonly route: DestinationRoute;
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly publicOrigin: string;
  /** Steps and deadlines that are over on this day are left out. */
  readonly today: Day;
};

/** An entry that takes a whole day, and when its reminder comes, in seconds from the day's beginning. */
type Entry = {
  readonly id: string;
  readonly day: Day;
  readonly summary: string;
  readonly description: readonly string[];
  readonly reminder: number;
};

const hour = 60 * 60;
const week = 7 * 24 * hour;

/**
 * A plan as an iCalendar file (RFC 5545): an entry for each step that is not over, on its first day, and one for each
 * deadline that has a date. The same start on the same day gives the same bytes.
 */
export function writeCalendar(source: Source, start: Start): string {
  const { route, guide } = source;
  const calendar = ical({ prodId: { company: site.name, product: route.label } });
  for (const entry of entriesFor(guide.process.plan, start)) {
    for (const step of stepsFor(entry, start)) {
      const entries = [
        ...stepEntries(step, source, start),
        ...deadlineEntries(step, source, start),
      ];
      for (const each of entries) addEntry(calendar, each, source, start);
    }
  }
  return `${calendar}\r\n`;
}

function stepEntries(step: PlanStep, source: Source, start: Start): readonly Entry[] {
  const { route, summary, today } = source;
  const months = monthsOfStep(step, start);
  const due = dueOfStep(step, start, today);
  if (!months || due === undefined || due === 'over') return [];
  const first = firstDay(months);
  const limits = limitsFor(step, start);
  return [
    {
      id: step.id,
      // A step whose months have begun: from the day on which the file is made.
      day: compareDays(first, today) < 0 ? today : first,
      summary: `${route.label}: ${stepSummary(step, months)}`,
      description: [
        plainText(step.text),
        `Until ${monthsText([months[1], months[1]])}.`,
        ...(limits.length > 0
          ? limits.map((limit) => limitText(limit, start))
          : [sourceText(summary.facts.official)]),
      ],
      reminder: 9 * hour,
    },
  ];
}

/** E.g. "start to choose your courses (until September)". Nothing "starts" that an official limit may not have opened. */
function stepSummary({ title, limits = [] }: PlanStep, [first, last]: Months): string {
  const name = titleInText(title);
  if (limits.some(({ kind }) => kind === 'not-before')) {
    return `look up from which day you may ${name}`;
  }
  return first === last
    ? `${name} (in ${monthName(last)})`
    : `start to ${name} (until ${monthName(last)})`;
}

function deadlineEntries(step: PlanStep, { route, today }: Source, start: Start): readonly Entry[] {
  const { id, title, text } = step;
  return limitsFor(step, start)
    .filter((limit) => limit.kind === 'deadline')
    .flatMap((deadline, index) => {
      const day = deadlineDay(deadline, start);
      if (!day || compareDays(day, today) < 0) return [];
      return [
        {
          id: `${id}-deadline-${index + 1}`,
          day,
          summary: `${route.label}: last day, ${deadline.time}: ${titleInText(title)}`,
          description: [plainText(text), limitText(deadline, start)],
          reminder: -week,
        },
      ];
    });
}

function addEntry(calendar: ICalCalendar, entry: Entry, source: Source, start: Start): void {
  const { route, guide, publicOrigin } = source;
  const { year, month, day } = entry.day;
  const page = `${publicOrigin}${route.path}${choiceQuery(start)}#${planId}`;
  const event = calendar.createEvent({
    id: `${route.id}-${start.intake.id}-${start.year}-${entry.id}@${new URL(publicOrigin).hostname}`,
    stamp: new Date(guide.lastReviewed),
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

function firstDay([first]: Months): Day {
  return { year: Math.floor(first / 12), month: (first % 12) + 1, day: 1 };
}

function limitText(limit: Limit, start: Start): string {
  const text = limit.kind === 'deadline' ? deadlineSentences(limit, start) : plainText(limit.text);
  return `${text}\n${sourceText(limit.source)}`;
}

function deadlineSentences(deadline: Deadline, start: Start): string {
  const sentences = [`${deadlineText(deadline, start)}.`, deadline.note ?? ''];
  return plainText(sentences.join(' ').trim());
}

function sourceText({ text, href }: ExternalLink): string {
  return `${text}: ${href}`;
}

/** `[CAS](Confirmation of …)` as "CAS (Confirmation of …)". */
function plainText(text: Text): string {
  return text.replace(/\[([^\]]+)\]\(/g, '$1 (');
}
