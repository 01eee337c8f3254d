import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from '../process/connections.ts';
import type { Exchange, Observer } from './observe-requests.ts';

type Sources = {
  /** The build's checksum, and the version of the image. */
  readonly build: string;
  readonly version: string | undefined;
  readonly connections: Pick<Connections, 'count' | 'countRejected'>;
};

/** An observer that counts requests, and the registry with the counts. Labels have few values, whatever clients request. */
export function createMetrics({ build, version, connections }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; the labels identify the running build.',
    labelNames: ['build', 'node', 'version'],
    registers,
  }).set({ build, node: process.version, version: version ?? 'unknown' }, 1);
  new Gauge({
    name: 'site_open_sockets',
    help: 'Open connections at the public port.',
    registers,
    collect() {
      this.set(connections.count());
    },
  });
  new Counter({
    name: 'site_rejected_total',
    help: 'Connections rejected at the limit, or reset because of pipelined requests.',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(connections.countRejected()))
        this.inc({ what }, count);
    },
  });
  return { observer: createObserver(registers), registry };
}

function createObserver(registers: Registry[]): Observer {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by response name and status class.',
    labelNames: ['route', 'status'],
    registers,
  });
  // Otherwise Prometheus would miss the first error: it sees no increase of a series that begins with 1.
  requests.inc({ route: 'server-error', status: '5xx' }, 0);
  const duration = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['route'],
    // From a pre-rendered response, well below a millisecond, to delays that a visitor notices.
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  return function observe({ name: route, status, ms }: Exchange): void {
    requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
    duration.observe({ route }, ms / 1000);
  };
}
