import { questionGroups } from '#content/question-groups.ts';
import { levelLabels } from '../plan/levels.ts';
import { destinationRoutes } from '../routes.ts';

/** Names of each destination's intakes, e.g. "Fall". */
export type IntakeNames = readonly {
  readonly id: string;
  readonly intakeNames: readonly string[];
}[];

/** Number of years for which plans offer intakes. */
const offeredYears = 5;

const levels = new Set(Object.values(levelLabels));
const groups: ReadonlySet<string> = new Set(Object.values(questionGroups));

/**
 * Field values from a link's query: known countries, and an offered level and intake or a group of questions. Other text
 * is ignored: a third party could have written the link, and the visitor would send that text as their own.
 */
export function readTopic(search: string, names: IntakeNames): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const named = query.getAll('country').slice(0, 2);
  const routes = destinationRoutes.filter(({ label }) => named.includes(label));
  const country = named
    .filter((label) => routes.some((route) => route.label === label))
    .join(' and ');
  const offered = names.filter(({ id }) => routes.some((route) => route.id === id));
  const course = query.get('course') ?? '';
  const isKnown = groups.has(course) || isPlan(course, offered);
  return { ...(country && { country }), ...(isKnown && { course }) };
}

/** True if a course consists of a level, an intake of the next years, or both in this order. */
function isPlan(course: string, offered: IntakeNames): boolean {
  const [first = '', ...others] = course.split(', ');
  const [intake, ...more] = levels.has(first) ? others : [first, ...others];
  return more.length === 0 && (intake === undefined || isIntake(intake, offered));
}

function isIntake(text: string, offered: IntakeNames): boolean {
  const [, name = '', year] = /^(.+) (\d{4})$/.exec(text) ?? [];
  const ahead = Number(year) - new Date().getFullYear();
  return (
    ahead >= 0 &&
    ahead <= offeredYears &&
    offered.some(({ intakeNames }) => intakeNames.includes(name))
  );
}
