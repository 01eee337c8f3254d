import { readFileSync } from 'node:fs';
import express, { type Response } from 'express';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';

async function createMeasuredApp(environment: Readonly<Record<string, string>> = {}) {
  const site = await createTestApp({ ADMIN_PORT: '9090', ...environment });
  /** The series of a metric, each with its value. */
  async function readSeries(metric: string): Promise<Readonly<Record<string, number>>> {
    const { text } = await site.askAdmin.get('/metrics');
    const lines = text.matchAll(new RegExp(`^${metric}(?:\\{(.*)\\})? (\\d.*)$`, 'gm'));
    return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
  }
  return { ...site, readSeries };
}

it('counts requests by response name and status class, errors starting at 0', async () => {
  const { ask, readSeries } = await createMeasuredApp({ ENQUIRY_RETURN: 'on' });
  const noErrors = { 'route="server-error",status="5xx"': 0 };
  expect(await readSeries('site_requests_total')).toEqual(noErrors);
  vi.spyOn(express.response, 'send').mockImplementationOnce(() => {
    throw new Error('unexpected');
  });
  const calendar = '/calendar/alpha.ics?level=&start=';
  const counted = [
    [ask.get('/'), 'route="server-error",status="5xx"'],
    [ask.get('/'), 'route="home",status="2xx"'],
    [ask.get('/?enquiry=sent'), 'route="enquiry-sent",status="2xx"'],
    [ask.get('/nothing'), 'route="not-found",status="4xx"'],
    [ask.get('/assets/icon-22222222.svg'), 'route="asset",status="2xx"'],
    [ask.get('/assets/none.js'), 'route="asset-not-found",status="4xx"'],
    [ask.get('/sitemap.xml'), 'route="sitemap.xml",status="2xx"'],
    [ask.get(`${calendar}2027-autumn`), 'route="calendar",status="2xx"'],
    [ask.get(calendar), 'route="calendar-rejected",status="3xx"'],
    [ask.get('/SITE/?odd=1'), 'route="other",status="3xx"'],
    [ask.get('/%ff'), 'route="rejected",status="4xx"'],
  ] as const;
  for (const [request] of counted) await request;
  await ask.get('/healthz');
  expect(Object.keys(await readSeries('site_build_info')).join()).toContain('version="unknown"');
  const added = counted.map(([, series]) => [series, 1]);
  await expect.poll(() => readSeries('site_requests_total')).toEqual(Object.fromEntries(added));
});

it('measures response time in seconds by route, in milliseconds in the log', async () => {
  const { ask, logged, readSeries } = await createMeasuredApp({ REQUEST_LOG: 'on' });
  const { send } = express.response;
  const sending = vi.spyOn(express.response, 'send');
  sending.mockImplementationOnce(function sendLater(this: Response, body) {
    setTimeout(() => send.call(this, body), 200);
    return this;
  });
  await ask.get('/');
  await expect.poll(() => logged).toHaveLength(1);
  const ms = Number(logged[0]?.['ms']);
  expect(ms).toBeGreaterThan(198);
  const { 'route="home"': seconds } = await readSeries('site_request_duration_seconds_sum');
  // Log and metric measure by themselves; on a busy machine their times differ.
  expect(seconds).toBeGreaterThan(0.198);
  expect(seconds).toBeLessThan(ms / 20);
});

const build = `build="abcdef0123456789",node="${process.version}",version="1.2"`;

const unused = await createMeasuredApp({ VERSION: '1.2' });

it.each([
  ['site_open_sockets', { '': 2 }],
  ['site_rejected_total', { 'what="connections"': 3, 'what="pipelined"': 4 }],
  ['site_build_info', { [build]: 1 }],
])('exposes %s before the first event: %j', async (metric, values) => {
  expect(await unused.readSeries(metric)).toEqual(values);
});

it('serves /metrics, even with a query, and nothing else', async () => {
  const { askAdmin } = unused;
  const { headers, text } = await askAdmin.get('/metrics?format=prometheus').expect(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
  await askAdmin.get('/').expect(404, 'Available: /healthz, /readyz and /metrics.\n');
  await askAdmin.get('/metrics/').expect(404);
});

it.each(['deploy/monitoring/alerts.yaml', 'docs/operate.md'])(
  'queries only metrics that exist in %s',
  async (file) => {
    const { ask, askAdmin } = await createMeasuredApp();
    await ask.get('/');
    const { text: offered } = await askAdmin.get('/metrics');
    const text = readFileSync(file, 'utf8');
    // Metrics beginning with `probe` come from the blackbox exporter.
    const queried = new Set(text.match(/\bsite_\w+|\b(?!probe_)[a-z]+_\w+(?=\{)/g));
    expect(queried.size).toBeGreaterThan(1);
    const missing = [...queried].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(offered));
    expect(missing, `${file} names metrics that no instance has`).toEqual([]);
  },
);
