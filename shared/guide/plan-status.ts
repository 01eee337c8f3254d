import type { Intake, Level, PlanEntry } from '../content/types.ts';
import type { Day } from '../months.ts';
import { type Due, dueOf, monthOf, monthsOf, offeredYears, teachingBegins } from './plan-dates.ts';
import { applicationOf, entriesFor, isOffered, type Start } from './plan-entries.ts';
import { monthsText, startText } from './plan-text.ts';

/** Where someone is in the plan for a start. */
export type PlanStatus = {
  /** What is due, in one sentence or two. */
  readonly lead: string;
  /** What else there is to know today, a sentence or two each. */
  readonly more: readonly string[];
  /** The start to take instead, where the one chosen has begun or is tight for someone who has not applied. */
  readonly next?: Start | undefined;
};

/** A plan, and the day from which it is looked at. */
export type Situation = {
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  readonly today: Day;
};

/** A step as its number and its title say it, e.g. "apply for a place (step 2)". */
type NumberedStep = { readonly number: number; readonly title: string; readonly due: Due };

/** Where someone is today in the plan for a start. */
export function planStatusOf(situation: Situation, start: Start): PlanStatus {
  const name = startText(start);
  if (hasBegun(start, situation.today)) {
    const next = nextStart(situation, start.level);
    return { lead: `The ${name} intake has begun.`, more: offerOf(next), next };
  }
  const steps = numberedSteps(situation, start);
  const lead = leadOf(situation, start, steps);
  const more = [...overdueOf(steps), ...openingOf(steps)];
  if (hasTime(situation, start)) return { lead, more };

  const next = nextStart(situation, start.level);
  const tight = `If you have not applied yet, ${name} is tight: ask each university today whether it still takes applications and whether the visa can come in time.`;
  return { lead, more: [...more, [tight, ...offerOf(next)].join(' ')], next };
}

/** All of a status as one text, as it is announced. */
export function statusText({ lead, more }: PlanStatus): string {
  return [lead, ...more].join(' ');
}

function numberedSteps({ plan, today }: Situation, start: Start): readonly NumberedStep[] {
  return entriesFor(plan, start).flatMap((entry, index) => {
    const due = dueOf(entry, start, today);
    return due ? [{ number: index + 1, title: titleInText(entry.title), due }] : [];
  });
}

function leadOf({ plan, today }: Situation, start: Start, steps: readonly NumberedStep[]): string {
  const name = startText(start);
  const now = steps.filter(({ due }) => due === 'now').map(nameOf);
  if (now.length > 0) return `For ${name}, now: ${listText(now)}.`;
  const opening = steps.filter(({ due }) => due === 'opens').map(nameOf);
  if (opening.length > 0) return `For ${name}, next: ${listText(opening)}.`;
  const next = steps.find(({ due }) => due === 'later');
  const entry = next && entriesFor(plan, start)[next.number - 1];
  const month = entry && firstMonthAfter(entry, start, today);
  if (!next || month === undefined) return `For ${name}, nothing is due now.`;
  return `For ${name}, nothing is due now. Next: ${nameOf(next)}, from ${monthsText([month, month])}.`;
}

/** E.g. "apply for a place (step 2)". */
function nameOf({ title, number }: NumberedStep): string {
  return `${title} (step ${number})`;
}

/** The month in which an entry that is due later begins; of a choice the way that begins first. */
function firstMonthAfter(entry: PlanEntry, start: Start, today: Day): number | undefined {
  const firsts = monthsOf(entry, start).map(([first]) => first);
  return firsts.filter((first) => first > monthOf(today)).toSorted((one, other) => one - other)[0];
}

function overdueOf(steps: readonly NumberedStep[]): readonly string[] {
  const over = steps.filter(({ due }) => due === 'over').map(({ number }) => String(number));
  if (over.length === 0) return [];
  return [`${over.length > 1 ? 'Steps' : 'Step'} ${listText(over)} should be done by now.`];
}

function openingOf(steps: readonly NumberedStep[]): readonly string[] {
  return steps
    .filter(({ due }) => due === 'opens')
    .map(({ number }) => `Step ${number} opens: the exact day is in its limit.`);
}

function offerOf(next: Start | undefined): readonly string[] {
  if (!next) return [];
  return [`The next intake with enough time is ${startText(next)}, if your course opens then.`];
}

/** The first start with enough time that every institution may offer: none of an intake that only some have. */
export function nextStart(situation: Situation, level?: Level): Start | undefined {
  return firstStart(
    situation,
    situation.intakes.filter(({ sometimes }) => !sometimes),
    level,
  );
}

/** The first start of these intakes with enough time to apply, at this level. */
export function firstStart(
  situation: Situation,
  intakes: readonly Intake[],
  level?: Level,
): Start | undefined {
  return offeredYears(situation.today.year)
    .flatMap((year) => intakes.map((intake) => ({ intake, year, level })))
    .filter((start) => isOffered(situation.plan, start))
    .toSorted((one, other) => teachingBegins(one)[0] - teachingBegins(other)[0])
    .find((start) => hasTime(situation, start));
}

/** Whether the months of a way to apply are not over; without such a step, whether teaching has not begun. */
function hasTime({ plan, today }: Situation, start: Start): boolean {
  const application = applicationOf(plan);
  const months = application ? monthsOf(application, start) : [teachingBegins(start)];
  return months.some(([, last]) => last >= monthOf(today));
}

/** Whether the months in which teaching begins are over. */
export function hasBegun(start: Start, today: Day): boolean {
  return teachingBegins(start)[1] < monthOf(today);
}

/** "Apply for the visa" as "apply for the visa"; "UCAS" stays. */
export function titleInText(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** E.g. "1, 2 and 3". */
function listText(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
