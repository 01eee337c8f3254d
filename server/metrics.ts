import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from './connections/connections.ts';
import { serverOptions } from './connections/http-server.ts';
import type { Log } from './log.ts';
import type { Exchange } from './middleware/observe-requests.ts';

/** What is counted, and what counts requests. */
export type Metrics = {
  readonly registry: Registry;
  /** To be called for each request. */
  readonly observer: (exchange: Omit<Exchange, 'request'>) => void;
};

/** Counts requests and measures the process. Labels have few values, whatever visitors ask for. */
export function createMetrics(
  connections: Pick<Connections, 'open' | 'counts'>,
  build: string,
  version = 'unknown',
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['build', 'node', 'version'],
    registers,
  }).set({ build, node: process.version, version }, 1);
  new Gauge({
    name: 'site_open_sockets',
    help: 'Open connections of visitors.',
    registers,
    collect() {
      this.set(connections.open.size);
    },
  });
  const cuts = new Counter({
    name: 'site_connections_cut_total',
    help: 'Connections that were cut while they owed something, by reason.',
    labelNames: ['reason'],
    registers,
    collect() {
      cuts.reset();
      const counts = Object.entries(connections.counts.cut);
      for (const [reason, count] of counts) cuts.inc({ reason }, count);
    },
  });
  return { registry, observer: createObserver(registers) };
}

function createObserver(registers: Registry[]): Metrics['observer'] {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by what was answered, status class and content coding.',
    labelNames: ['route', 'status', 'coding'],
    registers,
  });
  const aborts = new Counter({
    name: 'site_requests_aborted_total',
    help: 'Requests whose client went away before it had its answer.',
    registers,
  });
  const duration = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['route'],
    // From the time of a prepared response, well below a millisecond, to what a visitor notices.
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  return function observe({ name, status, coding, ms, aborted }: Omit<Exchange, 'request'>): void {
    const route = name || 'other';
    requests.inc({ route, status: `${Math.floor(status / 100)}xx`, coding });
    duration.observe({ route }, ms / 1000);
    if (aborted) aborts.inc();
  };
}

/** Serves `/metrics`, on a port of its own that visitors don't reach. */
export function createAdminServer(registry: Registry, log: Log): Server {
  const app = express().disable('x-powered-by').disable('etag').enable('strict routing');
  app.get('/metrics', async function sendMetrics(_request, response) {
    const metrics = await registry.metrics();
    response.set('Content-Type', registry.contentType).send(metrics);
  });
  app.use(function sendNotFound(_request, response) {
    response.status(404).type('text/plain').send('The metrics are at /metrics.\n');
  });
  const answerErrors: ErrorRequestHandler = (error, _request, response, _next) => {
    log.error(error, 'the metrics failed');
    response.status(500).type('text/plain').send('The metrics failed: see the log.\n');
  };
  app.use(answerErrors);
  return createServer(serverOptions, app);
}
