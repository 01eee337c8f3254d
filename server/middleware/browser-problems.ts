import type { RequestHandler } from 'express';
import type { BrowserProblem } from '../../shared/browser/problems.ts';
import type { HeaderList } from '../responses/security-headers.ts';
import { sendEmpty } from '../responses/send.ts';

/** Takes a browser's report of a problem, which the metrics count by name. Nothing of the visitor is in it. */
export function takeBrowserProblem(problem: BrowserProblem, headers: HeaderList): RequestHandler {
  return function takeReport(_request, response) {
    sendEmpty(response, { status: 204, headers, name: `browser-${problem}` });
  };
}
