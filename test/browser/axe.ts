import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import type { AnyPage } from './visit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.0, 2.1 and 2.2 at the levels A and AA that axe can check. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations that axe finds in the page's current state, one line per element. */
export async function findViolations(page: AnyPage, runOnly = rules): Promise<readonly string[]> {
  // Makes axe check text even if a pseudo-element is behind or beside it.
  const checks = { 'color-contrast': { options: { ignorePseudo: true } } };
  const options = JSON.stringify({ iframes: false, preload: false, runOnly, checks });
  const run = `(() => { globalThis.axe ?? (() => { ${axe} })(); return axe.run(${options}); })()`;
  const { violations, passes } = (await page.evaluate(run)) as AxeResults;
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
