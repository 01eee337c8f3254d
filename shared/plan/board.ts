import type { Level } from '../content/types.ts';
import { type Day, monthOf, monthText } from '../months.ts';
import type { DestinationId } from '../routes.ts';
import { noteOf, openOptions, whenFull } from './deadlines.ts';
import {
  type DatedIntake,
  hasBegun,
  intakesOf,
  isSometimes,
  type NamedIntake,
  needsResults,
  nextSummer,
  type PlanGuide,
} from './intakes.ts';
import { levels } from './levels.ts';
import { nextMonth, stepsFor, whenOf } from './steps.ts';

/** An intake for which people apply. It goes to the browser as JSON. */
export type BoardIntake = NamedIntake & {
  /** Whether it is for those alone who have their results, besides one for results by next July. */
  readonly isInHand?: true;
  /** What closes first. */
  readonly note?: string | undefined;
  /** The month from which people apply, where it is ahead, e.g. "May 2027". */
  readonly from?: string | undefined;
};

export type Board = ReturnType<typeof boardFor>;

/** What people apply for in a month, as the home page shows it; computed on the server, since it takes all guides. */
export function boardFor(
  guides: readonly { readonly id: DestinationId; readonly guide: PlanGuide }[],
  today: Day,
) {
  return {
    /** E.g. "November 2026". */
    month: monthText(monthOf(today)),
    summer: nextSummer(today),
    rows: guides.map(({ id, guide }) => ({
      id,
      intakes: boardIntakes(guide, today),
      /** Of every intake, whatever is open: a link may fill one into the enquiry form. */
      intakeNames: guide.intakes.map(({ name }) => name),
    })),
  };
}

/** What people apply for this month at a level or, where none is given, at each; without a level what is the same at both. */
export function boardIntakes(guide: PlanGuide, today: Day, level?: Level): readonly BoardIntake[] {
  const shown = level ? [level] : levels;
  const intakes = shown.map((each) => intakesAt(each, guide, today));
  const isSame = !level && new Set(intakes.map((each) => JSON.stringify(each))).size === 1;
  if (isSame) return intakes[0] ?? [];
  const all = shown.flatMap((each, index) => {
    return (intakes[index] ?? []).map((intake) => ({ ...intake, level: each }));
  });
  return [...all.filter((intake) => !intake.isInHand), ...all.filter((intake) => intake.isInHand)];
}

/** The intake for those with results by next July and, where there is one, an earlier one for those who have them. */
function intakesAt(level: Level, guide: PlanGuide, today: Day): readonly BoardIntake[] {
  const intakes = intakesOf(guide)
    .filter((intake) => !hasBegun(intake, today) && !isSometimes(intake, level))
    .map((intake) => ({ intake, ...applicationFor(guide, intake, today, level) }));
  const earlier = intakes.find(({ intake, fits }) => fits && needsResults(intake, today));
  const later = intakes.filter(({ intake }) => !needsResults(intake, today));
  const byJuly = later.find(({ fits }) => fits) ?? later.find(({ from }) => from !== undefined);
  if (!byJuly) return [];
  const { value, text } = byJuly.intake;
  const first = { value, text, note: byJuly.note, from: byJuly.from };
  if (!earlier) return [first];
  // Below the other: what closes has to have a day or a month there.
  const note = earlier.note === whenFull ? undefined : earlier.note;
  return [first, { value: earlier.intake.value, text: earlier.intake.text, isInHand: true, note }];
}

/**
 * Whether people apply for an intake in a day's month: an option usually falls into it and is open or, if there is none,
 * accepts late applications; and no later step is usually over. Else from which month they do, if that is ahead.
 */
export function applicationFor(
  { process }: PlanGuide,
  intake: DatedIntake,
  today: Day,
  level: Level,
) {
  const month = monthOf(today);
  const steps = stepsFor(process.plan, [intake], level);
  const first = steps.findIndex(({ isApplication }) => isApplication);
  const options = steps.flatMap((step) => (step.isApplication ? step.options : []));
  const { inTime, late } = openOptions(options, intake, today);
  const open = inTime.length > 0 ? inTime : late;
  const isOver = steps.slice(first + 1).some((step) => whenOf(step.options, month) === 'over');
  if (open.length > 0 && !isOver) return { fits: true, note: noteOf(open, intake, today) };
  const next = nextMonth(options, month);
  return { fits: false, from: next === undefined ? undefined : monthText(next) };
}

/** One intake for both levels where they have the same. */
export function oneForBoth<T extends NamedIntake>(intakes: readonly T[]): readonly T[] {
  const [first, second] = intakes;
  return first && first.value === second?.value ? [{ ...first, level: undefined }] : intakes;
}
