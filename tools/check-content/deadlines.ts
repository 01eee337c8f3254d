import { dayIn } from '../../shared/months.ts';
import { anyYearIntake, type PlanGuide } from '../../shared/plan/intakes.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import type { Due } from './report.ts';

/**
 * The next date to enter for each deadline with published dates. It is due in the first month of applications for that
 * intake: without the date, the board can show only the usual month.
 */
export function deadlinesToEnter(
  id: string,
  { intakes, process, written }: PlanGuide,
): readonly Due[] {
  return intakes.flatMap((intake) => {
    const planned = anyYearIntake(intake);
    const steps = stepsFor({ plan: process.plan, intake: planned, today: written });
    const options = steps.flatMap((step) => step.options);
    return options.flatMap((option) =>
      option.deadlines.flatMap(({ days, scope, source }) => {
        const year = Math.max(...Object.keys(days).map(Number)) + 1;
        const month = option.months[0] + year * 12;
        if (!Number.isFinite(year)) return [];
        const day = dayIn(month, 1);
        const entry = `${id}/guide.ts ${option.id}: enter the day for ${year} (last date${scope ? ` for ${scope}` : ''})`;
        return [{ day, lines: [entry, source?.href ?? ''] }];
      }),
    );
  });
}
