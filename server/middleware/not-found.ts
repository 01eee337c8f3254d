import type { Request, RequestHandler, Response } from 'express';
import { caching } from '../respond/caching.ts';
import type { PreparedResponse } from '../respond/prepared-response.ts';
import { send } from '../respond/send.ts';

/** Answers for a file of another build, which no visitor reads: without a page. */
export function answerAssetNotFound(_request: Request, response: Response): void {
  response.locals.answer = 'asset-not-found';
  response.status(404).set(caching.none).end();
}

/** Answers whatever is left. */
export function answerNotFound(page: PreparedResponse): RequestHandler {
  return function sendNotFound(request, response) {
    send(request, response, page);
  };
}
