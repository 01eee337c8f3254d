import type { DestinationGuide } from './types.ts';

/** A destination's guide, whose plan may name only the intakes that the guide has: the type checker rejects any other. */
export function defineGuide<const Id extends string>(
  guide: DestinationGuide<Id>,
): DestinationGuide {
  return guide;
}
