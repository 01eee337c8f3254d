import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';

/** What the pages of all engines have in common. */
type AnyPage = { evaluate(script: string): Promise<unknown> };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.0, 2.1 and 2.2 at the levels A and AA that axe can check. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with the page as it is now, a line for each element. Checks all rules unless some are named. */
export async function violationsOf(page: AnyPage, rules = tags): Promise<readonly string[]> {
  const options = JSON.stringify({ iframes: false, runOnly: rules });
  await page.evaluate(`(() => { if (!globalThis.axe) { ${source} } })()`);
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Runs in the page: opens all details, shows what the form objects to, and scrolls through. */
export async function showEveryState(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  document.querySelector<HTMLButtonElement>('#enquiry [type="submit"]')?.click();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}
