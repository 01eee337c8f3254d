import type { RequestHandler, Response } from 'express';
import type { Shutdown } from '../process/shutdown.ts';
import { caching } from '../respond/caching.ts';

/** The health checks by path: liveness and readiness. */
export function createHealth({
  isDraining,
}: Pick<Shutdown, 'isDraining'>): ReadonlyMap<string, RequestHandler> {
  return new Map<string, RequestHandler>([
    ['/healthz', (_request, response) => respond(response, 200, 'ok\n')],
    [
      '/readyz',
      (_request, response) =>
        isDraining() ? respond(response, 503, 'draining\n') : respond(response, 200, 'ready\n'),
    ],
  ]);
}

/** Always responds with this status: Express's `send` would respond with 304 to `If-None-Match: *`. */
function respond(response: Response, status: number, text: string): void {
  response.status(status).set(caching.none).type('txt');
  response.set('Content-Length', String(text.length)).end(text);
}
