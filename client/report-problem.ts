import { type BrowserProblem, problemAddress } from '../shared/browser-problems.ts';

let isReported = false;

/** Tells the server what went wrong, once a visit: to be counted, so that a broken deploy shows. */
export function reportProblem(problem: BrowserProblem): void {
  if (isReported) return;
  isReported = true;
  navigator.sendBeacon(problemAddress(problem));
}
