import { type BrowserProblem, problemPath } from '../shared/problems.ts';

let isReported = false;

/** Reports a page's first problem to the server, which counts it in a metric. */
export function reportProblem(problem: BrowserProblem): void {
  if (isReported) return;
  isReported = true;
  try {
    navigator.sendBeacon(problemPath(problem));
  } catch {
    // Firefox has no `sendBeacon` if the visitor has disabled beacons.
  }
}
