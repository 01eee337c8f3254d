import type { Request, RequestHandler } from 'express';
import type { BrowserProblem } from '../../shared/problems.ts';
import { reject } from '../respond/send.ts';

/** Accepts a problem report, counted by name, from a page of this site only: other sites could trigger an alert. */
export function acceptReport(problem: BrowserProblem, publicOrigin: string): RequestHandler {
  return function acceptProblem(request, response) {
    if (!isOfSameOrigin(request, publicOrigin)) {
      return reject(response, 403, 'Forbidden: cross-origin report.');
    }
    response.locals.responseName = `browser-${problem}`;
    response.status(204).end();
  };
}

/** Every browser sends `Origin` with a post; newer ones also `Sec-Fetch-Site`. */
function isOfSameOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.get('Sec-Fetch-Site');
  return site === undefined ? request.get('Origin') === publicOrigin : site === 'same-origin';
}
