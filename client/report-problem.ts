import { type BrowserProblem, problemAddress } from '../shared/problems.ts';

let isReported = false;

/** Reports a page's first problem to the server, which counts it: an operator sees that a deploy is broken. */
export function reportProblem(problem: BrowserProblem): void {
  if (isReported) return;
  isReported = true;
  try {
    navigator.sendBeacon(problemAddress(problem));
  } catch {
    // Firefox has none if the visitor has turned beacons off.
  }
}
