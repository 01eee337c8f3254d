import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthNames } from '../../shared/months.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { edit, type Recipe } from './copy.ts';

/** An intake that is named by its one month moves to the next month, and a step's span changes. */
export const changePlan: Recipe = {
  name: 'an intake in another month, a step in other months',
  apply(folder) {
    const { id, month } = findIntake(folder);
    const name = monthNames[month - 1] ?? '';
    const next = monthNames[month] ?? '';
    // Wherever the copy names the month: the check of the copy compares words and calendar.
    const move = (text: string) =>
      text
        .replaceAll(name, next)
        .replace(`name: '${next}', months: [${month}]`, `name: '${next}', months: [${month + 1}]`);
    edit(join(folder, 'shared/content', id, 'summary.ts'), move);
    edit(guideOf(folder, id), move);
    edit(join(folder, 'test/content/plan-rules.ts'), (text) => moveRules(text, id, name));
    edit(join(folder, 'test/content/specified-terms.ts'), (text) =>
      text.replace(new RegExp(`(?<=\\n  ${id}: .*)'${name}'`), `'${next}'`),
    );
    edit(guideOf(folder, id), (text) =>
      text.replace(/when: \[(\d+),/, (_, from) => `when: [${Number(from) + 1},`),
    );
  },
};

/** The rules of a destination's intake that moves by a month: each of its days is the last of a month. */
function moveRules(text: string, id: string, name: string): string {
  const block = new RegExp(
    `(?<=\\n {2}${id}: \\{\\n.*?)\\n {4}${name.toLowerCase()}: .*?\\n {4}\\}`,
    's',
  );
  return text.replace(block, (rules) =>
    rules
      .replace(/Begin: \[(\d+), (\d+)\]/, (_, ...months) => {
        const [first, last] = months.map((month) => Number(month) + 1);
        return `Begin: [${first}, ${last}]`;
      })
      .replace(/month: (\d+), day: \d+/g, (_, month) => {
        const lastDay = new Date(Date.UTC(2027, Number(month) + 1, 0)).getUTCDate();
        return `month: ${month}, day: ${lastDay}`;
      })
      .replace(/month: (\d+)/g, (_, month) => `month: ${Number(month) + 1}`),
  );
}

function guideOf(folder: string, id: string): string {
  return join(folder, 'shared/content', id, 'guide.ts');
}

/** The first destination with an intake of one month that is its name, and that month. */
function findIntake(folder: string): { readonly id: string; readonly month: number } {
  for (const { id } of destinationRoutes) {
    const text = readFileSync(guideOf(folder, id), 'utf8');
    const month = monthNames.findIndex((name, index) =>
      text.includes(`name: '${name}', months: [${index + 1}]`),
    );
    if (month >= 0) return { id, month: month + 1 };
  }
  throw new Error('No destination has an intake that is named by its month.');
}
