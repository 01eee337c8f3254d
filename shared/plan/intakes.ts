import type { DestinationGuide, Intake, Level, MonthsBefore } from '../content/types.ts';
import { type Day, type Months, monthName, monthOf } from '../months.ts';
import { levelNames } from './levels.ts';

/** ID of a dated intake in forms and URLs, e.g. `2027-september`. */
export type IntakeValue = `${number}-${string}`;

/** A dated intake's ID and name. */
export type NamedIntake = {
  readonly value: IntakeValue;
  /** E.g. "September 2027". */
  readonly text: string;
  /** Set if it is for one level only. */
  readonly level?: Level | undefined;
};

/** An intake of one year: the year in which classes begin. */
export type DatedIntake = Intake & NamedIntake & { readonly year: number };

/** An intake of any year. Its months are counted from January of the year in which classes begin. */
export type AnyYearIntake = Intake & {
  readonly value: string;
  readonly text: string;
  readonly level?: undefined;
  readonly year?: undefined;
};

/** The intake that a plan is counted back from. */
export type PlannedIntake = DatedIntake | AnyYearIntake;

/** Years after `written` for which a guide's plan offers intakes. */
const offeredYears = 4;

/** The parts of a guide that its plan needs. */
export type PlanGuide = Pick<DestinationGuide, 'intakes' | 'process' | 'written'>;

/** The months of a period counted back from an intake. For an intake of two months the period is one month longer. */
export function monthsBefore([from, to]: MonthsBefore, intake: PlannedIntake): Months {
  const { months, year = 0 } = intake;
  const first = year * 12 + (months[0] ?? 1) - 1;
  return [first - from, first + months.length - 1 - to];
}

/** The months in which classes begin. */
export function classesBegin(intake: PlannedIntake): Months {
  return monthsBefore([0, 0], intake);
}

export function datedIntake(intake: Intake, year: number): DatedIntake {
  return { ...intake, year, value: `${year}-${intake.id}`, text: `${intake.name} ${year}` };
}

export function anyYearIntake(intake: Intake): AnyYearIntake {
  return { ...intake, value: intake.id, text: intake.name };
}

/** A month of an any-year intake, e.g. "October of the year before". */
export function anyYearMonth(month: number): string {
  const years = ['', ' of the year before', ' two years before'];
  return `${monthName(month)}${years[-Math.floor(month / 12)]}`;
}

/** True if only some institutions offer an intake at `level` or, without a level, at any level. */
export function isSometimes({ sometimes }: Intake, level: Level | undefined): boolean {
  return sometimes !== undefined && (sometimes === true || !level || sometimes === level);
}

/** E.g. "Fall 2027" or "Fall 2027, master’s or PhD". */
export function intakeName({ text, level }: NamedIntake): string {
  return level ? `${text}, ${levelNames[level]}` : text;
}

/** A guide's intakes in the four years after it was written, in chronological order. */
export function intakesOf({ intakes, written }: PlanGuide): readonly DatedIntake[] {
  const first = monthOf(written);
  return Array.from({ length: offeredYears + 2 }, (_, index) => Math.floor(first / 12) + index)
    .flatMap((year) => intakes.map((intake) => datedIntake(intake, year)))
    .filter((intake) => classesBegin(intake)[1] >= first)
    .filter((intake) => classesBegin(intake)[0] < first + 12 * offeredYears)
    .sort((one, other) => classesBegin(one)[0] - classesBegin(other)[0]);
}

/** True if the months in which classes begin are over. */
export function hasBegun(intake: DatedIntake, today: Day): boolean {
  return classesBegin(intake)[1] < monthOf(today);
}

/** The year of the next summer, which ends on 31 July. Class 12 and final-year results come in that season. */
export function nextSummer(today: Day): number {
  return Math.floor((monthOf(today) + 5) / 12);
}

/** True if an intake needs results in hand: its classes begin before the next August. */
export function needsResults(intake: DatedIntake, today: Day): boolean {
  return classesBegin(intake)[0] < nextSummer(today) * 12 + 7;
}
