import type { DestinationGuide, Intake, Level, MonthsBefore } from '../content/types.ts';
import { type Day, type Months, monthName, monthOf, parseDay } from '../months.ts';
import { levelNames } from './levels.ts';

/** A start as forms, addresses and sentences name it. */
export type NamedStart = {
  /** E.g. `2027-september`. */
  readonly value: string;
  /** E.g. "September 2027", or "September" of any year. */
  readonly text: string;
  /** Where it is for one of both. */
  readonly level?: Level | undefined;
};

/** An intake in the year in which its classes begin. */
export type Start = NamedStart & { readonly intake: Intake; readonly year: number };

/** An intake of any year: its months are counted from the January of the year in which classes begin. */
export type AnyYearStart = Omit<Start, 'year'> & { readonly year?: undefined };

/** What a plan is counted back from. */
export type PlannedStart = Start | AnyYearStart;

/** For how long after the day on which a page was written its plan offers starts. */
const offeredYears = 4;

/** What of a guide a plan is made of. */
export type PlanGuide = Pick<DestinationGuide, 'intakes' | 'process' | 'written'>;

/** The months that a span, counted back from a start, stands for: an intake of two months has each step in either. */
export function monthsBefore([from, to]: MonthsBefore, { intake, year = 0 }: PlannedStart): Months {
  const { months } = intake;
  const first = year * 12 + (months[0] ?? 1) - 1;
  return [first - from, first + months.length - 1 - to];
}

/** The months in which classes begin. */
export function classesBegin(start: PlannedStart): Months {
  return monthsBefore([0, 0], start);
}

/** An intake as the start of a year. */
export function startOf(intake: Intake, year: number): Start {
  return { intake, year, value: `${year}-${intake.id}`, text: `${intake.name} ${year}` };
}

/** An intake as the start of any year. */
export function anyYearStart(intake: Intake): AnyYearStart {
  return { intake, value: intake.id, text: intake.name };
}

/** A month of a start of any year, e.g. "October of the year before". */
export function anyYearMonth(month: number): string {
  const years = ['', ' of the year before', ' two years before'];
  return `${monthName(month)}${years[-Math.floor(month / 12)]}`;
}

/** Whether only some institutions offer an intake at a level, or at one of both. */
export function isSometimes({ sometimes }: Intake, level: Level | undefined): boolean {
  return sometimes !== undefined && (sometimes === true || !level || sometimes === level);
}

/** E.g. "Fall 2027" or "Fall 2027, master’s or PhD". */
export function startName({ text, level }: NamedStart): string {
  return level ? `${text}, ${levelNames[level]}` : text;
}

/** The starts of the four years after the page was written, in their order. */
export function startsOf({ intakes, written }: PlanGuide): readonly Start[] {
  const first = monthOf(parseDay(written));
  return Array.from({ length: offeredYears + 2 }, (_, index) => Math.floor(first / 12) + index)
    .flatMap((year) => intakes.map((intake) => startOf(intake, year)))
    .filter((start) => classesBegin(start)[1] >= first)
    .filter((start) => classesBegin(start)[0] < first + 12 * offeredYears)
    .sort((one, other) => classesBegin(one)[0] - classesBegin(other)[0]);
}

/** Whether the months in which classes begin are over. */
export function hasBegun(start: Start, today: Day): boolean {
  return classesBegin(start)[1] < monthOf(today);
}

/** The year of the next summer: the one whose 1 August has not come. Results of Class 12 and of final years come before it. */
export function nextSummer({ year, month }: Day): number {
  return month < 8 ? year : year + 1;
}

/** Whether a start is only for those who have their results: its classes begin before the next August. */
export function needsResults(start: Start, today: Day): boolean {
  return classesBegin(start)[0] < monthOf({ year: nextSummer(today), month: 8, day: 1 });
}
