import type {
  DestinationGuide,
  DestinationSummary,
  ExternalLink,
  HomeContent,
  Paper,
  PlanStep,
  Point,
  Question,
  Rule,
  Text,
} from '../../shared/content/types.ts';

/** A destination's texts in the order in which its page shows them, abbreviations still marked. */
export function destinationTexts(
  summary: DestinationSummary,
  guide: DestinationGuide,
): readonly Text[] {
  const { process, afterOffer, whyWorthIt } = guide;
  return [
    ...guide.intro,
    ...factTexts(summary),
    process.lead,
    ...process.plan.flatMap(stepTexts),
    ...process.papers.flatMap(paperTexts),
    ...process.questions.flatMap(questionTexts),
    afterOffer.lead,
    ...afterOffer.papers.flatMap(paperTexts),
    ...afterOffer.rules.flatMap(ruleTexts),
    ...afterOffer.questions.flatMap(questionTexts),
    ...whyWorthIt.reasons,
    whyWorthIt.limit,
    ...whyWorthIt.questions.flatMap(questionTexts),
    ...guide.howWeHelp,
  ];
}

/** The home page's texts in the order in which it shows them; `summaries` in the order of the route table. */
export function homeTexts(
  home: HomeContent,
  summaries: readonly DestinationSummary[],
): readonly Text[] {
  return [
    ...home.tagline,
    ...home.intro,
    home.services.lead,
    ...summaries.flatMap(({ card }) => card),
    home.compare.lead,
    home.compare.title,
    ...summaries.flatMap(rowTexts),
    home.stages.lead,
    ...home.stages.items.flatMap(pointTexts),
    home.contact.lead,
    ...home.privacy,
    ...home.accessibility,
  ];
}

/** The text as a visitor reads it: `[CAS](Confirmation…)` becomes "CAS (Confirmation…)". */
export function plainText(text: Text): string {
  return text.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
}

/** The facts at a glance, which are also a row of the comparison on the home page. */
export function factTexts({ facts }: DestinationSummary): readonly Text[] {
  const { intakes, apply, visa, restsOn, money, health, workDuring, workAfter, official } = facts;
  return [intakes, apply, visa, restsOn, money, health, workDuring, workAfter, official.text];
}

function rowTexts(summary: DestinationSummary): readonly Text[] {
  return factTexts(summary).filter((text) => text !== summary.facts.visa);
}

function pointTexts({ title, text }: Point): readonly Text[] {
  return [title, text];
}

function stepTexts(step: PlanStep): readonly Text[] {
  const limit = step.limit ? [step.limit.text, ...sourceTexts(step.limit.source)] : [];
  return [...pointTexts(step), ...limit];
}

function paperTexts({ name, why, wrong }: Paper): readonly Text[] {
  return [name, why, wrong];
}

function ruleTexts({ term, detail, source }: Rule): readonly Text[] {
  return [term, detail, ...sourceTexts(source)];
}

function questionTexts({ question, answer, source }: Question): readonly Text[] {
  return [question, answer, ...sourceTexts(source)];
}

function sourceTexts(source?: ExternalLink): readonly Text[] {
  return source ? [source.text] : [];
}
