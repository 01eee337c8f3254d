import type {
  DestinationGuide,
  DestinationSummary,
  HomeContent,
  Text,
} from '../../shared/content/types.ts';
import { stepsOf } from '../../shared/guide/plan-dates.ts';

/** A destination's texts in the order in which its page shows them, abbreviations still marked. */
export function destinationTexts(
  { facts }: DestinationSummary,
  { intro, process, afterOffer, changes, whyWorthIt, howWeHelp }: DestinationGuide,
): readonly Text[] {
  return textsOf([
    ...[intro, facts],
    ...[process.lead, stepsOf(process.plan), process.documents, process.questions],
    ...[afterOffer.lead, afterOffer.documents, afterOffer.rules, changes, afterOffer.questions],
    ...[whyWorthIt.reasons, whyWorthIt.limit, whyWorthIt.questions, howWeHelp],
  ]);
}

/** The home page's texts in the order in which it shows them; `summaries` in the order of the route table. */
export function homeTexts(
  { tagline, intro, services, compare, stages, contact, families, accessibility }: HomeContent,
  summaries: readonly DestinationSummary[],
): readonly Text[] {
  const cards = summaries.map(({ card }) => card);
  const rows = summaries.map(({ facts: { visa: _, ...row } }) => row);
  return textsOf([
    ...[tagline, intro, services.lead, cards, compare.lead, compare.title, rows],
    ...[stages.lead, stages.items, contact.lead, families, accessibility],
  ]);
}

/** The text as a visitor reads it: `[CAS](Confirmation…)` becomes "CAS (Confirmation…)". */
export function plainText(text: Text): string {
  return text.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
}

/** Values that no visitor reads. */
const notText = new Set(['href', 'id', 'date']);

/** Every text of a part of the copy, in the order of its values. */
export function textsOf(copy: unknown): readonly Text[] {
  if (typeof copy === 'string') return [copy];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => (notText.has(key) ? [] : textsOf(value)));
}
