import type { Intake, Level, PlanEntry } from '../content/types.ts';
import { offeredYears } from './plan-dates.ts';
import { isOffered, type Start } from './plan-entries.ts';
import type { ChosenFields } from './start-store.ts';

const levels: readonly Level[] = ['bachelor', 'master'];

/** The level that a form's value names; undefined for "not sure yet" and for anything else. */
export function readLevel(value: string): Level | undefined {
  return levels.find((level) => level === value);
}

type Offer = {
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  /** The year in which the first start is offered. */
  readonly thisYear: number;
};

/** The start that a form, an address or storage names, or undefined where it is not offered. */
export function readStart(
  { intake: id, year, level: levelValue }: ChosenFields,
  { plan, intakes, thisYear }: Offer,
): Start | undefined {
  const level = readLevel(levelValue);
  const intake = intakes.find((row) => row.id === id);
  if (!intake || !/^\d{4}$/.test(year) || !isOffered(plan, { intake, level })) return undefined;
  return offeredYears(thisYear).includes(Number(year))
    ? { intake, year: Number(year), level }
    : undefined;
}
