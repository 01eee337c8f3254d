import type { Level } from '../content/types.ts';
import { type Day, type Months, monthOf } from '../time/months.ts';
import type { LastDate } from './dates.ts';
import { type DatedIntake, intakesOf, isSometimes, type PlanGuide } from './intakes.ts';
import { levelsOf } from './levels.ts';
import { stepsFor } from './steps.ts';

/** An application for an intake, as of a day. */
export type Application = {
  /** `before` our usual months; `now` in them, until the first last date; `ask` after that. */
  readonly state: 'before' | 'now' | 'ask';
  /** The first and the last of our usual months. */
  readonly months: Months;
  /** The next last date. */
  readonly date: LastDate | undefined;
};

/** An intake with its application. */
export type IntakeLine = DatedIntake & { readonly application: Application };

/**
 * The application for an intake until classes begin, by the option for most applicants, the first one. Undefined afterwards,
 * and for a level that has no application.
 */
export function applicationFor(
  { process: { plan } }: PlanGuide,
  intake: DatedIntake,
  level: Level,
  today: Day,
): Application | undefined {
  const steps = stepsFor({ plan, intake, level, today });
  const option = steps.find(({ isApplication }) => isApplication)?.options[0];
  if (!option || monthOf(today) >= intake.begins[0]) return undefined;
  const { months, when, dates, date } = option;
  const isOpen = when === 'now' && date === dates[0];
  return { state: when === 'later' ? 'before' : isOpen ? 'now' : 'ask', months, date };
}

/** The next two intakes of a guide in the order of their classes, and a third one within 18 months. */
export function nextLines(guide: PlanGuide, today: Day, chosen?: Level): readonly IntakeLine[] {
  const limit = monthOf(today) + 18;
  return linesOf(chosen, (level) =>
    linesAhead(guide, today, level)
      .slice(0, 3)
      .filter(({ begins }, index) => index < 2 || begins[0] <= limit),
  );
}

/** The next intake after the given one, without those that only some institutions offer. */
export function laterLines(
  guide: PlanGuide,
  { begins }: DatedIntake,
  today: Day,
  chosen?: Level,
): readonly IntakeLine[] {
  return linesOf(chosen, (level) =>
    linesAhead(guide, today, level)
      .filter((line) => line.begins[0] > begins[0])
      .slice(0, 1),
  );
}

/** The line of an intake for each level that can apply. */
export function linesFor(guide: PlanGuide, intake: DatedIntake, today: Day, chosen?: Level) {
  return linesOf(chosen, (level) => lineFor(guide, intake, level, today));
}

/** All intakes that can be applied for, without those that only some institutions offer. */
function linesAhead(guide: PlanGuide, today: Day, level: Level): readonly IntakeLine[] {
  return intakesOf(guide)
    .filter((intake) => !isSometimes(intake, level))
    .flatMap((intake) => lineFor(guide, intake, level, today));
}

function lineFor(...choice: Parameters<typeof applicationFor>): readonly IntakeLine[] {
  const application = applicationFor(...choice);
  return application ? [{ ...choice[1], application }] : [];
}

/** The lines of the chosen level, or of each level; lines that both levels share have no level. */
function linesOf(
  chosen: Level | undefined,
  linesAt: (level: Level) => readonly IntakeLine[],
): readonly IntakeLine[] {
  const lines = { bachelor: linesAt('bachelor'), master: linesAt('master') };
  const isShared = JSON.stringify(lines.bachelor) === JSON.stringify(lines.master);
  if (!chosen && isShared) return lines.master;
  return levelsOf(chosen).flatMap((level) => lines[level].map((line) => ({ ...line, level })));
}
