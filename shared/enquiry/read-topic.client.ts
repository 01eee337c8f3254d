import { questionGroups } from '#content/question-groups.ts';
import { levelLabels } from '../plan/levels.ts';
import { destinationRoutes } from '../routes.ts';

/** Names of each destination's intakes, e.g. "Fall". */
export type IntakeNames = readonly { readonly intakeNames: readonly string[] }[];

const fixedWords = [...Object.values(levelLabels), ...Object.values(questionGroups)];

/**
 * Field values from a link's query, as a query: up to two known countries, and two of: level, intake, group of questions.
 * Other text is ignored: a third party could have written the link, and the visitor would send that text as their own.
 */
export function readTopic(search: string, intakes: IntakeNames): string {
  const query = new URLSearchParams(search);
  const labels = destinationRoutes.map(({ label }) => label);
  const named = labels.filter((label) => query.getAll('country').includes(label));
  const words = query.get('course')?.split(', ') ?? [];
  const known = [...fixedWords, ...intakes.flatMap(({ intakeNames }) => intakeNames)];
  const isKnown = words.every((word) => known.includes(word.replace(/ 20\d\d$/, '')));
  const country = named.slice(0, 2).join(' and ');
  const course = isKnown ? words.slice(0, 2).join(', ') : '';
  return country || course ? `${new URLSearchParams({ country, course })}` : '';
}
