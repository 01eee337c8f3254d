import type { Level } from '../content/types.ts';
import { type Day, monthName, monthOf, monthText } from '../months.ts';
import { noteOf } from './board.ts';
import type { DatedIntake, PlanGuide } from './intakes.ts';
import { levelsOf } from './levels.ts';
import { nextMonth, type Option, openOptions, type Step } from './steps.ts';

/** Inputs of a plan. */
type PlanChoice = {
  readonly guide: PlanGuide;
  readonly intake: DatedIntake;
  readonly level: Level | undefined;
  readonly today: Day;
};

export type AnswerItem = ReturnType<typeof itemOf>;

/**
 * The steps of an intake's plan that are usually due this month or, if none is, the next step. `lead` introduces them
 * (`items`); `late` has the options that accept late applications.
 */
export function answerFor(steps: readonly Step[], choice: PlanChoice) {
  const options = steps.flatMap((step) => step.options);
  const { inTime, late } = openOptions(options);
  const next = nextMonth(options);
  const coming = inTime.length > 0 ? inTime : options.filter(({ months }) => months[0] === next);
  const itemsOf = (shown: readonly Option[]) =>
    steps.flatMap(({ options }, index) =>
      options.filter((each) => shown.includes(each)).map((each) => itemOf(each, index + 1)),
    );
  const skipped = stepsSkipped(steps);
  const [firstSkipped = steps.length] = skipped;
  const due = itemsOf(coming);
  const items = due.filter(({ number }) => number <= firstSkipped);
  return {
    late: itemsOf(late),
    lead: leadOf(choice, { inTime, late, next }) + (items.length > 0 ? ':' : '.'),
    items,
    /** A sentence about steps whose usual months are over although an earlier step is not over; false if there are none. */
    skipped: skipped.length > 0 && skippedText(skipped),
    /** Steps after the first skipped one: they wait until that one is done. */
    waiting: due.filter(({ number }) => number > firstSkipped),
    /** A text about the arrival, once no step remains. */
    arrival: coming.length > 0 ? undefined : choice.guide.process.arrival,
    // Late applications have advice of their own.
    ask:
      late.length < levelsOf(choice.level).length ? askTexts(steps, choice.intake.text) : undefined,
  };
}

/** An option with its step number, its deadlines as sentences, and its closing dates in short. */
function itemOf(option: Option, number: number) {
  const { deadlines, requirements, closingAdvice: advice } = option;
  const texts = [
    ...deadlines.filter(({ standing }) => standing !== 'over'),
    ...requirements.filter(({ kind }) => kind !== 'requirement'),
  ].map(({ text }) => text);
  if (advice) texts.push(`${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`);
  return { number, option, texts, note: noteOf([option]) };
}

type Due = ReturnType<typeof openOptions> & { readonly next: number | undefined };

function leadOf({ intake, today }: PlanChoice, { inTime, late, next }: Due): string {
  const month = monthText(monthOf(today));
  if (inTime.length > 0) return `Usually in ${month}`;
  if (next === undefined) {
    return `Classes begin in ${[...new Set(intake.begins.map(monthName))].join(' and ')}`;
  }
  const nothing = late.length > 0 ? 'Nothing else' : 'Nothing';
  return `${nothing} is usually due in ${month}. Your next step, from ${monthText(next)}`;
}

const isOver = ({ when }: Step) => when === 'over';

/** Numbers of the steps whose usual months are over although an earlier step is not over. */
function stepsSkipped(steps: readonly Step[]): readonly number[] {
  return steps.flatMap((step, index) =>
    isOver(step) && !steps.slice(0, index).every(isOver) ? [index + 1] : [],
  );
}

/** E.g. "Offer in hand? Do step 3 this week." or "Offer in hand? Do steps 3, 4 and 6 this week." */
function skippedText(numbers: readonly number[]): string {
  const before = numbers.slice(0, -1).join(', ');
  return `Offer in hand? Do ${before ? `steps ${before} and` : 'step'} ${numbers.at(-1)} this week.`;
}

/**
 * Advice to visitors who have not applied, to read before and after the next intakes: undefined unless applications or a
 * later step are over. Pending steps have their own text: no university knows how late a visa application is possible.
 */
function askTexts(steps: readonly Step[], intake: string) {
  const from = steps.findIndex(({ isApplication }) => isApplication);
  if (!steps.slice(from).some(isOver)) return undefined;
  const isVisaOver = steps.some((step) => step.isVisa && isOver(step));
  const pending =
    (isVisaOver || steps.slice(from, from + 2).every(isOver)) &&
    `Is any step for ${intake} still pending, such as the visa or permit? Do it this week, and ask the university for the last date of arrival.`;
  if (pending && isVisaOver && steps.at(-1)?.when !== 'later') return { after: pending };
  const country =
    'Another country may still be open: see [what to apply for next](page:home#board).';
  return {
    first: `Ask each university today whether ${intake} is still open.`,
    after: pending ? `${country} ${pending}` : country,
  };
}
