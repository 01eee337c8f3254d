import type {
  DestinationSummary,
  ExternalLink,
  Limit,
  PlanEntry,
  PlanStep,
  Text,
} from '../shared/content/types.ts';
import {
  compareDays,
  deadlineDay,
  dueOfStep,
  type Months,
  monthsOfStep,
} from '../shared/guide/plan-dates.ts';
import { limitsFor, type Start, stepsFor, textFor } from '../shared/guide/plan-entries.ts';
import { titleInText } from '../shared/guide/plan-status.ts';
import { deadlineText, monthName, monthsText } from '../shared/guide/plan-text.ts';
import type { Day } from '../shared/months.ts';
import { joinWays } from './join-ways.ts';

/** An entry that takes a whole day. */
export type CalendarEntry = {
  /** Unique within the plan for a start. */
  readonly id: string;
  readonly day: Day;
  readonly summary: string;
  readonly description: readonly string[];
  /** When its reminder comes, in seconds from the beginning of the day. */
  readonly reminder: number;
};

type Source = {
  /** How an entry names the destination. */
  readonly label: string;
  readonly summary: DestinationSummary;
  /** What is over on this day is left out. */
  readonly today: Day;
};

const hour = 60 * 60;
const week = 7 * 24 * hour;

/** An entry for a step or a way on its first day, unless it is over, and one for each deadline that has a date. */
export function calendarEntries(
  entry: PlanEntry,
  source: Source,
  start: Start,
): readonly CalendarEntry[] {
  const steps = stepsFor(entry, start);
  const joined = joinWays(entry, start);
  if (!joined) {
    return steps.flatMap((step) => [
      ...stepEntries(step, source, start),
      ...deadlineEntries(step, source, start),
    ]);
  }
  const deadlines = steps.flatMap((step) => deadlineEntries(step, source, start));
  return [...stepEntries(joined, source, start), ...deadlines];
}

function stepEntries(step: PlanStep, source: Source, start: Start): readonly CalendarEntry[] {
  const { label, summary, today } = source;
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
      summary: `${label}: ${stepSummary(step, months)}`,
      description: [
        plainText(textFor(step, start.intake)),
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

function deadlineEntries(
  step: PlanStep,
  { label, today }: Source,
  start: Start,
): readonly CalendarEntry[] {
  const { id, title } = step;
  return limitsFor(step, start)
    .filter((limit) => limit.kind === 'deadline')
    .flatMap((deadline, index) => {
      const day = deadlineDay(deadline, start);
      if (!day || compareDays(day, today) < 0) return [];
      return [
        {
          id: `${id}-deadline-${index + 1}`,
          day,
          summary: `${label}: last day, ${deadline.time}: ${titleInText(title)}`,
          description: [plainText(textFor(step, start.intake)), limitText(deadline, start)],
          reminder: -week,
        },
      ];
    });
}

function firstDay([first]: Months): Day {
  return { year: Math.floor(first / 12), month: (first % 12) + 1, day: 1 };
}

function limitText(limit: Limit, start: Start): string {
  const text = limit.kind === 'deadline' ? `${deadlineText(limit, start)}.` : limit.text;
  return `${plainText(text)}\n${sourceText(limit.source)}`;
}

function sourceText({ text, href }: ExternalLink): string {
  return `${text}: ${href}`;
}

/** `[CAS](Confirmation of …)` as "CAS (Confirmation of …)". */
function plainText(text: Text): string {
  return text.replace(/\[([^\]]+)\]\(/g, '$1 (');
}
