import type { DestinationGuide } from '../../shared/content/types.ts';
import { isoDay } from '../../shared/months.ts';
import { anyYearStart } from '../../shared/plan/intakes.ts';
import { deadlinesOf } from '../../shared/plan/limits.ts';
import { rowsFor } from '../../shared/plan/rows.ts';
import type { Due } from './report.ts';

/**
 * The day that each deadline of a guide lacks next, where days of it are published: from the first month in which people
 * apply for that start the board would be silent on it.
 */
export function lastDaysToEnter(
  id: string,
  { intakes, process }: Pick<DestinationGuide, 'intakes' | 'process'>,
): readonly Due[] {
  return intakes.flatMap((intake) => {
    const ways = rowsFor(process.plan, [anyYearStart(intake)]).flatMap((row) => row.ways);
    return ways.flatMap((way) =>
      deadlinesOf(way).flatMap(({ days, scope, source }) => {
        const year = Math.max(...Object.keys(days).map(Number)) + 1;
        const month = way.due[0].months[0] + year * 12;
        if (!Number.isFinite(year)) return [];
        const day = isoDay({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 });
        const entry = `${id}/guide.ts ${way.id}: enter the day for ${year} (last day ${scope})`;
        return [{ day, lines: [entry, source.href] }];
      }),
    );
  });
}
