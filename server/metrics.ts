import { createServer, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from './connections.ts';
import { serverOptions } from './http-server.ts';
import type { Log } from './log.ts';
import type { Observer } from './observe.ts';

export type Metrics = {
  readonly registry: Registry;
  readonly observer: Observer;
};

/** From the time of a prepared response, well below a millisecond, to what a visitor notices. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Counts requests and measures the process. Labels have few values, whatever visitors ask for. */
export function createMetrics(connections: Connections, build: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, connections, build);
  return { registry, observer: createObserver(registry) };
}

function createObserver(registry: Registry): Observer {
  const registers = [registry];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by what was answered, status class and content coding.',
    labelNames: ['route', 'status', 'coding'],
    registers,
  });
  const aborted = new Counter({
    name: 'site_requests_aborted_total',
    help: 'Requests whose client went away before it had its answer.',
    registers,
  });
  const duration = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  return ({ name, status, coding, ms, aborted: isAborted }) => {
    const route = name || 'other';
    requests.inc({ route, status: `${Math.floor(status / 100)}xx`, coding });
    duration.observe({ route }, ms / 1000);
    if (isAborted) aborted.inc();
  };
}

function addGauges(registry: Registry, connections: Connections, build: string): void {
  new Gauge({
    name: 'site_open_sockets',
    help: 'Open connections of visitors.',
    registers: [registry],
    collect() {
      this.set(connections.open.size);
    },
  });
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['build', 'node'],
    registers: [registry],
  }).set({ build, node: process.version }, 1);
}

/** Serves `/metrics`, on a port of its own that visitors don't reach. */
export function createAdminServer(registry: Registry, log: Log): Server {
  return createServer(serverOptions, async (request, response) => {
    const isKnown = request.url === '/metrics' && request.method === 'GET';
    if (!isKnown) return respond(response, 404, 'Not found: the metrics are at /metrics.\n');
    try {
      respond(response, 200, await registry.metrics(), registry.contentType);
    } catch (error) {
      log.error(error, 'the metrics failed');
      respond(response, 500, 'The metrics failed: see the log.\n');
    }
  });
}

function respond(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
