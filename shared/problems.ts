/** Problem names reported by browsers; a report contains neither a message nor a URL. */
export const browserProblems = [
  'hydration',
  'rendering',
  'script',
  'script-missing',
  'page-module',
] as const;

export type BrowserProblem = (typeof browserProblems)[number];

/** Path to which browsers report a problem; the server counts reports by name. */
export function problemPath(problem: BrowserProblem): string {
  return `/browser-problem/${problem}`;
}
