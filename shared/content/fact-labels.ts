import type { DestinationSummary } from './types.ts';

type FactId = Exclude<keyof DestinationSummary['facts'], 'official' | 'fundsPage'>;

/** What the boarding pass and the table that compares the destinations both show, in this order. */
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
