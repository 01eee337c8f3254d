import { useMemo, useSyncExternalStore } from 'react';
import type { Intake, PlanEntry } from '../content/types.ts';
import type { Start } from './plan-entries.ts';
import { readStart } from './read-start.ts';
import { type ChosenFields, readChoices, subscribeToChoices } from './start-store.ts';

type Options = {
  /** Under which the choice is stored. */
  readonly key: string;
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  /** The visitor's year; undefined on the server and in hydration. */
  readonly thisYear: number | undefined;
};

const none: readonly ChosenFields[] = [];

/** The start that a visitor has chosen: the address's, else the one kept on this device; none in hydration. */
export function useChosenStart({ key, plan, intakes, thisYear }: Options): Start | undefined {
  const choices = useSyncExternalStore(
    subscribeToChoices,
    () => readChoices(key),
    () => none,
  );
  return useMemo(() => {
    if (thisYear === undefined) return undefined;
    const starts = choices.map((choice) => readStart(choice, { plan, intakes, thisYear }));
    return starts.find((start) => start !== undefined);
  }, [choices, plan, intakes, thisYear]);
}
