import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { Registry } from 'prom-client';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../server/log.ts';
import { createAdminServer, createMetrics } from '../../server/metrics.ts';
import { type Exchange, observeRequests } from '../../server/middleware/observe-requests.ts';
import { createTestApp } from '../setup/app.ts';
import { noneCut } from '../setup/connections.ts';

const noConnections = {
  open: new Map(),
  counts: { accepted: 0, answered: 0, cut: noneCut },
};

/** The site whose requests are counted, with what is counted. */
async function createCountedApp() {
  const { registry, observer } = createMetrics(noConnections, 'abcdef0123456789');
  const { ask } = await createTestApp({ observers: [observer] });
  /** The lines of one metric, without its help. */
  async function readLines(metric: string): Promise<readonly string[]> {
    const text = await registry.metrics();
    return text.split('\n').filter((line) => line.startsWith(`${metric}{`));
  }
  return { ask, observer, readLines };
}

it('requests are counted by what was answered, class of status and coding', async () => {
  const { ask, readLines } = await createCountedApp();
  await ask.get('/').set('Accept-Encoding', 'br');
  await ask.get('/?a=1').set('Accept-Encoding', 'br');
  await ask.get('/').set('If-None-Match', '*');
  await ask.get('/site/study-destination/alpha').set('Accept-Encoding', 'gzip');
  await ask.get('/nothing').set('Accept-Encoding', 'identity');
  await ask.get('/calendar/alpha.ics').set('Accept-Encoding', 'identity');
  await ask.get('/licences.txt').set('Accept-Encoding', 'identity');
  await expect
    .poll(() => readLines('site_requests_total'))
    .toEqual([
      'site_requests_total{route="home",status="2xx",coding="br"} 2',
      'site_requests_total{route="home",status="3xx",coding="identity"} 1',
      'site_requests_total{route="alpha",status="2xx",coding="gzip"} 1',
      'site_requests_total{route="not-found",status="4xx",coding="identity"} 1',
      'site_requests_total{route="calendar-refused",status="4xx",coding="identity"} 1',
      'site_requests_total{route="licences.txt",status="2xx",coding="identity"} 1',
    ]);
});

it('an answer that is no page and no file is counted under the route “other”', async () => {
  const { ask, readLines } = await createCountedApp();
  await ask.get('/site/');
  await ask.post('/');
  await expect
    .poll(() => readLines('site_requests_total'))
    .toEqual([
      'site_requests_total{route="other",status="3xx",coding="identity"} 1',
      'site_requests_total{route="other",status="4xx",coding="identity"} 1',
    ]);
});

it('health checks are not counted', async () => {
  const { ask, readLines } = await createCountedApp();
  await ask.get('/healthz');
  await ask.get('/readyz');
  await ask.get('/').set('Accept-Encoding', 'br');
  await expect
    .poll(() => readLines('site_requests_total'))
    .toEqual(['site_requests_total{route="home",status="2xx",coding="br"} 1']);
});

it('odd addresses make no series of their own', async () => {
  const { ask, readLines } = await createCountedApp();
  for (let number = 0; number < 10; number += 1) {
    await ask.get(`/odd-${number}`).set('Accept-Encoding', `odd-${number}`);
    await ask.get(`/assets/odd-${number}.js`).set('Accept-Encoding', 'identity');
    await ask.get(`/%ff${number}`).set('Accept-Encoding', 'identity');
    await ask.get(`/?odd=${number}`).set('Accept-Encoding', 'identity');
    await ask.post(`/browser-problem/odd-${number}`).set('Accept-Encoding', 'identity');
    await ask.get(`/SITE/?odd=${number}`).set('Accept-Encoding', 'identity');
  }
  await expect
    .poll(() => readLines('site_requests_total'))
    .toEqual([
      'site_requests_total{route="not-found",status="4xx",coding="identity"} 20',
      'site_requests_total{route="asset-not-found",status="4xx",coding="identity"} 10',
      'site_requests_total{route="refused",status="4xx",coding="identity"} 10',
      'site_requests_total{route="home",status="2xx",coding="identity"} 10',
      'site_requests_total{route="other",status="3xx",coding="identity"} 10',
    ]);
});

/** What the observer is told of a request for the home page that took a quarter of a second. */
const slow = { status: 200, name: 'home', coding: 'br', bytes: 10, ms: 250, aborted: false };

it.each([
  { status: 200, label: '2xx' },
  { status: 308, label: '3xx' },
  { status: 404, label: '4xx' },
  { status: 499, label: '4xx' },
  { status: 500, label: '5xx' },
  { status: 503, label: '5xx' },
])('the status $status is counted as $label', async ({ status, label }) => {
  const { observer, readLines } = await createCountedApp();
  observer({ ...slow, status });
  expect(await readLines('site_requests_total')).toEqual([
    `site_requests_total{route="home",status="${label}",coding="br"} 1`,
  ]);
});

it('a duration is in seconds', async () => {
  const { observer, readLines } = await createCountedApp();
  observer(slow);
  expect(await readLines('site_request_duration_seconds_sum')).toEqual([
    'site_request_duration_seconds_sum{route="home"} 0.25',
  ]);
  expect(await readLines('site_request_duration_seconds_bucket')).toContain(
    'site_request_duration_seconds_bucket{le="0.25",route="home"} 1',
  );
});

it('an observer is told how long the answer took, in milliseconds', async () => {
  const exchanges: Exchange[] = [];
  const app = express().use(observeRequests([(exchange) => void exchanges.push(exchange)]));
  app.get('/', async (_request, response) => {
    await wait(50);
    response.end();
  });
  await request(app).get('/');
  await expect.poll(() => exchanges).toHaveLength(1);
  expect(exchanges[0]?.ms).toBeGreaterThan(48);
  expect(exchanges[0]?.ms).toBeLessThan(20_000);
});

it('open connections are counted when somebody asks', async () => {
  const open = new Map();
  const { registry } = createMetrics({ ...noConnections, open }, 'abcdef0123456789');
  for (const socket of [new Socket(), new Socket()]) {
    open.set(socket, { unanswered: 0, bytesRead: 0 });
  }
  expect(await registry.metrics()).toMatch(/^site_open_sockets 2$/m);
});

it('connections that were cut are counted by reason, each once however often somebody asks', async () => {
  const cut = { 'too-many-requests': 3, overload: 0, timeout: 2, shutdown: 1 };
  const counts = { ...noConnections.counts, cut };
  const { registry } = createMetrics({ ...noConnections, counts }, 'abcdef0123456789');
  // A second reading must not count them again.
  await registry.metrics();
  const text = await registry.metrics();
  expect(text.match(/^site_connections_cut_total.*$/gm)).toEqual([
    'site_connections_cut_total{reason="too-many-requests"} 3',
    'site_connections_cut_total{reason="overload"} 0',
    'site_connections_cut_total{reason="timeout"} 2',
    'site_connections_cut_total{reason="shutdown"} 1',
  ]);
});

it('a request whose client went away is counted', async () => {
  const { registry, observer } = createMetrics(noConnections, 'abcdef0123456789');
  observer(slow);
  expect(await registry.metrics()).toMatch(/^site_requests_aborted_total 0$/m);
  observer({ ...slow, aborted: true });
  expect(await registry.metrics()).toMatch(/^site_requests_aborted_total 1$/m);
});

describe('the admin server', () => {
  const { registry } = createMetrics(noConnections, 'abcdef0123456789');
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line)) });
  const ask = request(createAdminServer(registry, log));

  it('serves the metrics as Prometheus reads them', async () => {
    const { status, headers, text } = await ask.get('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toMatch(/^# TYPE site_request_duration_seconds histogram$/m);
  });

  it.each([
    { name: 'nobody has named', version: undefined, label: 'unknown' },
    { name: 'has a name', version: '1.2.3', label: '1.2.3' },
  ])('says which build runs, on which Node, of an image whose version $name', async (row) => {
    const named = createMetrics(noConnections, 'abcdef0123456789', row.version);
    const { text } = await request(createAdminServer(named.registry, log)).get('/metrics');
    const labels = `build="abcdef0123456789",node="${process.version}",version="${row.label}"`;
    expect(text.match(/^site_build_info.*$/gm)).toEqual([`site_build_info{${labels}} 1`]);
  });

  it('serves them to one that asks with a query', async () => {
    const { status, text } = await ask.get('/metrics?format=prometheus');
    expect(status).toBe(200);
    expect(text).toContain('site_build_info');
  });

  it('answers HEAD, as of a probe, with the same headers and no body', async () => {
    const get = await ask.get('/metrics');
    const head = await ask.head('/metrics');
    expect([head.status, head.text]).toEqual([200, undefined]);
    expect(Object.keys(head.headers).sort()).toEqual(Object.keys(get.headers).sort());
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });

  it('measures the process', async () => {
    const { text } = await ask.get('/metrics');
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
  });

  it.each([
    { name: 'GET /', method: 'get', path: '/' },
    { name: 'GET /metrics/', method: 'get', path: '/metrics/' },
    { name: 'POST /metrics', method: 'post', path: '/metrics' },
  ] as const)('answers $name by saying where they are', async ({ method, path }) => {
    const { status, text } = await ask[method](path);
    expect([status, text]).toEqual([404, 'The metrics are at /metrics.\n']);
  });

  it('answers with an error and logs it when they can’t be collected', async () => {
    vi.spyOn(Registry.prototype, 'metrics').mockRejectedValueOnce(new Error('unexpected'));
    const { status, text } = await ask.get('/metrics');
    expect([status, text]).toEqual([500, 'The metrics failed: see the log.\n']);
    expect(logged).toMatchObject([{ level: 'error', err: { message: 'unexpected' } }]);
  });
});
