import { readFileSync } from 'node:fs';
import express, { type Response } from 'express';
import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';

/** The site with its metrics, and these settings besides. */
async function createMeasuredApp(environment: Readonly<Record<string, string>> = {}) {
  const site = await createTestApp({ environment: { ADMIN_PORT: '9090', ...environment } });
  /** The series of a metric, each with its value. */
  async function readSeries(metric: string): Promise<ReadonlyMap<string, number>> {
    const { text } = await site.askAdmin.get('/metrics');
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

/** What a browser says of a post from a page of this site. */
const Origin = 'https://www.fixture.example';
const ofThisSite = { 'Sec-Fetch-Site': 'same-origin', Origin };

it('requests are counted by what was answered, class of status and coding', async () => {
  const { ask, readRequests } = await createMeasuredApp();
  await ask.get('/').set('Accept-Encoding', 'br');
  await ask.get('/?a=1').set('Accept-Encoding', 'br');
  await ask.get('/').set('Accept-Encoding', 'br').set('If-None-Match', '*');
  await ask.get('/nothing').set('Accept-Encoding', 'identity');
  await ask.get('/assets/icon-22222222.svg');
  await ask.get('/assets/of-an-older-build.js');
  await ask.get('/calendar/alpha.ics');
  await ask.get('/site/');
  await ask.get('/%ff');
  await ask.post('/browser-problem/hydration').set(ofThisSite).expect(204);
  await ask.get('/healthz');
  await expect
    .poll(async () => Object.fromEntries(await readRequests()))
    .toEqual({
      'route="home",status="2xx",coding="br"': 2,
      'route="home",status="3xx",coding="identity"': 1,
      'route="not-found",status="4xx",coding="identity"': 1,
      'route="asset",status="2xx",coding="identity"': 1,
      'route="asset-not-found",status="4xx",coding="identity"': 1,
      'route="calendar-refused",status="3xx",coding="identity"': 1,
      'route="other",status="3xx",coding="identity"': 1,
      'route="refused",status="4xx",coding="identity"': 1,
      'route="browser-hydration",status="2xx",coding="identity"': 1,
    });
});

it.each([
  { name: 'this site, by an older browser', headers: { Origin }, counts: 1 },
  { name: 'another site', headers: { ...ofThisSite, 'Sec-Fetch-Site': 'cross-site' }, counts: 0 },
  { name: 'another, by an older browser', headers: { Origin: 'https://a.example' }, counts: 0 },
  { name: 'no page', headers: {}, counts: 0 },
])('a problem that is reported from $name counts $counts times', async ({ headers, counts }) => {
  const { ask, readSeries } = await createMeasuredApp();
  await ask.post('/browser-problem/hydration').set(headers);
  await ask.post('/browser-problem/rendering').set(ofThisSite);
  const count = async (problem: string) =>
    (await readSeries('site_requests_total')).get(
      `route="browser-${problem}",status="2xx",coding="identity"`,
    );
  await expect.poll(() => count('rendering')).toBe(1);
  expect(await count('hydration')).toBe(counts);
});

// Prometheus does not see the first request of a series that begins with 1.
it.each([
  { name: 'a page that the client has', labels: 'route="home",status="3xx",coding="identity"' },
  { name: 'the enquiry that was sent', labels: 'route="enquiry-sent",status="2xx",coding="br"' },
  { name: 'the sitemap', labels: 'route="sitemap.xml",status="2xx",coding="gzip"' },
  { name: 'an asset', labels: 'route="asset",status="2xx",coding="br"' },
  { name: 'security.txt', labels: 'route="security.txt",status="2xx",coding="identity"' },
  { name: 'what may be asked', labels: 'route="other",status="2xx",coding="identity"' },
  { name: 'a report', labels: 'route="browser-script-missing",status="2xx",coding="identity"' },
])('the count of $name begins at 0', async ({ labels }) => {
  const { readSeries } = await createMeasuredApp();
  expect((await readSeries('site_requests_total')).get(labels)).toBe(0);
});

it('an error is counted, from 0 on', async () => {
  const { ask, readSeries } = await createMeasuredApp();
  const labels = 'route="server-error",status="5xx",coding="br"';
  const countErrors = async () => (await readSeries('site_requests_total')).get(labels);
  expect(await countErrors()).toBe(0);
  vi.spyOn(express.response, 'send').mockImplementationOnce(() => {
    throw new Error('unexpected');
  });
  await ask.get('/').set('Accept-Encoding', 'br').expect(500);
  await expect.poll(countErrors).toBe(1);
});

it('odd addresses make no series of their own', async () => {
  const { ask, readSeries } = await createMeasuredApp();
  const before = [...(await readSeries('site_requests_total')).keys()];
  await ask.get('/odd').set('Accept-Encoding', 'odd');
  await ask.get('/assets/odd.js');
  await ask.get('/%ffodd');
  await ask.get('/SITE/?odd=1');
  await ask.post('/browser-problem/odd').expect(404);
  expect([...(await readSeries('site_requests_total')).keys()]).toEqual(before);
});

it('the time to the end of the answer is in seconds by route, and in the log in milliseconds', async () => {
  const { ask, logged, readSeries } = await createMeasuredApp({ REQUEST_LOG: 'on' });
  const { send } = express.response;
  vi.spyOn(express.response, 'send').mockImplementationOnce(function sendLater(
    this: Response,
    body,
  ) {
    setTimeout(() => send.call(this, body), 50);
    return this;
  });
  await ask.get('/');
  await expect
    .poll(async () => (await readSeries('site_request_duration_seconds_count')).get('route="home"'))
    .toBe(1);
  const seconds = (await readSeries('site_request_duration_seconds_sum')).get('route="home"');
  expect(seconds).toBeGreaterThan(0.048);
  expect(seconds).toBeLessThan(4.8);
  const ms = Number(logged[0]?.['ms']);
  expect(ms).toBeGreaterThan(48);
  expect(ms).toBeLessThan(4_800);
});

it('a request whose client goes away is counted, and has no bytes', async () => {
  const { ask, logged, readSeries } = await createMeasuredApp({ REQUEST_LOG: 'on' });
  const send = vi.spyOn(express.response, 'send').mockReturnValueOnce(express.response);
  const asked = ask.get('/');
  asked.end(() => undefined);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  asked.abort();
  const countAborted = async () => (await readSeries('site_requests_aborted_total')).get('');
  await expect.poll(countAborted).toBe(1);
  expect(logged).toMatchObject([{ path: '/', aborted: true, bytes: 0 }]);
});

it('open connections, what was refused, and aborted requests are there before the first of them', async () => {
  const { readSeries } = await createMeasuredApp();
  expect((await readSeries('site_open_sockets')).get('')).toBe(2);
  expect(Object.fromEntries(await readSeries('site_refused_total'))).toEqual({
    'what="connections"': 3,
    'what="requests"': 4,
  });
  expect((await readSeries('site_requests_aborted_total')).get('')).toBe(0);
});

it('the metrics say which build runs, on which Node, and that nobody has named its version', async () => {
  const { readSeries } = await createMeasuredApp();
  const labels = `build="abcdef0123456789",node="${process.version}",version="unknown"`;
  expect([...(await readSeries('site_build_info'))]).toEqual([[labels, 1]]);
});

it('Prometheus reads them at /metrics, with a query too, and nothing else is there', async () => {
  const { askAdmin } = await createMeasuredApp();
  const { headers, text } = await askAdmin.get('/metrics?format=prometheus').expect(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
  await askAdmin.get('/').expect(404, 'Here are /healthz, /readyz and /metrics.\n');
});

it('metrics that can’t be collected are an error, which is logged', async () => {
  const { askAdmin, logged } = await createMeasuredApp();
  vi.spyOn(Registry.prototype, 'metrics').mockRejectedValueOnce(new Error('unexpected'));
  const { status, text } = await askAdmin.get('/metrics');
  expect([status, text]).toEqual([500, 'The metrics failed: see the log.\n']);
  expect(logged).toMatchObject([{ level: 'error', err: { message: 'unexpected' } }]);
});

it('without ADMIN_PORT there are none, and visitors never reach them', async () => {
  const { ask } = await createTestApp();
  expect((await ask.get('/metrics')).status).toBe(404);
});

it.each(['alerts.yaml', 'grafana-dashboard.json'])(
  'deploy/monitoring/%s asks for what an instance offers',
  async (file) => {
    const { ask, askAdmin } = await createMeasuredApp();
    await ask.get('/');
    const { text: offered } = await askAdmin.get('/metrics');
    const text = readFileSync(`deploy/monitoring/${file}`, 'utf8');
    // What begins with `probe` is the blackbox exporter's.
    const asked = new Set(text.match(/\b(?!probe_)[a-z]+_\w+(?=\{)/g));
    expect(asked.size).toBeGreaterThan(2);
    const missing = [...asked].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(offered));
    expect(missing).toEqual([]);
  },
);
