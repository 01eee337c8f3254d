import { questionGroups } from '#content/question-groups.ts';
import { levelLabels } from '../plan/levels.ts';
import { destinationRoutes } from '../routes.ts';

/** Names of each destination's intakes, e.g. "Fall". */
export type IntakeNames = readonly {
  readonly id: string;
  readonly intakeNames: readonly string[];
}[];

/** Number of years after this one for which plans offer intakes. */
const offeredYears = 5;

const fixedWords = [...Object.values(levelLabels), ...Object.values(questionGroups)];

/**
 * Field values from a link's query: known countries, and an offered level and intake or a group of questions. Other text
 * is ignored: a third party could have written the link, and the visitor would send that text as their own.
 */
export function readTopic(search: string, names: IntakeNames): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const labels = query.getAll('country').slice(0, 2);
  const routes = labels.flatMap(
    (label) => destinationRoutes.find((row) => row.label === label) ?? [],
  );
  const country = routes.map(({ label }) => label).join(' and ');
  const course = query.get('course') ?? '';
  const offered = names.filter(({ id }) => routes.some((route) => route.id === id));
  const words: readonly string[] = [...fixedWords, ...offered.flatMap(intakesOf)];
  const isKnown = course.split(', ').every((word) => words.includes(word));
  return { ...(country && { country }), ...(isKnown && { course }) };
}

/** The intakes of this and the next years, e.g. "Fall 2027". */
function intakesOf({ intakeNames }: IntakeNames[number]): readonly string[] {
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: offeredYears + 1 }, (_, index) => thisYear + index);
  return intakeNames.flatMap((name) => years.map((year) => `${name} ${year}`));
}
