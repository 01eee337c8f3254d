import type { RequestHandler } from 'express';
import { browserProblems } from '../../shared/browser-problems.ts';
import type { SiteResponse } from '../responses/prepared-response.ts';

/** Takes a browser's report of a problem, which the metrics count by name. Nothing of the visitor is in it. */
export const countBrowserProblem: RequestHandler = (request, response: SiteResponse, next) => {
  const problem = browserProblems.find((each) => each === request.params['problem']);
  if (!problem) return next();
  const name = `browser-${problem}`;
  response.sent = { name, coding: 'identity', headers: [], body: Buffer.alloc(0) };
  response.writeHead(204).end();
};
