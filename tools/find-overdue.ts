import { readdirSync, readFileSync } from 'node:fs';
import { type Day, dateOf, dayIn, monthOf } from '../shared/time/months.ts';

const content = 'shared/content';

/** Dates in the copy, with the months after which each must be reviewed. */
const kinds = [
  {
    pattern: /lookAgain: '(.+?)'/g,
    months: 0,
    task: 'review: the page no longer shows it as current',
  },
  { pattern: /days: \{[^}]*'(.+?)'/g, months: 0, task: 'enter the next official date in `days`' },
  { pattern: /reviewed: '(.+?)'/g, months: 6, task: 'open every official page again' },
  // The plan offers intakes of the four years after this day.
  { pattern: /written: '(.+?)'/g, months: 12, task: 'review the whole page, and renew `written`' },
];

/** Everything that is due on a day, earliest first: dated rows of the owner's guide, then dates in the copy. */
export function findOverdue(today: Day): readonly string[] {
  const rows = readFileSync('docs/owner.md', 'utf8').matchAll(
    /^\| (\d{4}-\d\d-\d\d) \| (.+) \|$/gm,
  );
  const ends = [...rows].map(([, day = '', text = '']) => `${day} ${text.replace(' | ', ': ')}`);
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const dates = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(`${content}/${name}`, 'utf8');
      return kinds.flatMap(({ pattern, months, task }) =>
        [...text.matchAll(pattern)].map(({ 1: found, index }) => {
          const day = found as Day;
          const due = dayIn(monthOf(day) + months, dateOf(day));
          return `${due} ${content}/${name}:${text.slice(0, index).split('\n').length}: ${task}`;
        }),
      );
    });
  return [...ends, ...dates].filter((line) => line.slice(0, 10) <= today).sort();
}
