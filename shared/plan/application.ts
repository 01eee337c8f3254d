import type { Level } from '../content/types.ts';
import { type Day, monthOf } from '../time/months.ts';
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

/**
 * The next two intakes of a guide in the order of their classes, and a third one within 18 months; without those that only
 * some institutions offer.
 */
export function nextLines(guide: PlanGuide, today: Day, level?: Level): readonly IntakeLine[] {
  const limit = monthOf(today) + 18;
  return linesOf(guide, today, level, (each) => {
    const offered = intakesOf(guide).filter((intake) => !isSometimes(intake, each));
    const open = offered.filter((intake) => applicationFor(guide, intake, each, today));
    return open.slice(0, 3).filter(({ begins }, index) => index < 2 || begins[0] <= limit);
  });
}

/** The first intake after the given one whose applications are not nearly over. */
export function laterLines(
  guide: PlanGuide,
  { begins }: DatedIntake,
  today: Day,
  level?: Level,
): readonly IntakeLine[] {
  return linesOf(guide, today, level, (each) => {
    const later = intakesOf(guide).find(
      (intake) =>
        intake.begins[0] > begins[0] &&
        !isSometimes(intake, each) &&
        (applicationFor(guide, intake, each, today)?.state ?? 'ask') !== 'ask',
    );
    return later ? [later] : [];
  });
}

/** The lines of a level's intakes, or of each level's; intakes that both levels share have no level. */
export function linesOf(
  guide: PlanGuide,
  today: Day,
  chosen: Level | undefined,
  intakesAt: (level: Level) => readonly DatedIntake[],
): readonly IntakeLine[] {
  const [first = [], ...others] = levelsOf(chosen).map((level) =>
    intakesAt(level).flatMap((intake) => {
      const { value, text } = intake;
      const application = applicationFor(guide, intake, level, today);
      return application ? [{ value, text, application }] : [];
    }),
  );
  if (others.length > 0 && JSON.stringify(others) === JSON.stringify([first])) return first;
  return [first, ...others].flatMap((lines, index) =>
    lines.map((line) => ({ ...line, level: levelsOf(chosen)[index] })),
  );
}
