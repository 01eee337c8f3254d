import type { DestinationGuide, Intake, Level, MonthsBefore } from '../content/types.ts';
import { type Day, type Months, monthName, monthOf, parseDay } from '../months.ts';
import { levelNames } from './levels.ts';

/** An intake of one year as forms and URLs name it, e.g. `2027-september`. */
export type IntakeValue = `${number}-${string}`;

/** An intake of one year as forms, URLs and sentences name it. */
export type NamedIntake = {
  readonly value: IntakeValue;
  /** E.g. "September 2027". */
  readonly text: string;
  /** Where it is for one of both. */
  readonly level?: Level | undefined;
};

/** An intake of one year, in which its classes begin. */
export type DatedIntake = Intake & NamedIntake & { readonly year: number };

/** An intake of any year: its months are counted from the January of the year in which classes begin. */
export type AnyYearIntake = Intake & {
  readonly value: string;
  readonly text: string;
  readonly level?: undefined;
  readonly year?: undefined;
};

/** What a plan is counted back from. */
export type PlannedIntake = DatedIntake | AnyYearIntake;

/** For how long after the day on which a page was written its plan offers intakes. */
const offeredYears = 4;

/** What of a guide a plan is made of. */
export type PlanGuide = Pick<DestinationGuide, 'intakes' | 'process' | 'written'>;

/** The months of a span counted back from an intake. An intake of two months has each step in either. */
export function monthsBefore([from, to]: MonthsBefore, intake: PlannedIntake): Months {
  const { months, year = 0 } = intake;
  const first = year * 12 + (months[0] ?? 1) - 1;
  return [first - from, first + months.length - 1 - to];
}

/** The months in which classes begin. */
export function classesBegin(intake: PlannedIntake): Months {
  return monthsBefore([0, 0], intake);
}

/** An intake in a given year. */
export function datedIntake(intake: Intake, year: number): DatedIntake {
  return { ...intake, year, value: `${year}-${intake.id}`, text: `${intake.name} ${year}` };
}

/** An intake in any year. */
export function anyYearIntake(intake: Intake): AnyYearIntake {
  return { ...intake, value: intake.id, text: intake.name };
}

/** A month of an any-year intake, e.g. "October of the year before". */
export function anyYearMonth(month: number): string {
  const years = ['', ' of the year before', ' two years before'];
  return `${monthName(month)}${years[-Math.floor(month / 12)]}`;
}

/** Whether only some institutions offer an intake at a level, or at one of both. */
export function isSometimes({ sometimes }: Intake, level: Level | undefined): boolean {
  return sometimes !== undefined && (sometimes === true || !level || sometimes === level);
}

/** E.g. "Fall 2027" or "Fall 2027, master’s or PhD". */
export function intakeName({ text, level }: NamedIntake): string {
  return level ? `${text}, ${levelNames[level]}` : text;
}

/** The intakes of the four years after the page was written, in their order. */
export function intakesOf({ intakes, written }: PlanGuide): readonly DatedIntake[] {
  const first = monthOf(parseDay(written));
  return Array.from({ length: offeredYears + 2 }, (_, index) => Math.floor(first / 12) + index)
    .flatMap((year) => intakes.map((intake) => datedIntake(intake, year)))
    .filter((intake) => classesBegin(intake)[1] >= first)
    .filter((intake) => classesBegin(intake)[0] < first + 12 * offeredYears)
    .sort((one, other) => classesBegin(one)[0] - classesBegin(other)[0]);
}

/** Whether the months in which classes begin are over. */
export function hasBegun(intake: DatedIntake, today: Day): boolean {
  return classesBegin(intake)[1] < monthOf(today);
}

/** The year of the next summer: the one whose 1 August has not come. Results of Class 12 and of final years come before it. */
export function nextSummer({ year, month }: Day): number {
  return month < 8 ? year : year + 1;
}

/** Whether an intake is only for those who have their results: its classes begin before the next August. */
export function needsResults(intake: DatedIntake, today: Day): boolean {
  return classesBegin(intake)[0] < monthOf({ year: nextSummer(today), month: 8, day: 1 });
}
