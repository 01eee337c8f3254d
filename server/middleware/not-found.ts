import type { Request, Response } from 'express';
import { caching } from '../respond/caching.ts';

/** Responds to a request for another build's asset with 404 and no body, since no visitor would see it. */
export function sendAssetNotFound(_request: Request, response: Response): void {
  response.locals.responseName = 'asset-not-found';
  response.status(404).set(caching.none).end();
}
