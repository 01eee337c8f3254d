import type { DestinationFacts } from './types.ts';

type FactId = Exclude<keyof DestinationFacts, 'official' | 'fundsPage'>;

/** Labels of the facts on the boarding pass and in the comparison table, in this order. */
export const factLabels: readonly (readonly [id: FactId, label: string])[] = [
  ['intakes', 'Intakes'],
  ['apply', 'Apply through'],
  ['visa', 'Visa'],
  ['keyDocument', 'Key visa document'],
  ['proofOfFunds', 'Proof of funds'],
  ['health', 'Health cover'],
  ['workDuring', 'Work in term'],
  ['workAfter', 'Work after'],
];
