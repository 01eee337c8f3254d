import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { browserProblems } from '../../shared/problems.ts';
import { routes } from '../../shared/routes.ts';
import type { Connections } from '../process/connections.ts';
import type { Exchange, Observer } from './observe-requests.ts';

/** What counts requests, and where their counts are collected. */
export type Metrics = {
  readonly observer: Observer;
  readonly registry: Registry;
};

type Sources = {
  /** Which build runs, and the version of its image. */
  readonly build: string;
  readonly version: string | undefined;
  readonly connections: Pick<Connections, 'count' | 'countRefused'>;
  /** What files are called where they are answered. */
  readonly files: readonly string[];
};

/** Counts requests and measures the process. Labels have few values, whatever visitors ask for. */
export function createMetrics({ build, version, connections, files }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['build', 'node', 'version'],
    registers,
  }).set({ build, node: process.version, version: version ?? 'unknown' }, 1);
  new Gauge({
    name: 'site_open_sockets',
    help: 'Open connections of visitors.',
    registers,
    collect() {
      this.set(connections.count());
    },
  });
  new Counter({
    name: 'site_refused_total',
    help: 'What was refused at a limit: connections, and requests that waited on a connection that was cut.',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(connections.countRefused()))
        this.inc({ what }, count);
    },
  });
  return { observer: createObserver(registers, files), registry };
}

function createObserver(registers: Registry[], files: readonly string[]): Observer {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by what was answered, status class and content coding.',
    labelNames: ['route', 'status', 'coding'],
    registers,
  });
  for (const labels of listKnownAnswers(files)) requests.inc(labels, 0);
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
  return function observe({ name: route, status, coding, ms, aborted }: Exchange): void {
    requests.inc({ route, status: `${Math.floor(status / 100)}xx`, coding });
    duration.observe({ route }, ms / 1000);
    if (aborted) aborts.inc();
  };
}

/** Answers that are counted from 0 on: Prometheus does not see the first of a series that begins with 1. */
function listKnownAnswers(files: readonly string[]) {
  const compressed = ['br', 'gzip', 'identity'];
  const plain = ['identity'];
  const pages = [...routes.map(({ id }) => id), 'enquiry-sent', 'calendar', ...files];
  const reports = browserProblems.map((problem) => `browser-${problem}`);
  const refusals = ['asset-not-found', 'refused', 'other'];
  const answers = [
    { names: pages, status: '2xx', codings: compressed },
    { names: [...pages, 'calendar-refused', 'other'], status: '3xx', codings: plain },
    { names: [...reports, 'security.txt', 'other'], status: '2xx', codings: plain },
    { names: ['not-found'], status: '4xx', codings: compressed },
    { names: refusals, status: '4xx', codings: plain },
    { names: ['server-error'], status: '5xx', codings: compressed },
  ];
  return answers.flatMap(({ names, status, codings }) =>
    names.flatMap((route) => codings.map((coding) => ({ route, status, coding }))),
  );
}
