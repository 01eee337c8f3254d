import express, { type Express, type RequestHandler } from 'express';
import type { Registry } from 'prom-client';

type Sources = {
  readonly health: ReadonlyMap<string, RequestHandler>;
  readonly registry: Registry;
};

/**
 * The application for operators: health checks and metrics, at a port of its own that visitors can't reach. It accepts any
 * `Host`, since Prometheus and load balancers use names and IP addresses that the site does not know; a website that reached
 * this port by DNS rebinding would read counts and the build.
 */
export function createAdminApp({ health, registry }: Sources): Express {
  const app = express().disable('x-powered-by').disable('etag').enable('strict routing');
  for (const [path, handler] of health) app.get(path, handler);
  let collecting: Promise<string> | undefined;
  app.get('/metrics', async function sendMetrics(request, response) {
    // One text for all that wait: each takes 100 KB.
    collecting ??= registry.metrics().finally(() => {
      collecting = undefined;
    });
    const metrics = await collecting;
    if (request.socket.destroyed) return;
    response.set('Content-Type', registry.contentType).end(metrics);
  });
  app.use(function sendNotFound(_request, response) {
    response.status(404).type('text/plain').send('Available: /healthz, /readyz and /metrics.\n');
  });
  return app;
}
