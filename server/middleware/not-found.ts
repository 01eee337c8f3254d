import type { Request, RequestHandler, Response } from 'express';
import { caching } from '../respond/caching.ts';
import type { PrerenderedResponse } from '../respond/prerendered-response.ts';
import { send } from '../respond/send.ts';

/** Responds to a request for another build's asset with 404 and no body, since no visitor would see it. */
export function sendAssetNotFound(_request: Request, response: Response): void {
  response.locals.responseName = 'asset-not-found';
  response.status(404).set(caching.none).end();
}

/** Responds to every request that no other handler has handled. */
export function handleNotFound(page: PrerenderedResponse): RequestHandler {
  return function sendNotFound(request, response) {
    send(request, response, page);
  };
}
