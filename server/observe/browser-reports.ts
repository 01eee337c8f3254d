import type { Request, RequestHandler } from 'express';
import type { BrowserProblem } from '../../shared/problems.ts';
import { refuse } from '../respond/send.ts';

/** Takes the report of a problem from a page of this site, to be counted by its name: from elsewhere anybody could raise an alert. */
export function takeReport(problem: BrowserProblem, publicOrigin: string): RequestHandler {
  return function takeProblem(request, response) {
    if (!isOfSameOrigin(request, publicOrigin)) {
      return refuse(response, 403, 'Reports come from the pages of this site.');
    }
    response.locals.answer = `browser-${problem}`;
    response.status(204).end();
  };
}

/** Every browser says which origin a post comes from; newer ones also how that relates to this one. */
function isOfSameOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.get('Sec-Fetch-Site');
  return site === undefined ? request.get('Origin') === publicOrigin : site === 'same-origin';
}
