import './require-node.ts';
import { rmSync } from 'node:fs';
import { addGermany } from './recipes/add-destination.ts';
import { addField } from './recipes/add-field.ts';
import { addScholarships } from './recipes/add-page.ts';
import { changeColours } from './recipes/change-colours.ts';
import { changePlan } from './recipes/change-plan.ts';
import { copyRepository, type Recipe, runIn } from './recipes/copy.ts';
import { apostrophe, rebrand } from './recipes/rebrand.ts';
import { removeDestinations } from './recipes/remove-destination.ts';
import { photographInstead } from './recipes/use-photograph.ts';

// `npm run test:recipes`: makes each change that docs/owner.md and the README offer an owner in a copy of the repository,
// and then runs there what an owner runs, but the tests that need a build or a browser. With a word, e.g. `-- colours`,
// only the recipes whose name has it.
const recipes: readonly Recipe[] = [
  rebrand,
  apostrophe,
  addGermany,
  addScholarships,
  removeDestinations,
  changePlan,
  addField,
  changeColours,
  photographInstead,
];

const projects = ['unit', 'http', 'content'].flatMap((project) => ['--project', project]);

/** What an owner runs after a change: the first only repairs what it can. */
const checks: readonly (readonly string[])[] = [
  ['npm', 'run', '--silent', 'format'],
  ['npm', 'run', '--silent', 'lint'],
  ['npm', 'run', '--silent', 'spell'],
  ['npm', 'run', '--silent', 'typecheck'],
  ['node_modules/.bin/vitest', 'run', '--reporter=dot', ...projects],
];

const [word = ''] = process.argv.slice(2);
const chosen = recipes.filter(({ name }) => name.includes(word));
if (chosen.length === 0) throw new Error(`No recipe has “${word}” in its name.`);
for (const recipe of chosen) {
  const started = performance.now();
  const problems = tryRecipe(recipe);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${recipe.name}: ${problems.length > 0 ? 'failed' : 'passed'} (${seconds} s)`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '  '));
  if (problems.length > 0) process.exitCode = 1;
}

/** What fails after the recipe, each with its whole output. */
function tryRecipe({ apply }: Recipe): readonly string[] {
  const folder = copyRepository();
  try {
    apply(folder);
    return checks.flatMap((command) => {
      const { succeeded, stdout, stderr } = runIn(folder, command);
      return succeeded ? [] : [`${command.join(' ')}\n${stdout}${stderr}`];
    });
  } catch (error) {
    return [`The recipe itself: ${error instanceof Error ? error.message : error}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
