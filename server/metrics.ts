import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from './connections/connections.ts';
import { serverOptions } from './connections/http-server.ts';
import type { Log } from './log.ts';
import type { Exchange } from './middleware/observe-requests.ts';

/** Counts requests and measures the process. Labels have few values, whatever visitors ask for. */
export function createMetrics(connections: Connections, build: string) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['build', 'node'],
    registers,
  }).set({ build, node: process.version }, 1);
  new Gauge({
    name: 'site_open_sockets',
    help: 'Open connections of visitors.',
    registers,
    collect() {
      this.set(connections.open.size);
    },
  });
  return { registry, observer: createObserver(registers) };
}

function createObserver(registers: Registry[]) {
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
  async function answer(target: string): Promise<[status: number, type: string, body: string]> {
    const plain = 'text/plain; charset=utf-8';
    if (target !== 'GET /metrics') return [404, plain, 'The metrics are at /metrics.\n'];
    try {
      return [200, registry.contentType, await registry.metrics()];
    } catch (error) {
      log.error(error, 'the metrics failed');
      return [500, plain, 'The metrics failed: see the log.\n'];
    }
  }

  return createServer(serverOptions, async ({ method, url }, response) => {
    const [status, type, body] = await answer(`${method} ${url}`);
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
}
