import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { Registry } from 'prom-client';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { type Exchange, observeRequests } from '../../server/observe/observe-requests.ts';
import { createTestApp } from '../setup/app.ts';

/** The site with its metrics, as the settings make them. */
async function createMeasuredApp(environment: Readonly<Record<string, string>> = {}) {
  const site = await createTestApp({ environment: { ADMIN_PORT: '0', ...environment } });
  /** The series of a metric, each with its value. */
  async function readSeries(metric: string): Promise<ReadonlyMap<string, number>> {
    const { text } = await site.askMetrics.get('/metrics');
    const lines = text.matchAll(new RegExp(`^${metric}(?:\\{(.*)\\})? (\\d.*)$`, 'gm'));
    return new Map([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
  }
  /** The requests counted so far: those of each route, class of status and coding. */
  async function readRequests(): Promise<readonly (readonly [string, number])[]> {
    const all = await readSeries('site_requests_total');
    return [...all].filter(([, value]) => value > 0);
  }
  return { ...site, readSeries, readRequests };
}

it('requests are counted by what was answered, class of status and coding', async () => {
  const { ask, readRequests } = await createMeasuredApp();
  await ask.get('/').set('Accept-Encoding', 'br');
  await ask.get('/?a=1').set('Accept-Encoding', 'br');
  await ask.get('/').set('Accept-Encoding', 'br').set('If-None-Match', '*');
  await ask.get('/site/study-destination/alpha').set('Accept-Encoding', 'gzip');
  await ask.get('/nothing').set('Accept-Encoding', 'identity');
  await ask.get('/assets/icon-22222222.svg');
  await ask.get('/calendar/alpha.ics');
  await ask.get('/site/');
  await ask.post('/');
  await ask.get('/%ff');
  await ask.get('/healthz');
  await ask.get('/readyz');
  await expect
    .poll(async () => Object.fromEntries(await readRequests()))
    .toEqual({
      'route="home",status="2xx",coding="br"': 2,
      'route="home",status="3xx",coding="identity"': 1,
      'route="alpha",status="2xx",coding="gzip"': 1,
      'route="not-found",status="4xx",coding="identity"': 1,
      'route="asset",status="2xx",coding="identity"': 1,
      'route="calendar-refused",status="4xx",coding="identity"': 1,
      'route="other",status="3xx",coding="identity"': 1,
      'route="other",status="4xx",coding="identity"': 1,
      'route="refused",status="4xx",coding="identity"': 1,
    });
});

// Prometheus does not see the first request of a series that begins with 1.
it.each([
  { name: 'an error', labels: 'route="server-error",status="5xx",coding="br"' },
  { name: 'a missing page', labels: 'route="not-found",status="4xx",coding="gzip"' },
  { name: 'a missing asset', labels: 'route="asset-not-found",status="4xx",coding="identity"' },
  { name: 'a page', labels: 'route="gamma",status="2xx",coding="br"' },
  { name: 'a page that the client has', labels: 'route="home",status="3xx",coding="identity"' },
])('the count of $name begins at 0', async ({ labels }) => {
  const { readSeries } = await createMeasuredApp();
  expect((await readSeries('site_requests_total')).get(labels)).toBe(0);
});

it('an error is counted as one', async () => {
  const { ask, readSeries } = await createMeasuredApp();
  vi.spyOn(express.response, 'send').mockImplementationOnce(() => {
    throw new Error('unexpected');
  });
  await ask.get('/').set('Accept-Encoding', 'br').expect(500);
  const labels = 'route="server-error",status="5xx",coding="br"';
  await expect.poll(async () => (await readSeries('site_requests_total')).get(labels)).toBe(1);
});

it('odd addresses make no series of their own', async () => {
  const { ask, readSeries } = await createMeasuredApp();
  const before = [...(await readSeries('site_requests_total')).keys()];
  for (const odd of ['one', 'two']) {
    await ask.get(`/odd-${odd}`).set('Accept-Encoding', odd);
    await ask.get(`/assets/odd-${odd}.js`);
    await ask.get(`/%ff${odd}`);
    await ask.get(`/?odd=${odd}`);
    await ask.post(`/browser-problem/odd-${odd}`);
    await ask.get(`/SITE/?odd=${odd}`);
  }
  expect([...(await readSeries('site_requests_total')).keys()]).toEqual(before);
});

it('a duration is in seconds, by route', async () => {
  const { ask, readSeries } = await createMeasuredApp();
  await ask.get('/');
  await expect
    .poll(async () => (await readSeries('site_request_duration_seconds_count')).get('route="home"'))
    .toBe(1);
  const sum = (await readSeries('site_request_duration_seconds_sum')).get('route="home"');
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(1);
});

it('an observer is told how long the answer took, in milliseconds', async () => {
  const exchanges: Exchange[] = [];
  const app = express().use(observeRequests((exchange) => void exchanges.push(exchange)));
  app.get('/', async (_request, response) => {
    await wait(50);
    response.end();
  });
  await request(app).get('/');
  await expect.poll(() => exchanges).toHaveLength(1);
  expect(exchanges[0]?.ms).toBeGreaterThan(48);
  expect(exchanges[0]?.ms).toBeLessThan(20_000);
});

it('open connections and aborted requests are there before the first of them', async () => {
  const { readSeries } = await createMeasuredApp();
  expect((await readSeries('site_open_sockets')).get('')).toBe(2);
  expect((await readSeries('site_requests_aborted_total')).get('')).toBe(0);
});

it.each([
  { name: 'nobody has named', version: {}, label: 'unknown' },
  { name: 'has a name', version: { VERSION: '1.2.3' }, label: '1.2.3' },
])(
  'the metrics say which build runs, on which Node, of an image whose version $name',
  async (row) => {
    const { readSeries } = await createMeasuredApp(row.version);
    const labels = `build="abcdef0123456789",node="${process.version}",version="${row.label}"`;
    expect([...(await readSeries('site_build_info'))]).toEqual([[labels, 1]]);
  },
);

it('Prometheus reads them at /metrics, with a query too, and nothing else is there', async () => {
  const { askMetrics } = await createMeasuredApp();
  const { status, headers, text } = await askMetrics.get('/metrics?format=prometheus');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
  for (const path of ['/', '/metrics/', '/site']) {
    const other = await askMetrics.get(path);
    expect([other.status, other.text]).toEqual([404, 'The metrics are at /metrics.\n']);
  }
});

it('metrics that can’t be collected are an error, which is logged', async () => {
  const { askMetrics, logged } = await createMeasuredApp();
  vi.spyOn(Registry.prototype, 'metrics').mockRejectedValueOnce(new Error('unexpected'));
  const { status, text } = await askMetrics.get('/metrics');
  expect([status, text]).toEqual([500, 'The metrics failed: see the log.\n']);
  expect(logged).toMatchObject([{ level: 'error', err: { message: 'unexpected' } }]);
});

it('without ADMIN_PORT there are none, and visitors never reach them', async () => {
  const { ask } = await createTestApp();
  expect((await ask.get('/metrics')).status).toBe(404);
});
