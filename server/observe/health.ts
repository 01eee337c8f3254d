import type { RequestHandler, Response } from 'express';
import type { Shutdown } from '../process/shutdown.ts';
import { caching } from '../respond/caching.ts';

/** Whether the process serves, and whether it wants visitors: each path with its answer. */
export function createHealth({
  isDraining,
}: Pick<Shutdown, 'isDraining'>): ReadonlyMap<string, RequestHandler> {
  return new Map<string, RequestHandler>([
    ['/healthz', (_request, response) => answer(response, 200, 'ok\n')],
    [
      '/readyz',
      (_request, response) =>
        isDraining() ? answer(response, 503, 'draining\n') : answer(response, 200, 'ready\n'),
    ],
  ]);
}

function answer(response: Response, status: number, text: string): void {
  response.status(status).set(caching.none).type('txt').send(text);
}
