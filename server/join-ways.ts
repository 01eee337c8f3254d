import type { PlanEntry, PlanStep } from '../shared/content/types.ts';
import { monthsOf } from '../shared/guide/plan-dates.ts';
import { type Start, spanOf, stepsFor, textFor } from '../shared/guide/plan-entries.ts';

/**
 * The ways of a choice as one step, where all of them are for everybody and in the same months: nobody takes two.
 * Undefined for any other entry.
 */
export function joinWays(entry: PlanEntry, start: Start): PlanStep | undefined {
  const ways = stepsFor(entry, start);
  const [first, ...others] = ways;
  const when = first && spanOf(first, start.intake);
  if (!when || others.length === 0) return undefined;
  if (ways.some(({ level }) => level) || monthsOf(entry, start).length > 1) return undefined;
  const texts = ways.map((way) => `${way.title}: ${textFor(way, start.intake)}`);
  return {
    id: entry.id,
    title: entry.title,
    when,
    text: texts.join('\n'),
    limits: ways.flatMap(({ limits }) => limits ?? []),
  };
}
