import type { Level } from '../content/types.ts';
import { type Day, monthName, monthOf, monthText } from '../months.ts';
import { applicationFor, boardIntakes, oneForBoth } from './board.ts';
import { closingText, deadlineText, noteOf, openOptions, standingOf } from './deadlines.ts';
import { classesBegin, type DatedIntake, needsResults, type PlanGuide } from './intakes.ts';
import { levels } from './levels.ts';
import { isOffered, nextMonth, type Option, type Step, whenOf } from './steps.ts';

/** Inputs of a plan. */
type PlanChoice = {
  readonly guide: PlanGuide;
  readonly intake: DatedIntake;
  readonly level: Level | undefined;
  readonly today: Day;
};

export type AnswerItem = ReturnType<typeof itemOf>;

/**
 * What is usually due this month in an intake's plan, or the next step if none is due: a comparison of months and dates.
 * `late` holds the options that still accept applications after their deadline. `lead` introduces `items`.
 */
export function answerFor(steps: readonly Step[], choice: PlanChoice) {
  const { guide, intake, today } = choice;
  const month = monthOf(today);
  const options = steps.flatMap((step) => step.options);
  const { inTime, late } = openOptions(options, intake, today);
  const next = nextMonth(options, month);
  const coming =
    inTime.length > 0 ? inTime : options.filter(({ due }) => due[0].months[0] === next);
  const all = steps.flatMap((step, index) =>
    step.options.map((option) => itemOf(option, index + 1, intake, today)),
  );
  const itemsOf = (shown: readonly Option[]) => all.filter(({ option }) => shown.includes(option));
  const skipped = stepsSkipped(steps, month);
  const [firstSkipped = steps.length] = skipped;
  const said = withoutRepeats(itemsOf(coming));
  const items = said.filter(({ number }) => number <= firstSkipped);
  const nothing = late.length > 0 ? 'Nothing else' : 'Nothing';
  const lead = inTime.length > 0 ? `Usually in ${monthText(month)}` : leadOf(choice, next, nothing);
  return {
    late: itemsOf(late),
    lead: lead + (items.length > 0 ? ':' : '.'),
    items,
    /** A sentence about steps whose usual months are over although an earlier step is not over; false if there are none. */
    skipped: skipped.length > 0 && skippedText(skipped),
    /** Items to do after the skipped steps. */
    waiting: said.filter(({ number }) => number > firstSkipped),
    /** A text about the arrival, if no step is left and the calendar would be empty. */
    arrival: coming.length > 0 ? undefined : guide.process.arrival,
    ...otherIntakes(steps, choice),
  };
}

/** An option with its step number, its deadlines as sentences, and a short note of the first one. */
function itemOf(option: Option, number: number, intake: DatedIntake, today: Day) {
  const deadlines = option.deadlines.filter((each) => standingOf(each, intake, today) !== 'over');
  const dated = option.requirements.filter(({ kind }) => kind !== 'requirement');
  const closing = closingText(option, today);
  const texts = [
    ...deadlines.map((each) => deadlineText(each, intake, today)),
    ...dated.map(({ text }) => text),
  ];
  if (closing) texts.push(`${closing.charAt(0).toUpperCase()}${closing.slice(1)}.`);
  return { number, option, texts, note: noteOf([option], intake, today) };
}

/** Keeps each text only at its first item: two steps may share a deadline. */
function withoutRepeats(items: readonly AnswerItem[]): readonly AnswerItem[] {
  return items.map((item, index) => {
    const said = items.slice(0, index).flatMap(({ texts }) => texts);
    return { ...item, texts: item.texts.filter((text) => !said.includes(text)) };
  });
}

function leadOf({ intake, today }: PlanChoice, next: number | undefined, nothing: string): string {
  if (next === undefined) {
    return `Classes begin in ${[...new Set(classesBegin(intake).map(monthName))].join(' and ')}`;
  }
  return `${nothing} is usually due in ${monthText(monthOf(today))}. Your next step, from ${monthText(next)}`;
}

/** Numbers of the steps whose usual months are over although an earlier step is not over. */
function stepsSkipped(steps: readonly Step[], month: number): readonly number[] {
  const isOver = steps.map(({ options }) => whenOf(options, month) === 'over');
  const open = isOver.indexOf(false);
  return isOver.flatMap((it, index) => (it && open !== -1 && index > open ? [index + 1] : []));
}

/** E.g. "Do step 3 next, …" or "Do steps 3, 4 and 6 next, …". */
function skippedText(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length > 1
    ? `Do steps ${numbers.slice(0, -1).join(', ')} and ${last} next, and at once: they are usually done by now.`
    : `Do step ${last} next, and at once: it is usually done by now.`;
}

/** Alternative intakes, and advice for steps that are over. */
function otherIntakes(steps: readonly Step[], choice: PlanChoice) {
  const { guide, intake, level, today } = choice;
  const isForResults = needsResults(intake, today);
  const chosen = level ? [level] : levels;
  const past = chosen.filter((each) => {
    const { fits, from } = applicationFor(guide, intake, today, each);
    return isOffered(guide.process.plan, intake, each) && !fits && from === undefined;
  });
  const intakeFor = (each: Level, hasResults: boolean) => {
    const [byJuly, inHand] = boardIntakes(guide, today, each);
    return (hasResults && inHand) || byJuly || [];
  };
  return {
    /** Intakes for applicants still waiting for results, if this intake needs results in hand. */
    byJuly: oneForBoth(isForResults ? chosen.flatMap((each) => intakeFor(each, false)) : []),
    /** Intakes that are open instead, if the application or a later step of this one is over. */
    instead: oneForBoth(past.flatMap((each) => intakeFor(each, isForResults))),
    /** In that case, advice on a step that is over but not done. */
    ask: past.length > 0 ? askText(steps, choice) : undefined,
  };
}

/** Visas get a text of their own: a university doesn't know how late a visa application is possible. */
function askText(steps: readonly Step[], { intake, today }: PlanChoice): string {
  const visa = steps.find(({ isVisa }) => isVisa);
  return visa && whenOf(visa.options, monthOf(today)) === 'over'
    ? `Is any step for ${intake.text} still pending? Ask the university for the last date of arrival, and check the official page.`
    : `For ${intake.text}, ask each university today.`;
}
