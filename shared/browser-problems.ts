/** What may go wrong in a browser; neither a message nor an address belongs to it. */
export const browserProblems = ['hydration', 'rendering', 'script', 'page-module'] as const;

export type BrowserProblem = (typeof browserProblems)[number];

/** Where a browser tells of a problem; each is counted by its name. */
export function problemAddress(problem: BrowserProblem): string {
  return `/browser-problem/${problem}`;
}
