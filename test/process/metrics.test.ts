import { expect, it, vi } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import { ask } from '../setup/connections.ts';
import {
  productionEnvironment,
  readLog,
  spawnTestSite,
  startSiteWithMetrics,
} from '../setup/process.ts';
import { get, openSocket } from '../setup/sockets.ts';

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
  // Not waited for: it listens at another address than the helpers ask.
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

it('what is asked of the site is counted', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  const paths = ['/', '/?a=1', '/healthz', '/nothing'];
  for (const path of paths) await ask(site.port, path);
  const metrics = await readMetrics();
  expect(metrics.match(/^site_requests_total.*/gm)).toEqual([
    'site_requests_total{route="home",status="2xx",coding="identity"} 2',
    'site_requests_total{route="not-found",status="4xx",coding="identity"} 1',
  ]);
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

it('the versions of the image, the build and Node are those that the log names', async () => {
  const { site, readMetrics } = await startSiteWithMetrics({ VERSION: '2026-11-22' });
  const metrics = await readMetrics();
  await site.stop();
  const [started] = await readLog(site);
  expect(started).toMatchObject({ version: '2026-11-22' });
  const labels = `build="${started?.['build']}",node="${process.version}",version="2026-11-22"`;
  expect(metrics).toContain(`\nsite_build_info{${labels}} 1\n`);
});

it('without VERSION the version is unknown', async () => {
  const { readMetrics } = await startSiteWithMetrics();
  expect(await readMetrics()).toMatch(/^site_build_info\{.*,version="unknown"\} 1$/m);
});

it('HEAD and a query get the metrics too', async () => {
  const { adminPort } = await startSiteWithMetrics();
  const head = await ask(adminPort, '/metrics', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(Number(head.headers['content-length'])).toBeGreaterThan(1_000);
  const query = await ask(adminPort, '/metrics?a=1');
  expect(query.status).toBe(200);
  expect(query.text).toContain('\nsite_open_sockets ');
});
