import type { DestinationGuide, Intake, Level, MonthsBefore } from '../content/types.ts';
import {
  type Day,
  type Months,
  monthName,
  monthOf,
  monthsText,
  monthText,
} from '../time/months.ts';
import { levelNames } from './levels.ts';

/** ID of a dated intake in forms and URLs, e.g. `2027-september`. */
export type IntakeValue = `${number}-${string}`;

/** A dated intake's ID and name. */
export type NamedIntake = {
  readonly value: IntakeValue;
  /** E.g. "September 2027" or "Fall 2027 (Aug–Sep)". */
  readonly text: string;
  /** Set if it is for one level only. */
  readonly level?: Level | undefined;
};

/** The intake that a plan is counted back from, of one year or of any year. */
export type PlannedIntake = Intake & {
  readonly text: string;
  /** The months in which classes begin; without a `year`, month numbers of the year 0. */
  readonly begins: Months;
  readonly year?: number;
};

/** An intake with the year in which classes begin. */
export type DatedIntake = PlannedIntake & NamedIntake & { readonly year: number };

/** Years after `written` for which a guide's plan offers intakes. */
const offeredYears = 4;

/** The parts of a guide that its plan needs. */
export type PlanGuide = Pick<DestinationGuide, 'intakes' | 'process' | 'written'>;

function datedIntake(intake: Intake, year: number): DatedIntake {
  const value: IntakeValue = `${year}-${intake.id}`;
  const text = nameWithMonths(intake, `${intake.name} ${year}`);
  return { ...intake, year, value, text, begins: beginsIn(intake, year) };
}

export function anyYearIntake(intake: Intake): PlannedIntake {
  return { ...intake, text: nameWithMonths(intake, intake.name), begins: beginsIn(intake, 0) };
}

/** A season's name with its months, since Winter and Spring both begin in January. */
function nameWithMonths({ name, months }: Intake, text: string): string {
  const names = months.map((month) => monthName(month - 1));
  if (names.some((month) => name.includes(month))) return text;
  return `${text} (${names.map((month) => month.slice(0, 3)).join('–')})`;
}

function beginsIn({ months }: Intake, year: number): Months {
  const first = year * 12 + (months[0] ?? 1) - 1;
  return [first, first + months.length - 1];
}

/** The months of a period counted back from an intake. For an intake of two months the period is one month longer. */
export function monthsBefore([from, to]: MonthsBefore, { begins }: PlannedIntake): Months {
  return [begins[0] - from, begins[1] - to];
}

/** Months of an intake's plan as text; for any year e.g. "October of the year before to January". */
export function periodText(months: Months, { year }: PlannedIntake, joint = 'to'): string {
  return monthsText(months, year === undefined ? anyYearMonth : monthText, joint);
}

/** E.g. "October of the year before". */
function anyYearMonth(month: number): string {
  const years = ['', ' of the year before', ' two years before'];
  return `${monthName(month)}${years[-Math.floor(month / 12)]}`;
}

/** True if only some institutions offer an intake at `level` or, without a level, at any level. */
export function isSometimes({ sometimes }: Intake, level: Level | undefined): boolean {
  return sometimes !== undefined && (sometimes === true || !level || sometimes === level);
}

/** E.g. "September 2027" or "September 2027, master’s or PhD". */
export function intakeName({ text, level }: NamedIntake): string {
  return level ? `${text}, ${levelNames[level]}` : text;
}

/** A guide's intakes from January of the year in which it was written until four years after that day, in chronological order. */
export function intakesOf({ intakes, written }: PlanGuide): readonly DatedIntake[] {
  const first = monthOf(written);
  return Array.from({ length: offeredYears + 2 }, (_, index) => Math.floor(first / 12) + index)
    .flatMap((year) => intakes.map((intake) => datedIntake(intake, year)))
    .filter(({ begins }) => begins[0] < first + 12 * offeredYears)
    .sort((one, other) => one.begins[0] - other.begins[0]);
}

/** True if the months in which classes begin are over. */
export function hasBegun({ begins }: DatedIntake, today: Day): boolean {
  return begins[1] < monthOf(today);
}
