import type { DestinationGuide, Level } from '../content/types.ts';
import type { DestinationId } from '../routes.ts';
import { startKey } from './start-store.ts';
import { useChosenStart } from './use-chosen-start.ts';
import { useToday } from './use-today.ts';

/** The level of the start that a visitor has chosen for a destination; none in hydration. */
export function useChosenLevel(
  destination: DestinationId,
  { process: { plan }, intakes, written }: DestinationGuide,
): Level | undefined {
  const thisYear = useToday(written)?.day.year;
  return useChosenStart({ key: startKey(destination), plan, intakes, thisYear })?.level;
}
