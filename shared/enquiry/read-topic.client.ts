import { questionGroups } from '#content/question-groups.ts';
import { levelLabels } from '../plan/levels.ts';
import { destinationRoutes } from '../routes.ts';

/** The names of a destination's intakes, e.g. "Fall". */
export type IntakeNames = readonly {
  readonly id: string;
  readonly intakeNames: readonly string[];
}[];

/** For how many years plans offer intakes. */
const offeredYears = 5;

const levels = new Set(Object.values(levelLabels));
const groups: ReadonlySet<string> = new Set(Object.values(questionGroups));

/**
 * The fields that a link fills in: countries of ours, then an offered level and intake or a group of questions. Any other
 * words in a link are somebody else's, and a visitor would send them under their own name.
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

/** Whether it names a level, an intake of the next years, or both in this order. */
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
