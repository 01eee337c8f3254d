/** What a browser reports; a report has neither message nor address. */
export const browserProblems = [
  'hydration',
  'rendering',
  'script',
  'script-missing',
  'page-module',
] as const;

export type BrowserProblem = (typeof browserProblems)[number];

/** Where a browser reports a problem, which is counted by its name. */
export function problemAddress(problem: BrowserProblem): string {
  return `/browser-problem/${problem}`;
}
