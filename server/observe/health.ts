import type { RequestHandler, Response } from 'express';
import type { Shutdown } from '../process/shutdown.ts';
import { caching } from '../respond/caching.ts';

/** The health checks by path: liveness and readiness. */
export function createHealth({ isDraining }: Pick<Shutdown, 'isDraining'>) {
  const readiness = (): [number, string] => (isDraining() ? [503, 'draining\n'] : [200, 'ready\n']);
  return new Map<string, RequestHandler>([
    ['/healthz', (_, response) => respond(response, 200, 'ok\n')],
    ['/readyz', (_, response) => respond(response, ...readiness())],
  ]);
}

/** Always responds with this status: Express's `send` would respond with 304 to `If-None-Match: *`. */
function respond(response: Response, status: number, text: string): void {
  response.status(status).set(caching.none).type('txt');
  response.set('Content-Length', String(text.length)).end(text);
}
