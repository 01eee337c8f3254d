import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { serverOptions } from './limits.ts';

/** Serves `/metrics`, on a port of its own that visitors don't reach. */
export function createAdminServer(registry: Registry): Server {
  return createServer(serverOptions, async (request, response) => {
    const known = request.url === '/metrics' && request.method === 'GET';
    const body = known ? await registry.metrics() : 'Not found: the metrics are at /metrics.\n';
    const type = known ? registry.contentType : 'text/plain; charset=utf-8';
    response.writeHead(known ? 200 : 404, { 'Content-Type': type }).end(body);
  });
}
