import { addDays, type Day, dayText, monthName, monthOf, monthText } from '../time/months.ts';
import type { Application } from './application.ts';
import { hasPassed, isNear, type LastDate } from './dates.ts';
import { type DatedIntake, type PlannedIntake, periodText } from './intakes.ts';
import type { Option, When } from './steps.ts';

// Every computed phrase about dates: board, ticket, plan and calendar file have no others.

/** The state of an application, to follow the intake's name and a colon. */
export function stateText({ state, from }: Application): string {
  return {
    before: `usually apply from ${monthText(from)}.`,
    now: 'apply now.',
    ask: 'ask each university today whether it still takes applications.',
  }[state];
}

/** A last date as a sentence, with what to do once it has passed. */
export function lastDateText(date: LastDate, today: Day): string {
  const { publisher, usually, afterwards = `ask ${publisher} today` } = date;
  const scope = date.scope ? ` for ${date.scope}` : '';
  if (hasPassed(date, today)) {
    return `The last date${scope} has ${usually ? 'probably ' : ''}passed: ${afterwards}.`;
  }
  if (!usually) return `Last date${scope} ${publishedText(date, today)} (${publisher}).`;
  const when = isNear(date, today) ? 'today ' : '';
  return `Last date${scope} usually ${usually}: look it up ${when}at ${publisher}.`;
}

function publishedText({ day, hour }: LastDate, today: Day): string {
  if (!day) return '';
  const soon = new Map([
    [today, 'today, '],
    [addDays(today, 1), 'tomorrow, '],
    [addDays(today, 7), 'in a week, '],
  ]).get(day);
  return `${soon ?? ''}${dayText(day)}${hour ? `, ${hour} in India` : ''}`;
}

/** The position of today in a step's months. */
export function whenText(when: When): string {
  return { done: 'Usually done by now', now: 'Usually now', later: 'Later' }[when];
}

/** Introduces the steps of this month or, if there are none, the next ones. */
export function leadText(today: Day, next: number | undefined, { begins }: DatedIntake): string {
  if (next === monthOf(today)) return `What families usually do in ${monthText(next)}:`;
  if (next !== undefined) return `Your next step, usually from ${monthText(next)}:`;
  return `Classes begin in ${[...new Set(begins.map(monthName))].join(' and ')}.`;
}

/** A step's title and months in the calendar file. */
export function stepText({ title, months }: Option, intake: PlannedIntake): string {
  return `${title} (usually ${periodText(months, intake)})`;
}
