import type { Level } from '../content/types.ts';
import { type Day, monthOf } from '../months.ts';
import { hasPassed, type LastDate } from './dates.ts';
import {
  type DatedIntake,
  intakesOf,
  isSometimes,
  type NamedIntake,
  type PlanGuide,
} from './intakes.ts';
import { levelsOf } from './levels.ts';
import { isOpen, stepsFor } from './steps.ts';

/** Whether and until when to apply for an intake, as of a day. */
export type Application = {
  /** `before` our usual months; `now` in them, until the last date for all; `ask` after that. */
  readonly state: 'before' | 'now' | 'ask';
  /** The first of our usual months. */
  readonly from: number;
  /** The next last date. */
  readonly date?: LastDate | undefined;
};

/** An intake with its application. */
export type IntakeLine = NamedIntake & { readonly application: Application };

/** The application for an intake until classes begin; undefined afterwards, and for a level that has no application. */
export function applicationFor(
  { process: { plan } }: PlanGuide,
  intake: DatedIntake,
  level: Level,
  today: Day,
): Application | undefined {
  const options = stepsFor({ plan, intake, level, today }).flatMap((step) =>
    step.isApplication ? step.options : [],
  );
  if (options.length === 0 || monthOf(today) >= intake.begins[1]) return undefined;
  const from = Math.min(...options.map(({ months }) => months[0]));
  const isNow = options.some((option) => isOpen(option, today));
  const [date] = options
    .flatMap((option) => option.date ?? [])
    .filter((each) => !hasPassed(each, today))
    .sort(({ day: one = '' }, { day: other = '' }) => (one < other ? -1 : 1));
  return { state: monthOf(today) < from ? 'before' : isNow ? 'now' : 'ask', from, date };
}

/** The next intakes of a guide, for a level or for each; an intake that both levels share has no level. */
export function nextLines(guide: PlanGuide, today: Day, level?: Level): readonly IntakeLine[] {
  return mergeLevels(
    levelsOf(level).map((each) => ({ level: each, lines: linesAt(guide, each, today) })),
  );
}

/** One intake for a level or for each, like `nextLines`. */
export function linesFor(
  guide: PlanGuide,
  intake: DatedIntake,
  today: Day,
  level?: Level,
): readonly IntakeLine[] {
  const lines = levelsOf(level).map((each) => {
    const application = applicationFor(guide, intake, each, today);
    return { level: each, lines: application ? [lineOf(intake, application)] : [] };
  });
  return mergeLevels(lines);
}

/**
 * The next two intakes in the order of their classes, and a third one within 18 months; without those that only some
 * institutions offer.
 */
function linesAt(guide: PlanGuide, level: Level, today: Day): readonly IntakeLine[] {
  const limit = monthOf(today) + 18;
  return intakesOf(guide)
    .filter((intake) => !isSometimes(intake, level))
    .flatMap((intake) => {
      const application = applicationFor(guide, intake, level, today);
      return application ? [{ ...lineOf(intake, application), first: intake.begins[0] }] : [];
    })
    .filter(({ first }, index) => index < 2 || (index < 3 && first <= limit))
    .map(({ first, ...line }) => line);
}

function lineOf({ value, text }: DatedIntake, application: Application): IntakeLine {
  return { value, text, application };
}

function mergeLevels(
  levels: readonly { readonly level: Level; readonly lines: readonly IntakeLine[] }[],
): readonly IntakeLine[] {
  const [first, ...others] = levels;
  const isSame = ({ lines }: { readonly lines: readonly IntakeLine[] }) =>
    JSON.stringify(lines) === JSON.stringify(first?.lines);
  if (first && others.length > 0 && others.every(isSame)) return first.lines;
  return levels.flatMap(({ level, lines }) => lines.map((line) => ({ ...line, level })));
}
