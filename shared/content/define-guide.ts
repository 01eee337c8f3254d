import type { DestinationGuide } from './types.ts';

/** A destination's guide. The type checker rejects a plan with an intake that the guide doesn't have. */
export function defineGuide<const Id extends string>(
  guide: DestinationGuide<Id>,
): DestinationGuide {
  return guide;
}
