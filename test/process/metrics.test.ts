import { expect, it, vi } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import { ask, get, openSocket } from '../setup/connections.ts';
import {
  productionEnvironment,
  readLog,
  spawnTestSite,
  startSiteWithMetrics,
} from '../setup/process.ts';

/** The values that a label has in the series of a metric, each once, sorted. */
function valuesOf(metrics: string, metric: string, label: string): readonly string[] {
  const series = metrics.matchAll(new RegExp(`^${metric}\\{.*\\b${label}="([^"]*)"`, 'gm'));
  return [...new Set([...series].map(([, value = '']) => value))].sort();
}

it('metrics are at the admin port alone, and nothing else is there', async () => {
  const { site, adminPort } = await startSiteWithMetrics();
  const onSite = await ask(site.port, '/metrics');
  expect(onSite.status).toBe(404);
  const page = await ask(adminPort, '/');
  expect(page).toMatchObject({ status: 404, text: 'The metrics are at /metrics.\n' });
  const metrics = await ask(adminPort, '/metrics');
  expect(metrics.status).toBe(200);
  expect(metrics.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
});

it('the admin port is reached from this machine alone, whatever address the site listens at', async () => {
  const adminPort = await freePort();
  const environment = {
    ...productionEnvironment,
    HOST: '127.0.0.2',
    ADMIN_PORT: String(adminPort),
  };
  spawnTestSite({ environment });
  const expectMetrics = async () => expect((await ask(adminPort, '/metrics')).status).toBe(200);
  await vi.waitFor(expectMetrics, 20_000);
  const elsewhere = ask(adminPort, '/metrics', { host: '127.0.0.2' });
  await expect(elsewhere).rejects.toThrow('ECONNREFUSED');
});

it('ADMIN_HOST opens the admin port to others, and not to this machine', async () => {
  const { adminPort } = await startSiteWithMetrics({ ADMIN_HOST: '127.0.0.2' });
  const opened = await ask(adminPort, '/metrics', { host: '127.0.0.2' });
  expect(opened.status).toBe(200);
  await expect(ask(adminPort, '/metrics')).rejects.toThrow('ECONNREFUSED');
});

it('requests are counted by what was answered, and health checks are not', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  const paths = ['/', '/?a=1', '/healthz', '/readyz', '/nothing'];
  for (const path of paths) await ask(site.port, path);
  const metrics = await readMetrics();
  const counted = metrics.match(/^site_requests_total.*/gm);
  expect(counted).toEqual([
    'site_requests_total{route="home",status="2xx",coding="identity"} 2',
    'site_requests_total{route="not-found",status="4xx",coding="identity"} 1',
  ]);
  expect(metrics).toMatch(/^site_request_duration_seconds_count\{route="home"\} 2$/m);
});

it('a problem that a browser reports is counted by its name, and made-up names are not', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  for (const problem of ['hydration', 'made-up']) {
    await ask(site.port, `/browser-problem/${problem}`, { method: 'POST' });
  }
  const metrics = await readMetrics();
  expect(metrics).toMatch(/^site_requests_total\{route="browser-hydration",status="2xx",.*\} 1$/m);
  expect(metrics).not.toContain('made-up');
});

it('whatever addresses are asked for, the series stay the same few', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  for (let number = 0; number < 50; number += 1) {
    await ask(site.port, `/odd-${number}`);
    await ask(site.port, `/assets/odd-${number}.js`);
    await ask(site.port, `/?odd=${number}`, { method: `POST` });
    await ask(site.port, `/%ff${number}`, { headers: { 'Accept-Encoding': `odd-${number}` } });
  }
  const metrics = await readMetrics();
  expect(metrics).not.toContain('odd');
  const series = metrics.match(/^site_requests_total\{/gm);
  expect(series).toHaveLength(4);
});

it('a client that goes away before it has its answer is counted', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  async function leaveAtOnce(): Promise<void> {
    // A reset may overtake the request before it, so one is not enough.
    const socket = await openSocket(site.port, get('/'));
    socket.resetAndDestroy();
    expect(await readMetrics()).toMatch(/^site_requests_aborted_total [1-9]/m);
  }
  await vi.waitFor(leaveAtOnce, 20_000);
});

it('the build and the version of Node are those that the log names', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  const metrics = await readMetrics();
  await site.stop();
  const [started] = await readLog(site);
  expect(valuesOf(metrics, 'site_build_info', 'build')).toEqual([started?.['build']]);
  expect(valuesOf(metrics, 'site_build_info', 'node')).toEqual([process.version]);
});
