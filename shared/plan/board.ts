import type { DestinationId } from '../routes.ts';
import { type Day, monthOf, monthText } from '../time/months.ts';
import { nextLines } from './application.ts';
import type { PlanGuide } from './intakes.ts';

export type Board = ReturnType<typeof boardFor>;

/** The departure board of a day, with the guides of all destinations. */
export function boardFor(
  guides: readonly { readonly id: DestinationId; readonly guide: PlanGuide }[],
  today: Day,
) {
  return {
    today,
    /** E.g. "November 2026". */
    month: monthText(monthOf(today)),
    rows: guides.map(({ id, guide }) => ({
      id,
      intakes: nextLines(guide, today),
      /** Names of all intakes: a link can fill any of them into the enquiry form. */
      intakeNames: guide.intakes.map(({ name }) => name),
    })),
  };
}
