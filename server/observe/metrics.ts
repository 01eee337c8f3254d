import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { browserProblems } from '../../shared/problems.ts';
import { routes } from '../../shared/routes.ts';
import type { Connections } from '../process/connections.ts';
import type { Exchange, Observer } from './observe-requests.ts';

type Sources = {
  /** The build's checksum, and the version of the image. */
  readonly build: string;
  readonly version: string | undefined;
  readonly connections: Pick<Connections, 'count' | 'countRejected'>;
  /** Response names of files. */
  readonly files: readonly string[];
};

/** An observer that counts requests, and the registry with the counts. Labels have few values, whatever clients request. */
export function createMetrics({ build, version, connections, files }: Sources) {
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
    help: 'Connections rejected at a limit, and requests on connections reset at a limit.',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(connections.countRejected()))
        this.inc({ what }, count);
    },
  });
  return { observer: createObserver(registers, files), registry };
}

function createObserver(registers: Registry[], files: readonly string[]): Observer {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by response name, status class and content encoding.',
    labelNames: ['route', 'status', 'encoding'],
    registers,
  });
  for (const labels of listKnownResponses(files)) requests.inc(labels, 0);
  const aborts = new Counter({
    name: 'site_requests_aborted_total',
    help: 'Requests whose connection was closed before the response was sent.',
    registers,
  });
  const duration = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['route'],
    // From a pre-rendered response, well below a millisecond, to delays that a visitor notices.
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  return function observe({ name: route, status, encoding, ms, aborted }: Exchange): void {
    requests.inc({ route, status: `${Math.floor(status / 100)}xx`, encoding });
    duration.observe({ route }, ms / 1000);
    if (aborted) aborts.inc();
  };
}

/** Known responses, whose counters start at 0: Prometheus misses the first increase of a series that begins with 1. */
function listKnownResponses(files: readonly string[]) {
  const compressed = ['br', 'gzip', 'identity'];
  const plain = ['identity'];
  const pages = [...routes.map(({ id }) => id), 'enquiry-sent', 'calendar', ...files];
  const reports = browserProblems.map((problem) => `browser-${problem}`);
  const rejections = ['asset-not-found', 'rejected', 'other'];
  const responses = [
    { names: pages, status: '2xx', encodings: compressed },
    { names: [...pages, 'calendar-rejected', 'other'], status: '3xx', encodings: plain },
    { names: [...reports, 'security.txt', 'other'], status: '2xx', encodings: plain },
    { names: ['not-found'], status: '4xx', encodings: compressed },
    { names: rejections, status: '4xx', encodings: plain },
    { names: ['server-error'], status: '5xx', encodings: compressed },
  ];
  return responses.flatMap(({ names, status, encodings }) =>
    names.flatMap((route) => encodings.map((encoding) => ({ route, status, encoding }))),
  );
}
