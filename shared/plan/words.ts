import { addDays, type Day, dayText, monthText } from '../time/months.ts';
import type { Application } from './application.ts';
import { isNear, type LastDate } from './dates.ts';
import { type PlannedIntake, periodText } from './intakes.ts';
import type { Option, When } from './steps.ts';

// Every computed phrase about dates: board, ticket, plan and calendar file have no others.

/** The state of an application, to follow the intake's name and a colon. */
export function stateText({ state, months: [from, until], date }: Application): string {
  return {
    before: `usually apply from ${monthText(from)}.`,
    now: date ? 'apply now.' : `apply now, usually before ${monthText(until + 1)}.`,
    ask: 'applying late? Ask each university today about a place and visa.',
  }[state];
}

/** A last date that has not passed. `inBrief` omits the publisher of a usual date that is not near. */
export function lastDateText(date: LastDate, today: Day, { inBrief = false } = {}): string {
  const { scope, publisher, usually } = date;
  const subject = scope ? `Last date for ${scope}` : 'Last date';
  if (!usually) return `${subject} ${publishedText(date)} (${publisher})${soonText(date, today)}.`;
  if (isNear(date, today))
    return `${subject} usually ${usually}: look it up today at ${publisher}.`;
  return `${subject} usually ${usually}${inBrief ? '' : `: look it up at ${publisher}`}.`;
}

/** Ends the sentence of a published last date that is near. */
function soonText({ day }: LastDate, today: Day): string {
  const week = Array.from({ length: 8 }, (_, index) => addDays(today, index));
  const days = day ? week.indexOf(day) : -1;
  return days < 0 ? '' : `: ${['today', 'tomorrow'][days] ?? `in ${days} days`}`;
}

function publishedText({ day, hour }: LastDate): string {
  return `${day ? dayText(day) : ''}${hour ? `, ${hour} in India` : ''}`;
}

/** The position of today in a step's months. */
export function whenText(when: When): string {
  return { done: 'Usually done by now', now: 'Usually now', later: 'Later' }[when];
}

/** Introduces the steps of this month or, if there are none, the next ones. */
export function leadText(month: number): string {
  return `What families usually do next, in ${monthText(month)}:`;
}

/** A step's title. After its last date: a notice that the date has passed, with the title and what to do. */
export function titleText({ title, passed }: Option): string {
  if (!passed) return title;
  const { publisher, usually, afterwards = `ask ${publisher} today` } = passed;
  return `The last date has ${usually ? 'probably ' : ''}passed for “${title}”. If you missed it, ${afterwards}`;
}

/** A step's title and months in the calendar file. */
export function stepText(option: Option, intake: PlannedIntake): string {
  if (option.passed) return titleText(option);
  return `${option.title} (usually ${periodText(option.months, intake)})`;
}
